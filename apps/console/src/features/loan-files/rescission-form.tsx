import {
  recordRescission,
  settleRescission,
  uploadRescissionLetter,
} from '@homeline/contract/funding/record-rescission.ts';
import { listFileSigners } from '@homeline/contract/signers/decide-signer.ts';
import { UPLOAD_TYPES } from '@homeline/domain/documents/file-checks.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { type ChosenFile, FileField } from '@homeline/ui/fields/file-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { type FormProps, fileKey, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.rescission;

/** Records an owner's notice of rescission from outside the pages; once rescinded, that the line is settled. */
export function RescissionForm(props: FormProps) {
  return props.file.step === 'RESCINDED' ? <SettlementForm {...props} /> : <NoticeForm {...props} />;
}

function NoticeForm({ file: { uuid, borrower }, onDone }: FormProps) {
  const { changed, sendOnce } = useFileAct(uuid);
  const [scan, setScan] = useState<ChosenFile>();
  const { data: signers = [] } = useQuery({
    queryKey: fileKey(uuid, listFileSigners.name),
    queryFn: () => send(listFileSigners, { params: { uuid } }),
  });
  const form = useStaffForm({
    scope: 'rescission',
    schema: recordRescission.body!,
    values: {},
    async send(body) {
      await sendOnce(recordRescission, { params: { uuid }, body });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  const document = form.field('document', copy.scan);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setScan({ name: file.name, sizeBytes: file.size, sentPct: 0 });
    try {
      const query = { name: file.name };
      const stored = await sendOnce(uploadRescissionLetter, {
        params: { uuid },
        query,
        body: file,
      });
      document.onChange(stored.uuid);
      document.onProblem(undefined);
      setScan({ name: file.name, sizeBytes: file.size, sentPct: 100 });
    } catch (error) {
      setScan(undefined);
      document.onProblem(String(staffAlert(error).text));
    }
  };
  const how = form.value('how');
  return (
    <FormCard form={form} action={copy.action} kind="danger">
      <p className="fine-print">{copy.why}</p>
      <ChoiceField {...form.field('how', copy.how)} choices={copy.ways} />
      <DateField {...form.field('sentOn', copy.sentOn[how ?? 'MAIL'])} />
      {how === 'MAIL' && (
        <DateField {...form.field('receivedOn', copy.receivedOn)} hint={copy.receivedOnHint} />
      )}
      <SelectField
        {...form.field('by', copy.by)}
        options={[borrower ?? [], signers.map(({ name }) => name)]
          .flat()
          .map((name) => ({ value: name, label: name }))}
      />
      {how !== 'PHONE' && (
        <FileField
          {...document}
          value={scan}
          accept={UPLOAD_TYPES.join()}
          onChange={(file) => void upload(file)}
        />
      )}
    </FormCard>
  );
}

function SettlementForm({ file: { uuid }, onDone }: FormProps) {
  const { changed, sendOnce } = useFileAct(uuid);
  const form = useStaffForm({
    scope: 'settlement',
    schema: settleRescission.body!,
    values: {},
    async send(body) {
      await sendOnce(settleRescission, { params: { uuid }, body });
      showToast(copy.settled);
      onDone();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.settle}>
      <p className="fine-print">{copy.duty}</p>
      <CheckboxField {...form.field('moneyReturned', copy.money)} statement={copy.moneyReturned} />
      <CheckboxField {...form.field('lienReleased', copy.lien)} statement={copy.lienReleased} />
      <TextAreaField {...form.field('comments', copy.comments)} />
    </FormCard>
  );
}
