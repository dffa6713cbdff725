/** What a reply to a text message asks for. */
export const TEXT_REPLIES = ['STOP', 'START', 'HELP'] as const;
export type TextReply = (typeof TEXT_REPLIES)[number];

/**
 * The words that mean something when a reply says nothing else. Those that stop are the carriers' and the FCC's.
 * Source: CTIA Short Code Monitoring Handbook, opt-out mechanisms; 47 CFR 64.1200(a)(10).
 */
const WORDS: Readonly<Record<TextReply, readonly string[]>> = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  // Not YES: it may answer what one of the lender's people asked.
  START: ['START', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};

/** Returns what a reply asks for, whatever its case, spaces and punctuation: “Opt out.” is OPTOUT. Undefined for any other words. */
export function readTextReply(text: string): TextReply | undefined {
  const word = text.toUpperCase().replace(/[\s\p{P}]/gu, '');
  return TEXT_REPLIES.find((reply) => WORDS[reply].includes(word));
}
