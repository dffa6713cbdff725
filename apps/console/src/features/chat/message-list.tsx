import { dayOfMessage, timeOfMessage } from '@homeline/client/chat/message-list.ts';
import { MessageText } from '@homeline/client/chat/message-text.tsx';
import type { ChatFile, ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { sizeText } from '@homeline/domain/chat/attachments.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FileName } from '@homeline/ui/fields/file-name.tsx';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chatCopy } from './copy.ts';
import type { Conversation } from './use-conversation.ts';

const copy = chatCopy.conversation;

/** How near an end of the list the reader must be to count as there. */
const NEAR_PX = 80;

type MessageListProps = {
  readonly conversation: Conversation;
  /** The borrower's name. */
  readonly name: string;
  readonly onEarlier: () => Promise<void>;
  /** Called with the newest message that the reader sees. */
  readonly onSeen: (number: number) => void;
  readonly onFile: (file: ChatFile, message: ChatMessage) => void;
};

/** Lists a conversation's messages by day. Stays scrolled to the end unless the agent scrolls up. */
export function MessageList({ conversation, name, onEarlier, onSeen, onFile }: MessageListProps) {
  const { messages, status, hasMore, readUpTo, isTyping } = conversation;
  const place = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const heightBefore = useRef<number>(undefined);
  const newest = messages.at(-1);
  const firstNew = messages.find(({ from, number }) => from === 'APPLICANT' && number > (readUpTo ?? number));
  const lastOwn = messages.findLast(({ from }) => from !== 'SYSTEM');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message moves the list
  useLayoutEffect(() => {
    const list = place.current;
    if (!list) return;
    if (heightBefore.current !== undefined) list.scrollTop += list.scrollHeight - heightBefore.current;
    else if (isAtEnd || newest?.from === 'AGENT') list.scrollTop = list.scrollHeight;
    heightBefore.current = undefined;
  }, [messages, isTyping]);

  // Keeps the newest message visible when the list gets smaller.
  useEffect(() => {
    const list = place.current;
    if (!list || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [isAtEnd]);

  const seen = newest?.number ?? 0;
  useEffect(() => {
    const tell = () => !document.hidden && isAtEnd && seen > 0 && onSeen(seen);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [seen, isAtEnd, onSeen]);

  async function loadEarlier(): Promise<void> {
    if (isLoading || !hasMore) return;
    setLoading(true);
    setFailed(false);
    heightBefore.current = place.current?.scrollHeight;
    await onEarlier().catch(() => {
      heightBefore.current = undefined;
      setFailed(true);
    });
    setLoading(false);
  }

  return (
    <div className="chat-scroll">
      <section
        ref={place}
        className="chat-messages"
        aria-label={copy.label(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (WCAG 2.1.1)
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_PX);
          if (scrollTop < NEAR_PX && !hasFailed) void loadEarlier();
        }}
      >
        {hasMore && (
          <Button kind="quiet" isBusy={isLoading} onClick={() => void loadEarlier()}>
            {copy.earlier}
          </Button>
        )}
        {hasFailed && <p role="alert">{copy.unloaded}</p>}
        <ol>
          {messages.map((message, index) => (
            <Fragment key={message.number}>
              <Separators message={message} before={messages[index - 1]} isNew={message === firstNew} />
              <Message message={message} name={name} onFile={onFile} />
            </Fragment>
          ))}
        </ol>
        {lastOwn?.from === 'AGENT' && status.read.applicant >= lastOwn.number && (
          <p className="chat-read">{copy.read}</p>
        )}
        {isTyping && <p className="chat-typing">{copy.typing(name)}</p>}
      </section>
      {!isAtEnd && newest && (
        <button
          type="button"
          className="chip chat-newer"
          onClick={() => {
            if (place.current) place.current.scrollTop = place.current.scrollHeight;
          }}
        >
          {copy.newer}
        </button>
      )}
    </div>
  );
}

type SeparatorsProps = {
  readonly message: ChatMessage;
  readonly before: ChatMessage | undefined;
  readonly isNew: boolean;
};

function Separators({ message, before, isNew }: SeparatorsProps) {
  const day = dayOfMessage(message.at);
  return (
    <>
      {(!before || dayOfMessage(before.at) !== day) && <li className="chat-separator">{day}</li>}
      {isNew && <li className="chat-separator chat-separator-new">{copy.isNew}</li>}
    </>
  );
}

type MessageProps = Pick<MessageListProps, 'name' | 'onFile'> & { readonly message: ChatMessage };

function Message({ message, name, onFile }: MessageProps) {
  const { from, text, files, at } = message;
  return (
    <li className="chat-message" data-from={from}>
      {from !== 'SYSTEM' && (
        <p className="chat-by">
          <strong dir="auto">{from === 'AGENT' ? message.name : name}</strong>{' '}
          <time dateTime={at}>{timeOfMessage(at)}</time>
        </p>
      )}
      {text && <MessageText text={text} />}
      {files.map((file) => (
        <button
          key={file.uuid}
          type="button"
          className="chip chat-file"
          title={file.name}
          onClick={() => onFile(file, message)}
        >
          <FileName name={file.name} />, {sizeText(file.size)}
        </button>
      ))}
    </li>
  );
}
