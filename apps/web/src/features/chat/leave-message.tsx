import { useForm } from '@homeline/client/form/use-form.ts';
import { MOST_MESSAGE_CHARACTERS } from '@homeline/domain/chat/conversation.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { chatCopy } from './copy.ts';

const copy = chatCopy.leave;
const LeaveForm = z.object({
  leftMessage: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(MOST_MESSAGE_CHARACTERS, `Cannot be more than ${MOST_MESSAGE_CHARACTERS} characters`),
  callBackPhone: z
    .string()
    .refine((typed) => parseUsPhone(typed) !== undefined, 'Must be a US phone number')
    .optional(),
});

type LeaveMessageProps = {
  readonly isOpen: boolean;
  /** When agents answer, in a sentence; undefined while it isn't known. */
  readonly hours: string | undefined;
  readonly emailAddress: string;
  readonly isSignedIn: boolean;
  /** What the person asked last. */
  readonly asked: string | undefined;
  readonly onSend: (text: string, callBackPhone?: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Takes a message for the agents while they are away. */
export function LeaveMessage({ isOpen, ...props }: LeaveMessageProps) {
  return (
    <Dialog isOpen={isOpen} title={copy.title} onClose={props.onClose}>
      {isOpen && <Form {...props} />}
    </Dialog>
  );
}

function Form({
  hours,
  emailAddress,
  isSignedIn,
  asked,
  onSend,
  onClose,
}: Omit<LeaveMessageProps, 'isOpen'>) {
  const [isFailed, setFailed] = useState(false);
  const form = useForm({
    scope: 'leave-message',
    schema: LeaveForm,
    values: { leftMessage: asked ?? '' },
    async send({ leftMessage, callBackPhone }) {
      setFailed(false);
      await onSend(leftMessage, callBackPhone).catch((error: unknown) => {
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
      <p>
        {copy.why(hours)} {copy.how(emailAddress, isSignedIn)}
      </p>
      {isFailed && <Alert kind="SYSTEM" text={chatCopy.alerts.GENERAL} />}
      <TextAreaField {...form.field('leftMessage', copy.message)} />
      {!isSignedIn && (
        <PhoneField {...form.field('callBackPhone', copy.callBackPhone)} hint={copy.callBackHint} optional />
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
