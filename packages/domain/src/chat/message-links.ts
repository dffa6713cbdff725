/** A piece of a message: words, or a link. */
export type MessagePiece = { readonly text: string; readonly href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi;
/** A sentence's own punctuation, behind an address. */
const TRAILING = /[.,;:!?)\]}]+$/;

/**
 * Splits a message into words and links. An address is a link only when it is https and its host, or a parent domain, is allowed.
 * @param hosts the hosts that a link may lead to, in lower case
 */
export function messagePieces(text: string, hosts: readonly string[]): readonly MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const href = allowedAddress(address, hosts);
    if (!href) continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The host of an https address without a user. */
const HOST = /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?=[/?#]|$)/i;

function allowedAddress(address: string, hosts: readonly string[]): string | undefined {
  const host = HOST.exec(address)?.[1]?.toLowerCase();
  const isAllowed = host !== undefined && hosts.some((one) => host === one || host.endsWith(`.${one}`));
  return isAllowed ? address : undefined;
}
