/** A recording of this visit. A recorder that the lender adds to its pages sets `sessionReplay` on the window. */
export type SessionReplay = { readonly id: string; readonly url: string };

/** Returns the recording of this visit, if there is one and its id and address are safe to send. */
export function sessionReplay(): SessionReplay | undefined {
  const { id, url } = (globalThis as { sessionReplay?: Partial<SessionReplay> }).sessionReplay ?? {};
  const isSendable = typeof id === 'string' && /^[\w:.-]{1,100}$/.test(id) && typeof url === 'string';
  return isSendable && /^https:\/\/[\w/:.~-]{1,290}$/.test(url) ? { id, url } : undefined;
}
