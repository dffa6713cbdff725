import { Words } from '@homeline/client/chat/words.tsx';
import { addChatNote, type ChatDetails } from '@homeline/contract/chat/desk.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { ConditionForm } from '../loan-files/condition-form.tsx';
import { ApplicationFigures, PhoneLink } from './borrower-panel.tsx';
import { chatCopy } from './copy.ts';
import { useChatAct, useChatPerson } from './use-desk.ts';

const copy = chatCopy.person;

/** Who is in the chat, their application, and what was said and noted before. */
export function Person({ chat }: { readonly chat: ChatDetails }) {
  const { friendlyName, emailAddress, isSignedIn, pagePath, startedAt, skill, chatbot, earlier } = chat;
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
      <Notes chat={chat} />
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

/** Returns a path as agents read it: which application it is about stands beside it. */
function pathWithoutUuid(path: string): string {
  return path.replace(/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '') || '/';
}

function Application({ chat }: { readonly chat: ChatDetails }) {
  const { data, error } = useChatPerson(chat);
  const disabledReason = useDisabledReason();
  const { changed } = useChatAct();
  const [raised, countRaised] = useState(0);
  const { application } = chat;
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
      <details className="act" key={raised}>
        <summary>{copy.raise}</summary>
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

function Notes({ chat }: { readonly chat: ChatDetails }) {
  const [added, countAdded] = useState(0);
  return (
    <section>
      <h3>{copy.notes}</h3>
      <ul className="chat-notes" aria-label={copy.notes}>
        {chat.notes.map(({ text, by, at }) => (
          <li key={at + text}>
            <p className="written" dir="auto">
              <Words text={text} />
            </p>
            <p className="fine-print">
              <bdi>{by}</bdi> · {instantInWords(at)}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm key={added} conversation={chat.uuid} onAdded={() => countAdded(added + 1)} />
    </section>
  );
}

type NoteFormProps = { readonly conversation: string; readonly onAdded: () => void };

function NoteForm({ conversation, onAdded }: NoteFormProps) {
  const { changed } = useChatAct();
  const form = useStaffForm({
    scope: 'chat-note',
    schema: addChatNote.body!,
    values: {},
    async send(body) {
      await send(addChatNote, { params: { conversation }, body });
      showToast(copy.noteAdded);
      onAdded();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.addNote}>
      <TextAreaField {...form.field('text', copy.note)} hint={copy.noteHint} rows={2} />
    </FormCard>
  );
}
