import { organisation } from '@homeline/client/organisation.ts';
import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { sizeText } from '@homeline/domain/chat/attachments.ts';
import { messagePieces } from '@homeline/domain/chat/message-links.ts';
import { Button } from '@homeline/ui/button.tsx';
import { shortenFileName } from '@homeline/ui/fields/file-name.tsx';
import type { ReactNode } from 'react';
import { chatCopy as copy } from './copy.ts';
import type { MessageEntry } from './entries.ts';

type MessageProps = {
  readonly entry: MessageEntry;
  /** Below the text: what became of a message, or what can be done about it. */
  readonly children?: ReactNode;
  readonly onDownload: (file: ChatFile) => void;
};

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Shows one message. Its text is never more than text, with links to the lender's own hosts. */
export function Message({ entry, children, onDownload }: MessageProps) {
  const { from, name, text, files, at, question } = entry;
  return (
    <li className="chat-message" data-from={from}>
      {name && (
        <p className="chat-author">
          {name}
          {at && <time dateTime={at}> {TIME.format(new Date(at))}</time>}
        </p>
      )}
      {text && (
        <p className="chat-text">
          {messagePieces(text, organisation.orgMetaData.chatLinkHosts).map(({ text: piece, href }, index) =>
            href === undefined ? (
              piece
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
              <a key={index} href={href} target="_blank" rel="noopener noreferrer">
                {piece}
              </a>
            ),
          )}
        </p>
      )}
      {files.map((file) => (
        <Button
          key={file.uuid}
          kind="quiet"
          aria-label={copy.download(file.name, sizeText(file.size))}
          onClick={() => onDownload(file)}
        >
          {shortenFileName(file.name)} <span className="chat-size">{sizeText(file.size)}</span>
        </Button>
      ))}
      {question && question.sources.length > 0 && (
        <p className="chat-note">{copy.source(question.sources.map(({ title }) => title))}</p>
      )}
      {children}
    </li>
  );
}
