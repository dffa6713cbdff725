import { Words } from '@homeline/client/chat/words.tsx';
import type { ChatAgent, ChatSummary } from '@homeline/contract/chat/desk.ts';
import { finishChatMention } from '@homeline/contract/chat/desk-notes.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { AltKey } from '../../shell/alt-key.tsx';
import { ageInWords, instantInWords } from '../../shell/dates.ts';
import { useAltKey } from '../../shell/use-alt-key.ts';
import { chatCopy } from './copy.ts';
import { type Desk, useChatAct } from './use-desk.ts';
import { useMinute } from './use-minute.ts';

const copy = chatCopy.lists;

type ChatListsProps = { readonly desk: Desk; readonly current: string | undefined };

/** Lists the mentions, the agent's own chats and the queue. Supervisors also see all other chats and which agents are available. */
export function ChatLists({ desk, current }: ChatListsProps) {
  const { waiting, mine, snoozed, others, agents, mentions } = desk;
  const seesAll = !useDisabledReason()('SUPERVISE_CHATS');
  useMinute();
  const navigate = useNavigate();
  const [next] = waiting;
  useAltKey('N', next && (() => void navigate(`/chats/${next.uuid}`)));
  return (
    <>
      <Mentions mentions={mentions} />
      <List title={copy.mine} none={copy.noneMine} chats={mine} current={current} />
      <List title={copy.waiting} none={copy.nobodyWaits} chats={waiting} current={current} letter="N" />
      {snoozed.length > 0 && <List title={copy.snoozed} none="" chats={snoozed} current={current} />}
      {seesAll && (
        <>
          <List title={copy.others} none={copy.noOthers} chats={others} current={current} />
          <Agents agents={agents} />
        </>
      )}
    </>
  );
}

type ListProps = {
  readonly title: string;
  readonly none: string;
  readonly chats: readonly ChatSummary[];
  readonly current: string | undefined;
  /** The Alt shortcut that opens the list's first chat. */
  readonly letter?: string;
};

function List({ title, none, chats, current, letter }: ListProps) {
  return (
    <Group title={title} count={chats.length} letter={letter}>
      {chats.length === 0 && <p className="fine-print">{none}</p>}
      <ul aria-label={title}>
        {chats.map((chat) => (
          <li key={chat.uuid}>
            <ChatLink chat={chat} isCurrent={chat.uuid === current} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

type GroupProps = {
  readonly title: string;
  readonly count: number;
  readonly letter?: string | undefined;
  readonly children: ReactNode;
};

function Group({ title, count, letter, children }: GroupProps) {
  return (
    <section className="chat-group">
      <h2>
        {title} <span className="tag">{count}</span>
        {letter && count > 0 && <AltKey letter={letter} />}
      </h2>
      {children}
    </section>
  );
}

function ChatLink({ chat, isCurrent }: { readonly chat: ChatSummary; readonly isCurrent: boolean }) {
  const { uuid, state, friendlyName, agent, isForMe, waitingSince, unread, preview, skill } = chat;
  const { snoozedUntil, tags, isLeft, wantsCall } = chat;
  return (
    <Link className="chat-link" to={`/chats/${uuid}`} aria-current={isCurrent ? 'page' : undefined}>
      <span className="chat-link-name">
        <strong dir="auto">{friendlyName}</strong>
        {unread > 0 && (
          <span className="chat-unread">
            <span aria-hidden="true">{unread}</span>
            <span className="hidden-visually">{copy.unread(unread)}</span>
          </span>
        )}
      </span>
      <span className="fine-print">
        {waitingSince ? copy.waits(ageInWords(waitingSince)) : agent && copy.answeredBy(agent.name)}
        {' · '}
        {chatCopy.skills[skill]}
      </span>
      {snoozedUntil && <span className="fine-print">{copy.until(instantInWords(snoozedUntil))}</span>}
      {tags.length > 0 && <span className="fine-print">{tags.join(', ')}</span>}
      {isLeft && <span className="tag">{wantsCall ? copy.wantsCall : copy.isLeft}</span>}
      {state === 'WAITING' && isForMe && <span className="tag tag-caution">{copy.forMe}</span>}
      {preview && (
        <span className="chat-preview" dir="auto">
          <Words text={preview} />
        </span>
      )}
    </Link>
  );
}

function Mentions({ mentions }: Pick<Desk, 'mentions'>) {
  const { run, isBusy, problem } = useChatAct();
  if (mentions.length === 0) return null;
  return (
    <Group title={copy.mentions} count={mentions.length}>
      <ul aria-label={copy.mentions} className="chat-notes">
        {mentions.map(({ note, conversation, friendlyName, text, by, at }) => (
          <li key={note}>
            <Link to={`/chats/${conversation}`} dir="auto">
              {friendlyName}
            </Link>
            <p dir="auto">
              <Words text={text} />
            </p>
            <p className="fine-print">{copy.mentionBy(by, instantInWords(at))}</p>
            <Button
              kind="quiet"
              isBusy={isBusy}
              onClick={() => void run(() => send(finishChatMention, { params: { note } }))}
            >
              {copy.done}
              <span className="hidden-visually"> {friendlyName}</span>
            </Button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </Group>
  );
}

function Agents({ agents }: { readonly agents: readonly ChatAgent[] }) {
  return (
    <Group title={copy.agents} count={agents.length}>
      <ul aria-label={copy.agents} className="chat-agents">
        {agents.map(({ identity, name, presence, active, capacity }) => (
          <li key={identity} data-presence={presence}>
            <strong>{name}</strong>
            <span className="fine-print">
              {chatCopy.presences[presence]} · {copy.load(active, capacity)}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  );
}
