import { useForm } from '@homeline/client/form/use-form.ts';
import { said } from '@homeline/contract/said.ts';
import { BadResponseForm, BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import type { ChatbotQuestion } from './chat-sessions.ts';
import { chatCopy } from './copy.ts';

const copy = chatCopy.badResponse;
const CHOICES = BadResponseReason.options.map((value) => ({ value, label: said(value) }));

type BadResponseProps = {
  /** The question whose answer was bad; the dialog is closed without one. */
  readonly question: ChatbotQuestion | undefined;
  readonly onSend: (question: ChatbotQuestion, form: BadResponseForm) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks what was wrong with an answer of the chatbot. */
export function BadResponse({ question, onSend, onClose }: BadResponseProps) {
  return (
    <Dialog isOpen={question !== undefined} title={copy.title} onClose={onClose}>
      {question && <Form question={question} onSend={onSend} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ question, onSend, onClose }: BadResponseProps & { readonly question: ChatbotQuestion }) {
  const [isFailed, setFailed] = useState(false);
  const form = useForm({
    scope: 'bad-response',
    schema: BadResponseForm,
    values: {},
    // A text typed before another reason was chosen isn't sent.
    relevant: ({ reason, additionalInformation }) =>
      reason === 'Other' ? { reason, additionalInformation } : { reason },
    async send(answers) {
      setFailed(false);
      await onSend(question, answers).catch((error: unknown) => {
        setFailed(true);
        throw error;
      });
      onClose();
    },
  });
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {isFailed && <Alert kind="SYSTEM" text={chatCopy.alerts.GENERAL} />}
      <ChoiceField {...form.field('reason', copy.reason)} choices={CHOICES} />
      {form.value('reason') === 'Other' && (
        <TextAreaField {...form.field('additionalInformation', copy.additionalInformation)} optional />
      )}
      <div className="question-actions">
        <Button type="submit" isBusy={form.isBusy}>
          {copy.action}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
