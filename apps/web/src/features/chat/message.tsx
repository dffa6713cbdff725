import { timeOfMessage } from '@homeline/client/chat/message-list.ts';
import { MessageText } from '@homeline/client/chat/message-text.tsx';
import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { sizeText } from '@homeline/domain/chat/attachments.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FileName } from '@homeline/ui/fields/file-name.tsx';
import type { ReactNode } from 'react';
import { chatCopy as copy } from './copy.ts';
import type { MessageEntry } from './entries.ts';

type MessageProps = {
  readonly entry: MessageEntry;
  /** Shown below the text: the message's status, or actions on it. */
  readonly children?: ReactNode;
  readonly onDownload: (file: ChatFile) => void;
};

/** Shows one message. Its text is never more than text, with links to the lender's own hosts. */
export function Message({ entry, children, onDownload }: MessageProps) {
  const { from, name, text, files, at, question } = entry;
  return (
    <li className="chat-message" data-from={from}>
      {name && (
        <p className="chat-author">
          <bdi>{name}</bdi>
          {at && <time dateTime={at}> {timeOfMessage(at)}</time>}
        </p>
      )}
      {text && <MessageText text={text} />}
      {files.map((file) => (
        <Button
          key={file.uuid}
          kind="quiet"
          aria-label={copy.download(file.name, sizeText(file.size))}
          onClick={() => onDownload(file)}
        >
          <FileName name={file.name} /> <span className="chat-size">{sizeText(file.size)}</span>
        </Button>
      ))}
      {question && question.sources.length > 0 && (
        <p className="chat-note">{copy.source(question.sources.map(({ title }) => title))}</p>
      )}
      {children}
    </li>
  );
}
