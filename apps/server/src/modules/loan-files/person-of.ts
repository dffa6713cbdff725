import type { Facts } from '@homeline/domain/facts/facts.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { BORROWERS_THREAD } from '../threads/thread-of.ts';

/** Returns the name of the person of a thread: the borrower, or a signer by the newest list that names them. */
export function personOf(facts: Facts, thread: string): string {
  if (thread === BORROWERS_THREAD) return fullNameOf(facts);
  return facts.signers?.signers.find(({ uuid }) => uuid === thread)?.name ?? 'Former signer';
}
