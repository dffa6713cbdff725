import { answerChatByCall, type ChatDetails } from '@homeline/contract/chat/desk.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { PhoneLink } from './borrower-panel.tsx';
import { chatCopy } from './copy.ts';
import { useChatAct } from './use-desk.ts';

const copy = chatCopy.call;

type CallFormProps = {
  readonly chat: ChatDetails;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Marks a left message as answered by phone, with a note of the call. */
export function CallForm({ chat, onDone, onCancel }: CallFormProps) {
  const { changed } = useChatAct();
  const form = useStaffForm({
    scope: 'chat-call',
    schema: answerChatByCall.body!,
    values: {},
    async send(body) {
      await send(answerChatByCall, { params: { conversation: chat.uuid }, body });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  return (
    <>
      <p>
        {copy.why} {chat.callBackPhone && <PhoneLink phone={chat.callBackPhone} />}
      </p>
      <FormCard
        form={form}
        action={copy.action}
        also={
          <Button kind="quiet" onClick={onCancel}>
            {chatCopy.acts.cancel}
          </Button>
        }
      >
        <TextAreaField {...form.field('note', copy.note)} />
      </FormCard>
    </>
  );
}
