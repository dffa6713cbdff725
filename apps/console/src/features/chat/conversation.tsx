import { organisation } from '@homeline/client/organisation.ts';
import type { ChatAgent, ChatDetails } from '@homeline/contract/chat/desk.ts';
import { filledReply } from '@homeline/domain/chat/canned-reply.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useCallback, useState } from 'react';
import { useStaff } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { ChatActs } from './chat-acts.tsx';
import { type ChatFileRef, ChatFileView } from './chat-file.tsx';
import { Composer } from './composer.tsx';
import { chatCopy } from './copy.ts';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';
import { firstNameOf, useChatRefusal } from './use-desk.ts';

const copy = chatCopy.conversation;

type ConversationViewProps = { readonly chat: ChatDetails; readonly agents: readonly ChatAgent[] };

/** A conversation: its actions, its messages and the composer. */
export function ConversationView({ chat, agents }: ConversationViewProps) {
  const { uuid, friendlyName, loanNumber } = chat;
  const { identityUuid, name: ownName } = useStaff();
  const [opened, open] = useState<ChatFileRef>();
  const { shown, error, retry, loadEarlier, add, typing, markRead } = useConversation(uuid, (arrived) => {
    const theirs = arrived.filter(({ from }) => from === 'APPLICANT');
    const textOf = ({ text, files }: (typeof theirs)[number]) =>
      text || copy.files(files.map(({ name }) => name).join(', '));
    if (theirs.length > 0)
      announce(theirs.map((message) => copy.announced(firstNameOf(chat), textOf(message))));
  });
  const isOwn = chat.agent?.identity === identityUuid;
  // A watching supervisor doesn't mark messages as read for the agent.
  const onSeen = useCallback((number: number) => isOwn && markRead(number), [isOwn, markRead]);
  const state = shown?.status.state ?? chat.state;
  const refusal = useChatRefusal({ state, agent: chat.agent, provider: chat.provider })('WRITE');
  const [wasRefused] = useState(refusal !== undefined);
  const endedBy = shown?.status.endedBy;
  if (error) return <LoadError error={error} onRetry={retry} />;
  return (
    <>
      <header className="chat-head">
        <div>
          <h2 dir="auto">{friendlyName}</h2>
          <p className="fine-print">
            {chatCopy.states[state]}
            {chat.agent && ` · ${chatCopy.lists.answeredBy(chat.agent.name)}`}
          </p>
        </div>
        <ChatActs chat={{ ...chat, state }} agents={agents} />
      </header>
      {chat.handover && (
        <Alert
          kind="ADVICE"
          title={copy.handover(chat.handover.by, instantInWords(chat.handover.at))}
          text={chat.handover.text}
        />
      )}
      {shown?.isLost && <Alert kind="CONNECTION" {...copy.lost} />}
      {opened && <ChatFileView {...opened} chat={chat} onClose={() => open(undefined)} />}
      {!shown && <Skeleton />}
      {shown && (
        <MessageList
          conversation={shown}
          name={firstNameOf(chat)}
          onEarlier={loadEarlier}
          onSeen={onSeen}
          onFile={(file, { from }) => open({ file, from })}
        />
      )}
      {refusal ? (
        <p className="chat-composer fine-print">
          {endedBy && state === 'ENDED' ? chatCopy.endings[endedBy] : refusal}
        </p>
      ) : (
        <Composer
          conversation={uuid}
          // After accepting a chat, the agent can type at once.
          hasFocus={wasRefused}
          fill={({ text }) =>
            filledReply(text, {
              firstName: firstNameOf(chat),
              agentName: ownName.split(' ')[0],
              companyName: organisation.orgMetaData.companyInfo.companyNameShort,
              loanNumber,
            })
          }
          onTyping={typing}
          onSent={add}
        />
      )}
    </>
  );
}
