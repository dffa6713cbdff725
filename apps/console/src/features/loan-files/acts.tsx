import { addNote } from '@homeline/contract/loan-files/notes.ts';
import { resetBorrowerSecondFactor } from '@homeline/contract/loan-files/reset-borrower-second-factor.ts';
import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { useOfficers } from '../pipeline/use-pipeline.ts';
import { REMINDERS } from '../reminders/use-reminders.ts';
import { ConditionForm } from './condition-form.tsx';
import { conditionsCopy } from './conditions-copy.ts';
import { fileCopy } from './copy.ts';
import { CorrectionForms } from './correction-forms.tsx';
import { DeclineForm } from './decline-form.tsx';
import { AddDocument } from './document-forms.tsx';
import { documentsCopy } from './documents-copy.ts';
import { MessageForm } from './message-form.tsx';
import { REASON_ACTS, ReasonForm } from './reason-acts.tsx';
import { RescissionForm } from './rescission-form.tsx';
import { useDraft } from './use-draft.ts';
import { type FormProps, useFileAct } from './use-loan-file.ts';

/** Adds a note to the file, after which the form is empty again. */
export function NoteForm({ file }: Pick<FormProps, 'file'>) {
  const [sent, countSent] = useState(0);
  return <NoteFields key={sent} file={file} onDone={() => countSent(sent + 1)} />;
}

function NoteFields({ file: { uuid }, onDone }: FormProps) {
  const draft = useDraft<string | undefined>(`note ${uuid}`);
  const { changed, sendOnce } = useFileAct(uuid);
  const queries = useQueryClient();
  const form = useStaffForm({
    scope: 'note',
    schema: addNote.body!,
    values: { text: draft.kept() ?? '' },
    // Without a person, nobody is reminded.
    relevant: ({ text, reminder }) => ({ text, ...(reminder?.of && { reminder }) }),
    async send(body) {
      await sendOnce(addNote, { params: { uuid }, body });
      await queries.invalidateQueries({ queryKey: REMINDERS });
      draft.forget();
      showToast(fileCopy.note.done);
      onDone();
      await changed();
    },
  });
  const text = form.value('text');
  const { data: officers = [] } = useOfficers(!useDisabledReason()('SEE_PIPELINE'));
  const of = form.field('reminder.of', fileCopy.note.remind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed decides
  useEffect(() => draft.keep(text), [text]);
  return (
    <FormCard form={form} action={fileCopy.note.action}>
      <TextAreaField {...form.field('text', fileCopy.note.label)} />
      {officers.length > 0 && (
        <SelectField
          {...of}
          options={officers.map(({ identity, name }) => ({ value: identity, label: name }))}
          optional
        />
      )}
      {of.value && <DateField {...form.field('reminder.dueOn', fileCopy.note.remindOn)} />}
    </FormCard>
  );
}

function RaiseCondition({ file: { uuid, hasOriginator }, onDone }: FormProps) {
  const { changed } = useFileAct(uuid);
  return (
    <ConditionForm
      uuid={uuid}
      hasOriginator={hasOriginator === true}
      onRaised={() => {
        onDone();
        return changed();
      }}
    />
  );
}

function SecondFactorReset({ file: { uuid } }: Pick<FormProps, 'file'>) {
  const copy = fileCopy.secondFactor;
  const { run, isBusy, problem } = useFileAct(uuid);
  return (
    <div>
      <p className="fine-print">{copy.why}</p>
      <Button
        kind="secondary"
        isBusy={isBusy}
        onClick={() => void run(() => send(resetBorrowerSecondFactor, { params: { uuid } }), copy.done)}
      >
        {copy.action}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Something that staff may do with an application besides its review. */
export type FileAct = {
  readonly act: StaffAct;
  readonly title: string;
  /** The consequence, stated before the act. */
  readonly why: string;
  readonly form: (props: FormProps) => ReactNode;
};

/** The acts in the order of the menu: what is done often, what corrects, and what stops or ends the application. */
export const FILE_ACTS: readonly FileAct[] = [
  {
    act: 'RAISE_CONDITION',
    title: conditionsCopy.raise,
    why: conditionsCopy.raiseWhy,
    form: (props) => <RaiseCondition {...props} />,
  },
  {
    act: 'FILE_DOCUMENT',
    title: documentsCopy.add.heading,
    why: documentsCopy.add.why,
    form: (props) => <AddDocument {...props} />,
  },
  {
    act: 'WRITE_TO_BORROWER',
    title: fileCopy.message.heading,
    why: fileCopy.message.why,
    form: (props) => <MessageForm {...props} />,
  },
  {
    act: 'CORRECT_ANSWER',
    title: fileCopy.correct.heading,
    why: fileCopy.correct.why,
    form: (props) => <CorrectionForms {...props} />,
  },
  {
    act: 'RESET_SECOND_FACTOR',
    title: fileCopy.secondFactor.heading,
    why: fileCopy.secondFactor.why,
    form: (props) => <SecondFactorReset {...props} />,
  },
  {
    act: 'RECORD_RESCISSION',
    title: fileCopy.rescission.heading,
    why: fileCopy.rescission.why,
    form: (props) => <RescissionForm {...props} />,
  },
  ...REASON_ACTS.map((row) => ({
    act: row.act,
    title: row.copy.heading,
    why: row.copy.why,
    form: (props: FormProps) => <ReasonForm row={row} {...props} />,
  })),
  {
    act: 'DECLINE_APPLICATION',
    title: fileCopy.decline.heading,
    why: fileCopy.decline.why,
    form: (props) => <DeclineForm {...props} />,
  },
];
