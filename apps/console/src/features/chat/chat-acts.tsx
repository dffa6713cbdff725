import {
  acceptChat,
  type ChatAgent,
  type ChatDetails,
  endAgentChat,
  returnChat,
  transferChat,
} from '@homeline/contract/chat/desk.ts';
import {
  acceptRefusal,
  type ChatAct,
  type ChatState,
  handoverRefusal,
} from '@homeline/domain/chat/conversation.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { useStaff } from '../../session/staff-member.ts';
import { chatCopy } from './copy.ts';
import { useChatAct, useChatRefusal } from './use-desk.ts';

const copy = chatCopy.acts;

type ChatActsProps = { readonly chat: ChatDetails; readonly agents: readonly ChatAgent[] };

/** The acts that a chat of each state has buttons for. */
const ACTS = {
  WAITING: ['ACCEPT', 'END'],
  ACTIVE: ['TRANSFER', 'RETURN', 'END'],
  ENDED: [],
} as const satisfies Record<ChatState, readonly ChatAct[]>;

/** What may be done to a chat. A button that the agent may not press says why. */
export function ChatActs({ chat, agents }: ChatActsProps) {
  const ofChat = useChatRefusal(chat);
  const { identityUuid } = useStaff();
  const me = agents.find(({ identity }) => identity === identityUuid);
  const refusal = (act: ChatAct) => ofChat(act) ?? (act === 'ACCEPT' && me ? acceptRefusal(me) : undefined);
  const { run, isBusy, problem } = useChatAct();
  const [asked, ask] = useState<'TRANSFER' | 'END'>();
  const params = { conversation: chat.uuid };
  const close = () => ask(undefined);
  const acts = ACTS[chat.state];
  const refusals = new Set(acts.flatMap((act) => refusal(act) ?? []));
  function press(act: (typeof acts)[number]): void {
    if (act === 'ACCEPT') void run(() => send(acceptChat, { params }), copy.accepted);
    else if (act === 'RETURN') void run(() => send(returnChat, { params }), copy.returned);
    else ask(act);
  }
  return (
    <div className="chat-acts">
      <div className="form-actions">
        {acts.map((act) => (
          <Button
            key={act}
            kind={act === 'ACCEPT' ? 'primary' : 'secondary'}
            isBusy={isBusy}
            disabled={refusal(act) !== undefined}
            onClick={() => press(act)}
          >
            {copy.titles[act]}
          </Button>
        ))}
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

type TransferFormProps = ChatActsProps & { readonly onDone: () => void };

function TransferForm({ chat, agents, onDone }: TransferFormProps) {
  const { run, isBusy, problem } = useChatAct();
  const others = transferOrder(agents.filter(({ identity }) => identity !== chat.agent?.identity));
  const [picked, choose] = useState<string>();
  const takers = others.filter((agent) => !handoverRefusal(agent));
  const chosen = (takers.find(({ identity }) => identity === picked) ?? takers[0])?.identity;
  if (chosen === undefined) return <p>{copy.nobodyElse}</p>;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const given = { params: { conversation: chat.uuid }, body: { agent: chosen } };
        void run(() => send(transferChat, given), copy.transferred).then((isDone) => isDone && onDone());
      }}
    >
      <fieldset className="chat-transfer">
        <legend className="hidden-visually">{copy.transferTo}</legend>
        {others.map(({ identity, name, presence, active, capacity }) => (
          <label key={identity}>
            <input
              type="radio"
              name="agent"
              checked={identity === chosen}
              disabled={handoverRefusal({ presence, active, capacity }) !== undefined}
              onChange={() => choose(identity)}
            />
            <span>
              {copy.agent(name, chatCopy.presences[presence], chatCopy.lists.load(active, capacity))}
            </span>
          </label>
        ))}
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy}>
          {copy.titles.TRANSFER}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Returns agents in the order in which a chat should be handed over: available ones with the most room first. */
export function transferOrder(agents: readonly ChatAgent[]): readonly ChatAgent[] {
  const room = ({ capacity, active }: ChatAgent) => capacity - active;
  const rank = (agent: ChatAgent) => (agent.presence === 'AVAILABLE' ? (room(agent) > 0 ? 0 : 1) : 2);
  return agents.toSorted((a, b) => rank(a) - rank(b) || room(b) - room(a) || a.name.localeCompare(b.name));
}
