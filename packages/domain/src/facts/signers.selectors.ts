import type { Facts } from './facts.ts';
import { newer } from './reading.ts';

export type Signer = NonNullable<Facts['signers']>['signers'][number];
export type SignerAct = Facts['signerActs'][number];

/** The people besides the borrower who sign. */
export function additionalSigners(facts: Facts): readonly Signer[] {
  return facts.signers?.signers ?? [];
}

/** Those who owe the line together with the borrower: applicants as well (12 CFR 1002.2(e)), whom a co-deeder is not. */
export function coBorrowers(facts: Facts): readonly Signer[] {
  return additionalSigners(facts).filter(({ type }) => type === 'CO_BORROWER');
}

/** What one signer did, oldest first. */
export function actsOf(facts: Facts, signer: Signer): readonly SignerAct[] {
  return facts.signerActs.filter((act) => act.signer === signer.uuid);
}

/** The newest of these acts of a signer. */
export function lastAct(
  facts: Facts,
  signer: Signer,
  ...acts: readonly SignerAct['act'][]
): SignerAct | undefined {
  return actsOf(facts, signer).findLast(({ act }) => acts.includes(act));
}

/** The signer has signed the note package as it stands. */
export function hasSignedNote(facts: Facts, signer: Signer): boolean {
  return newer(lastAct(facts, signer, 'NOTE_SIGNED'), facts.closingDocuments.at(-1));
}

/** A signer refused, and operations have not dealt with it. */
export function refusal(facts: Facts): SignerAct | undefined {
  const refused = facts.signerActs.findLast(({ act }) => act === 'REFUSED');
  return newer(refused, facts.signdocsDecisions.at(-1)) ? refused : undefined;
}
