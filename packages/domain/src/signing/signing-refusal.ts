import type { SigningState } from '../facts/signing-life.ts';

/** Why staff can't replace documents or take a signer off now. */
export const SIGNATURE_ON_ITS_WAY =
  'A signature is being stored in the e-vault. Wait for its answer before you change the documents or who signs';

/** Why a borrower or signer can't go on with documents whose day has passed: somebody else has just signed them. */
export const OTHERS_SIGNATURE_ON_ITS_WAY =
  'Another person’s signature is being stored. Wait a minute, then try again.';

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
