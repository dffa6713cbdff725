import { messagePieces } from '@homeline/domain/chat/message-links.ts';
import { organisation } from '../organisation.ts';

/** Shows the text of a message, with links only to the lender's own hosts. */
export function MessageText({ text }: { readonly text: string }) {
  const pieces = messagePieces(text, organisation.orgMetaData.chatLinkHosts);
  return (
    <p className="message-text">
      {pieces.map((piece, index) =>
        piece.href === undefined ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <a key={index} href={piece.href} target="_blank" rel="noreferrer">
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
