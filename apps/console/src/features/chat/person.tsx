import type { ChatDetails } from '@homeline/contract/chat/desk.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { AltKey } from '../../shell/alt-key.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { useAltKey } from '../../shell/use-alt-key.ts';
import { ConditionForm } from '../loan-files/condition-form.tsx';
import { ApplicationFigures, PhoneLink } from './borrower-panel.tsx';
import { chatCopy } from './copy.ts';
import { Notes } from './notes.tsx';
import { ChatRatingView } from './rating.tsx';
import { Tags } from './tags.tsx';
import { type Desk, useChatAct, useChatPerson } from './use-desk.ts';

const copy = chatCopy.person;

/** Shows the person in the chat, their application, and earlier chats and notes. */
export function Person({ chat, desk }: { readonly chat: ChatDetails; readonly desk: Desk }) {
  const { friendlyName, emailAddress, isSignedIn, pagePath, startedAt, skill, chatbot, earlier } = chat;
  const { answeredByCall } = chat;
  return (
    <>
      <h2 dir="auto">{friendlyName}</h2>
      <p className="chat-address">{emailAddress}</p>
      <p>
        <span className={isSignedIn ? 'tag' : 'tag tag-caution'}>
          {isSignedIn ? copy.signedIn : copy.visitor}
        </span>
      </p>
      {!isSignedIn && <p className="fine-print">{copy.unproven}</p>}
      {chat.callBackPhone && (
        <p>
          <span className="fine-print">{chatCopy.call.number}</span> <PhoneLink phone={chat.callBackPhone} />
        </p>
      )}
      {answeredByCall && (
        <p className="fine-print">
          {chatCopy.call.answered(answeredByCall.by, instantInWords(answeredByCall.at))}
        </p>
      )}
      <ChatRatingView rating={chat.rating} />
      <dl className="chat-facts">
        <dt>{copy.started}</dt>
        <dd>{instantInWords(startedAt)}</dd>
        {pagePath && (
          <>
            <dt>{copy.startedOn}</dt>
            <dd>{pathWithoutUuid(pagePath)}</dd>
          </>
        )}
        <dt>{copy.skill}</dt>
        <dd>{chatCopy.skills[skill]}</dd>
      </dl>
      <Application chat={chat} />
      <Tags chat={chat} tags={desk.tags} />
      <Notes chat={chat} agents={desk.agents} />
      {chatbot.length > 0 && (
        <details className="act">
          <summary>{copy.chatbot}</summary>
          <ul className="chat-bot">
            {chatbot.map(({ question, answer, at }) => (
              <li key={at + question}>
                <strong>{question}</strong>
                <p>{answer}</p>
                <p className="fine-print">{instantInWords(at)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {earlier.length > 0 && (
        <section>
          <h3>{copy.earlier}</h3>
          <ul>
            {earlier.map(({ uuid, startedAt: at, agentName }) => (
              <li key={uuid}>
                <Link to={`/chats/${uuid}`}>{instantInWords(at)}</Link>{' '}
                <span className="fine-print">{agentName ? copy.with(agentName) : copy.unanswered}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Returns a path without the application’s id, which agents don’t read. */
function pathWithoutUuid(path: string): string {
  return path.replace(/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '') || '/';
}

function Application({ chat }: { readonly chat: ChatDetails }) {
  const { data, error } = useChatPerson(chat);
  const disabledReason = useDisabledReason();
  const { changed } = useChatAct();
  const [raised, countRaised] = useState(0);
  const raise = useRef<HTMLDetailsElement>(null);
  const { application } = chat;
  useAltKey('C', () => {
    if (!raise.current) return;
    raise.current.open = true;
    raise.current.querySelector('select')?.focus();
  });
  if (!application) return <p className="fine-print">{copy.noApplication}</p>;
  const notHere = disabledReason('RAISE_CONDITION');
  return (
    <>
      {data?.phone && (
        <p>
          <span className="fine-print">{chatCopy.panel.phone}</span> <PhoneLink phone={data.phone} />
        </p>
      )}
      {data?.application && <ApplicationFigures application={data.application} />}
      {error && <p className="fine-print">{chatCopy.panel.unread}</p>}
      <details className="act" key={raised} ref={raise}>
        <summary aria-keyshortcuts="Alt+C">
          {copy.raise} <AltKey letter="C" />
        </summary>
        {notHere ? (
          <p className="fine-print">{notHere}</p>
        ) : (
          <ConditionForm
            uuid={application.uuid}
            notes={copy.raisedIn(instantInWords(chat.startedAt))}
            onRaised={() => {
              countRaised(raised + 1);
              return changed();
            }}
          />
        )}
      </details>
    </>
  );
}
