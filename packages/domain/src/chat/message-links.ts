/** A piece of a message: words, a link, or figures that read left to right in a right-to-left text: a phone number, an amount. */
export type MessagePiece = { readonly text: string; readonly href?: string; readonly isFigures?: true };

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi;
/** Punctuation after a URL, which belongs to the sentence. */
const TRAILING = /[.,;:!?)\]}]+$/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Digits with the signs of phones, amounts, dates and times between them. */
const FIGURES = /([+$(]*\d[\d().,:/ -]*\d%?)/;

/**
 * Splits a message into words, figures and links. An address is a link only when it is https and its host, or a parent domain, is allowed.
 * @param hosts the hosts that a link may lead to, in lower case
 */
export function messagePieces(text: string, hosts: readonly string[]): readonly MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const href = allowedAddress(address, hosts);
    if (!href) continue;
    pieces.push(...wordsAndFigures(text.slice(at, index)));
    pieces.push({ text: address, href });
    at = index + address.length;
  }
  return [...pieces, ...wordsAndFigures(text.slice(at))];
}

function wordsAndFigures(text: string): readonly MessagePiece[] {
  return (RIGHT_TO_LEFT.test(text) ? text.split(FIGURES) : [text])
    .map((piece, index) => (index % 2 === 1 ? { text: piece, isFigures: true as const } : { text: piece }))
    .filter(({ text: piece }) => piece !== '');
}

/** The host of an https address without a user. */
const HOST = /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?=[/?#]|$)/i;

function allowedAddress(address: string, hosts: readonly string[]): string | undefined {
  const host = HOST.exec(address)?.[1]?.toLowerCase();
  const isAllowed = host !== undefined && hosts.some((one) => host === one || host.endsWith(`.${one}`));
  return isAllowed ? address : undefined;
}
