import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { ChatHours } from './chat-hours.tsx';
import { ChatLists } from './chat-lists.tsx';
import { ConversationView } from './conversation.tsx';
import { chatCopy as copy } from './copy.ts';
import { Person } from './person.tsx';
import { Presence } from './presence.tsx';
import { type Desk, useChatDetails, useDesk } from './use-desk.ts';
import './chat.css';

/** The agents' desk: the queue, one conversation, and the person in it. */
export default function ChatsPage() {
  const { conversation } = useParams();
  const { data: desk, error, refetch } = useDesk();
  return (
    <Page
      heading={copy.heading}
      title={conversation ? copy.openChat : copy.heading}
      actions={
        <>
          {desk && <Presence desk={desk} />}
          <Link className={buttonClass('quiet')} to="/chats/caller">
            {copy.links.caller}
          </Link>
          <Link className={buttonClass('quiet')} to="/chats/past">
            {copy.links.past}
          </Link>
          <Link className={buttonClass('quiet')} to="/chats/figures">
            {copy.links.figures}
          </Link>
          <Link className={buttonClass('quiet')} to="/chats/replies">
            {copy.links.replies}
          </Link>
        </>
      }
    >
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!desk && !error && <Skeleton />}
      {desk && !desk.isOpen && <Alert kind="ADVICE" {...copy.closed} />}
      {desk && (
        <div className="desk" data-open={conversation !== undefined || undefined}>
          <div className="desk-lists">
            <ChatLists desk={desk} current={conversation} />
            <ChatHours />
          </div>
          {conversation ? (
            <OpenChat key={conversation} conversation={conversation} desk={desk} />
          ) : (
            <p className="desk-empty">{copy.choose}</p>
          )}
        </div>
      )}
    </Page>
  );
}

type OpenChatProps = { readonly conversation: string; readonly desk: Desk };

/** The conversation and its person. A narrow screen shows only one of them. */
function OpenChat({ conversation, desk }: OpenChatProps) {
  const { data: chat, error, refetch } = useChatDetails(conversation);
  const [isPersonShown, showPerson] = useState(false);
  if (!chat)
    return (
      <div className="desk-chat">
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton />}
      </div>
    );
  return (
    <>
      <div className="desk-chat" data-hidden={isPersonShown || undefined}>
        <div className="desk-narrow form-actions">
          <Link className={`${buttonClass('quiet')} desk-back`} to="/chats">
            {copy.list}
          </Link>
          <Button kind="quiet" onClick={() => showPerson(true)}>
            {copy.about}
          </Button>
        </div>
        <ConversationView chat={chat} agents={desk.agents} />
      </div>
      <aside className="desk-person" aria-label={copy.about} data-shown={isPersonShown || undefined}>
        <div className="desk-narrow">
          <Button kind="quiet" onClick={() => showPerson(false)}>
            {copy.backToChat}
          </Button>
        </div>
        <Person chat={chat} desk={desk} />
      </aside>
    </>
  );
}
