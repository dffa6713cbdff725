import { type MessagePiece, messagePieces } from '@homeline/domain/chat/message-links.ts';

type Props = {
  readonly text: string;
  /** The hosts that a link may lead to; none unless given. */
  readonly hosts?: readonly string[];
};

/**
 * Shows what a person wrote. In a right-to-left text its phones and amounts still read left to right; put it in `bdi`, or in an element with
 * `dir="auto"`, for the direction of its words.
 */
export function Words({ text, hosts = [] }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
  return messagePieces(text, hosts).map((piece, index) => <Piece key={index} {...piece} />);
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
