import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import {
  correctAnswer,
  type FileCorrections,
  listFileCorrections,
  StaffCorrectionForms,
} from '@homeline/contract/corrections/correct-answer.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { CO_OWNER_TYPES, fileCopy, OWNERSHIP_NAMES } from './copy.ts';
import { type FormProps, fileKey, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.correct;

type What = keyof typeof StaffCorrectionForms;
const isOffered = (what: string): what is What => Object.hasOwn(StaffCorrectionForms, what);

/** The answers that staff may correct for the borrower, each with what it redoes before anything changes. */
export function CorrectionForms(props: FormProps) {
  const { uuid } = props.file;
  const [shown, show] = useState<What>();
  const { data, error, refetch } = useQuery({
    queryKey: fileKey(uuid, listFileCorrections.name),
    queryFn: () => send(listFileCorrections, { params: { uuid } }),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const open = data.corrections.map(({ what }) => what).filter(isOffered);
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
  readonly what: What;
  readonly known: FileCorrections;
  readonly close: () => void;
};

function CorrectionForm({ file: { uuid }, what, known, onDone, close }: CorrectionProps) {
  const { changed } = useFileAct(uuid);
  const [key] = useState(() => crypto.randomUUID());
  const redone = known.corrections.find((one) => one.what === what)?.redone ?? [];
  const { email, phone, employerName, ownership, signers } = known;
  const values = { email, phone, employerName, ownership, signers, what, redone };
  const schema = StaffCorrectionForms[what] as z.ZodType<object, Given>;
  const form = useStaffForm<Given, object>({
    scope: 'correct',
    schema,
    values: values as PartialAnswers<Given>,
    async send(body) {
      await send(correctAnswer, { params: { uuid }, body: body as never, idempotencyKey: key });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  const FIELDS: Readonly<Record<What, ReactNode>> = {
    CONTACT: (
      <>
        <TextField {...form.field('email', copy.email)} type="email" />
        <PhoneField {...form.field('phone', copy.phone)} />
      </>
    ),
    EMPLOYER: <TextField {...form.field('employerName', copy.employerName)} />,
    VESTING: (
      <>
        <SelectField {...form.field('ownership', copy.ownership)} options={OWNERSHIP_NAMES} />
        {form.value('ownership') !== 'INDIVIDUAL' &&
          signers.map(({ name, type }, index) => (
            <fieldset key={name}>
              <legend>
                {name} · {CO_OWNER_TYPES[type]}
              </legend>
              <TextField {...form.field(`signers.${index}.name`, copy.name)} />
              <TextField {...form.field(`signers.${index}.email`, copy.email)} type="email" />
            </fieldset>
          ))}
      </>
    ),
  };
  return (
    <FormCard
      form={form}
      action={copy.action[what]}
      also={
        <Button kind="secondary" onClick={close}>
          {copy.cancel}
        </Button>
      }
    >
      {FIELDS[what]}
      <div>
        <p>{copy.redone.title}</p>
        <ul className="reasons">
          {redone.length === 0 && <li>{copy.redone.none}</li>}
          {redone.map((part) => (
            <li key={part}>{copy.redone.parts[part]}</li>
          ))}
        </ul>
      </div>
      <TextAreaField {...form.field('reason', copy.reason)} />
    </FormCard>
  );
}

/** The fields of all corrections; each form uses its own. */
type Given = {
  what: What;
  redone: string[];
  email?: string;
  phone?: string;
  employerName?: string;
  ownership?: string;
  signers?: { name: string; email: string }[];
  reason: string;
};
