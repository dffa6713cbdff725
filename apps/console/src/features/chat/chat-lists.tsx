import { Words } from '@homeline/client/chat/words.tsx';
import type { ChatAgent, ChatSummary } from '@homeline/contract/chat/desk.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { ageInWords } from '../../shell/dates.ts';
import { chatCopy } from './copy.ts';
import type { Desk } from './use-desk.ts';
import { useMinute } from './use-minute.ts';

const copy = chatCopy.lists;

type ChatListsProps = { readonly desk: Desk; readonly current: string | undefined };

/** The queue, the agent's own chats and, for a supervisor, everybody's, with who is there. */
export function ChatLists({ desk: { waiting, mine, others, agents }, current }: ChatListsProps) {
  const seesAll = !useDisabledReason()('SUPERVISE_CHATS');
  useMinute();
  return (
    <>
      <List title={copy.mine} none={copy.noneMine} chats={mine} current={current} />
      <List title={copy.waiting} none={copy.nobodyWaits} chats={waiting} current={current} />
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
};

function List({ title, none, chats, current }: ListProps) {
  return (
    <Group title={title} count={chats.length}>
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

type GroupProps = { readonly title: string; readonly count: number; readonly children: ReactNode };

function Group({ title, count, children }: GroupProps) {
  return (
    <section className="chat-group">
      <h2>
        {title} <span className="tag">{count}</span>
      </h2>
      {children}
    </section>
  );
}

function ChatLink({ chat, isCurrent }: { readonly chat: ChatSummary; readonly isCurrent: boolean }) {
  const { uuid, state, friendlyName, agent, isForMe, waitingSince, unread, preview, skill } = chat;
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
      {state === 'WAITING' && isForMe && <span className="tag tag-caution">{copy.forMe}</span>}
      {preview && (
        <span className="chat-preview" dir="auto">
          <Words text={preview} />
        </span>
      )}
    </Link>
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
