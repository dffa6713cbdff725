import {
  acceptChat,
  type ChatAgent,
  type ChatDetails,
  endAgentChat,
  markChatUnread,
  returnChat,
} from '@homeline/contract/chat/desk.ts';
import { wakeChat } from '@homeline/contract/chat/snooze.ts';
import { acceptRefusal, type ChatAct, type ChatState } from '@homeline/domain/chat/conversation.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { send } from '../../session/client.ts';
import { useStaff } from '../../session/staff-member.ts';
import { AltKey } from '../../shell/alt-key.tsx';
import { useAltKey } from '../../shell/use-alt-key.ts';
import { CallForm } from './call-form.tsx';
import { chatCopy } from './copy.ts';
import { SnoozeForm } from './snooze-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useChatAct, useChatRefusal } from './use-desk.ts';

const copy = chatCopy.acts;

type ChatActsProps = { readonly chat: ChatDetails; readonly agents: readonly ChatAgent[] };

/** The buttons of a chat, by its state. */
const ACTS = {
  WAITING: ['ACCEPT', 'END'],
  ACTIVE: ['TRANSFER', 'RETURN', 'END'],
  ENDED: [],
} as const satisfies Record<ChatState, readonly ChatAct[]>;

/** Shows a chat's actions. A disabled button says why. */
export function ChatActs({ chat, agents }: ChatActsProps) {
  const ofChat = useChatRefusal(chat);
  const { identityUuid } = useStaff();
  const me = agents.find(({ identity }) => identity === identityUuid);
  const refusal = (act: ChatAct) => ofChat(act) ?? (act === 'ACCEPT' && me ? acceptRefusal(me) : undefined);
  const { run, isBusy, problem } = useChatAct();
  const [asked, ask] = useState<'TRANSFER' | 'SNOOZE' | 'CALL' | 'END'>();
  const params = { conversation: chat.uuid };
  const close = () => ask(undefined);
  const navigate = useNavigate();
  const acts = ACTS[chat.state];
  const refusals = new Set(acts.flatMap((act) => refusal(act) ?? []));
  function press(act: (typeof acts)[number]): void {
    if (act === 'ACCEPT') void run(() => send(acceptChat, { params }), copy.accepted);
    else if (act === 'RETURN') void run(() => send(returnChat, { params }), copy.returned);
    else ask(act);
  }
  const mayAccept = acts.some((act) => act === 'ACCEPT') && refusal('ACCEPT') === undefined;
  useAltKey('A', mayAccept && !isBusy ? () => press('ACCEPT') : undefined);
  return (
    <div className="chat-acts">
      <div className="form-actions">
        {acts.map((act) => (
          <Button
            key={act}
            kind={act === 'ACCEPT' ? 'primary' : 'secondary'}
            isBusy={isBusy}
            disabled={refusal(act) !== undefined}
            aria-keyshortcuts={act === 'ACCEPT' ? 'Alt+A' : undefined}
            onClick={() => press(act)}
          >
            {copy.titles[act]}
            {act === 'ACCEPT' && <AltKey letter="A" />}
          </Button>
        ))}
        {chat.isLeft && !ofChat(chat.state === 'WAITING' ? 'ACCEPT' : 'END') && (
          <Button kind="secondary" onClick={() => ask('CALL')}>
            {chatCopy.call.action}
          </Button>
        )}
        {!ofChat('WRITE') && (
          <>
            <Button
              kind="quiet"
              isBusy={isBusy}
              onClick={() =>
                // Leaves the chat: its messages are marked as read while on screen.
                void run(() => send(markChatUnread, { params }), copy.markedUnread).then(
                  (isDone) => isDone && navigate('/chats'),
                )
              }
            >
              {copy.unread}
            </Button>
            {chat.snoozedUntil ? (
              <Button
                kind="quiet"
                isBusy={isBusy}
                onClick={() => void run(() => send(wakeChat, { params }), chatCopy.snooze.woken)}
              >
                {chatCopy.snooze.wake}
              </Button>
            ) : (
              <Button kind="quiet" onClick={() => ask('SNOOZE')}>
                {chatCopy.snooze.action}
              </Button>
            )}
          </>
        )}
        <Link className={buttonClass('quiet')} to={`/chats/${chat.uuid}/transcript`}>
          {copy.transcript}
        </Link>
      </div>
      {[...refusals].map((words) => (
        <p key={words} className="fine-print">
          {words}
        </p>
      ))}
      {problem && <p role="alert">{problem}</p>}
      <Dialog isOpen={asked === 'TRANSFER'} title={copy.transferTo} onClose={close}>
        <TransferForm chat={chat} agents={agents} onDone={close} />
      </Dialog>
      <Dialog isOpen={asked === 'SNOOZE'} title={chatCopy.snooze.title} onClose={close}>
        <SnoozeForm chat={chat} onDone={() => navigate('/chats')} onCancel={close} />
      </Dialog>
      <Dialog isOpen={asked === 'CALL'} title={chatCopy.call.action} onClose={close}>
        <CallForm chat={chat} onDone={close} onCancel={close} />
      </Dialog>
      <Dialog isOpen={asked === 'END'} title={copy.titles.END} onClose={close}>
        <p>{copy.sure(chat.friendlyName)}</p>
        {problem && <p role="alert">{problem}</p>}
        <div className="form-actions">
          <Button
            kind="danger"
            isBusy={isBusy}
            onClick={() =>
              void run(() => send(endAgentChat, { params }), copy.ended).then((isDone) => isDone && close())
            }
          >
            {copy.titles.END}
          </Button>
          <Button kind="quiet" onClick={close}>
            {copy.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
