import { writeToBorrower } from '@homeline/contract/loan-files/notes.ts';
import { listFileSigners } from '@homeline/contract/signers/decide-signer.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy, MESSAGE_TEMPLATES } from './copy.ts';
import { type FormProps, fileKey, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.message;

/** Writes to the borrower or a signer in their account, or to the borrower by email or text message. */
export function MessageForm({ file: { uuid, noTextMessages }, onDone }: FormProps) {
  const { changed, sendOnce } = useFileAct(uuid);
  const { data: signers = [] } = useQuery({
    queryKey: fileKey(uuid, listFileSigners.name),
    queryFn: () => send(listFileSigners, { params: { uuid } }),
  });
  const form = useStaffForm({
    scope: 'message',
    schema: writeToBorrower.body!,
    values: { channel: 'ACCOUNT' },
    async send(body) {
      await sendOnce(writeToBorrower, { params: { uuid }, body });
      showToast(copy.done[body.channel]);
      onDone();
      await changed();
    },
  });
  const channel = form.value('channel') ?? 'ACCOUNT';
  const choices = copy.channels.filter(({ value }) => value !== 'TEXT_MESSAGE' || !noTextMessages);
  const subject = form.field('subject', copy.subject);
  const text = form.field('text', copy.text);
  return (
    <FormCard form={form} action={copy.action[channel]}>
      <ChoiceField {...form.field('channel', copy.channel)} choices={choices} />
      {noTextMessages && <p className="fine-print">{copy.noTexts(noTextMessages)}</p>}
      {channel === 'ACCOUNT' && signers.length > 0 && (
        <SelectField
          {...form.field('signer', copy.to)}
          options={signers.map((signer) => ({ value: signer.uuid, label: signer.name }))}
          hint={copy.toHint}
          optional
        />
      )}
      <label className="filter">
        <span>{copy.templates}</span>
        <select
          className="control"
          onChange={({ target }) => {
            const template = MESSAGE_TEMPLATES.find(({ title }) => title === target.value);
            if (!template) return;
            subject.onChange(template.subject);
            text.onChange(template.text);
          }}
        >
          <option value="">{copy.choose}</option>
          {MESSAGE_TEMPLATES.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      {channel === 'EMAIL' && <TextField {...subject} />}
      <TextAreaField {...text} hint={HINTS[channel]} rows={5} />
    </FormCard>
  );
}

const HINTS = { ACCOUNT: copy.accountHint, EMAIL: copy.hint, TEXT_MESSAGE: copy.shortHint } as const;
