import { type MessagePiece, messagePieces } from '@homeline/domain/chat/message-links.ts';
import { organisation } from '../organisation.ts';

/** Shows the text of a message, in its language's direction, with links only to the lender's own hosts. */
export function MessageText({ text }: { readonly text: string }) {
  const pieces = messagePieces(text, organisation.orgMetaData.chatLinkHosts);
  return (
    <p className="message-text" dir="auto">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <Piece key={index} {...piece} />
      ))}
    </p>
  );
}

function Piece({ text, href, isFigures }: MessagePiece) {
  if (isFigures) return <bdi dir="ltr">{text}</bdi>;
  if (href === undefined) return text;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
