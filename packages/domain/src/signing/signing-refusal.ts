import type { SigningState } from '../facts/signing-life.ts';

/** Why staff can't replace documents or take a signer off now. */
export const SIGNATURE_ON_ITS_WAY =
  'A signature is being stored in the e-vault. Wait for its answer before you change the documents or who signs';

/** A signature is stored within seconds. After this, somebody has to look at it. */
const LATE_MS = 5 * 60_000;

/** Returns whether a signature given at an instant should have been stored by now. */
export function isStoredLate(signedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(signedAt) > LATE_MS;
}

/**
 * Returns why a borrower or signer can't go on with documents whose day has passed: somebody else has just signed them.
 * @param signedAt when they did
 */
export function othersSignatureRefusal(signedAt: string, now: string): string {
  return isStoredLate(signedAt, now) ? OTHERS_SIGNATURE_IS_LATE : OTHERS_SIGNATURE_ON_ITS_WAY;
}

const OTHERS_SIGNATURE_ON_ITS_WAY =
  'Another person’s signature is being stored. Wait a minute, then try again.';
const OTHERS_SIGNATURE_IS_LATE =
  'Another person’s signature is taking longer to store. We’re looking at it, and you don’t need to do anything. Try again later.';

const SENTENCES: Readonly<Record<SigningState, string>> = {
  CLOSED: 'There’s nothing to sign right now.',
  OPEN: 'You haven’t declined to sign.',
  DECLINED: 'You declined to sign. Start again first.',
  SEALING: 'You’ve already signed. Call us if you want to stop.',
  SUPERSEDED: 'You haven’t declined to sign.',
  FAILED: 'Your signature wasn’t stored. Start again first.',
  SIGNED: 'You’ve already signed. Call us if you want to stop.',
};

/** Returns why something isn't possible while a person's signature is in a state, as they read it. */
export function signingRefusal(state: SigningState): string {
  return SENTENCES[state];
}
