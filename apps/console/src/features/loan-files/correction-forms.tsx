import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import {
  correctAnswer,
  type FileCorrections,
  listFileCorrections,
  StaffCorrectionForms,
} from '@homeline/contract/corrections/correct-answer.ts';
import type { RedonePart, StaffCorrectionName } from '@homeline/domain/workflow/correction-names.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { CorrectionFields, type CorrectionInput } from './correction-fields.tsx';
import { type FormProps, fileKey, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.correct;

/** The answers that staff may correct for the borrower, each showing what it redoes before anything changes. */
export function CorrectionForms(props: FormProps) {
  const { uuid } = props.file;
  const [shown, show] = useState<StaffCorrectionName>();
  const { data, error, refetch } = useQuery({
    queryKey: fileKey(uuid, listFileCorrections.name),
    queryFn: () => send(listFileCorrections, { params: { uuid } }),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const open = data.corrections.map(({ what }) => what);
  if (open.length === 0) return <p className="fine-print">{copy.none}</p>;
  if (shown && open.includes(shown))
    return <CorrectionForm key={shown} what={shown} known={data} {...props} close={() => show(undefined)} />;
  return (
    <div className="form-actions">
      {open.map((what) => (
        <Button key={what} kind="secondary" onClick={() => show(what)}>
          {copy.open[what]}
        </Button>
      ))}
    </div>
  );
}

type CorrectionProps = FormProps & {
  readonly what: StaffCorrectionName;
  readonly known: FileCorrections;
  readonly close: () => void;
};

function CorrectionForm({ file: { uuid }, what, known, onDone, close }: CorrectionProps) {
  const { changed, sendOnce } = useFileAct(uuid);
  const redone = known.corrections.find((one) => one.what === what)?.redone ?? [];
  const { corrections: _, ...answers } = known;
  const values = { ...answers, what, redone };
  const schema = StaffCorrectionForms[what] as z.ZodType<object, CorrectionInput>;
  const form = useStaffForm<CorrectionInput, object>({
    scope: 'correct',
    schema,
    values: values as PartialAnswers<CorrectionInput>,
    async send(body) {
      await sendOnce(correctAnswer, { params: { uuid }, body: body as never });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  return (
    <>
      <h3>{copy.open[what]}</h3>
      <FormCard
        form={form}
        action={copy.action[what]}
        also={
          <Button kind="secondary" onClick={close}>
            {copy.cancel}
          </Button>
        }
      >
        <CorrectionFields what={what} form={form} signers={known.signers} />
        <div>
          <p>
            <strong>{copy.redone.title}</strong>
          </p>
          <ul className="reasons">
            {redone.length === 0 && <li>{copy.redone.none}</li>}
            {redone.map((part) => (
              <li key={part}>{copy.redone.parts[part]}</li>
            ))}
            {isTold(what, redone) && <li>{copy.redone.told[what]}</li>}
          </ul>
        </div>
        <TextAreaField {...form.field('reason', copy.reason)} />
      </FormCard>
    </>
  );
}

/** Returns whether the borrower is emailed about a correction: a borrower without offers needn't choose again. */
function isTold(what: StaffCorrectionName, redone: readonly RedonePart[]): boolean {
  return what === 'CONTACT' || what === 'PROFILE' || redone.includes('OFFERS');
}
