import { coBorrowerReport } from '../facts/co-borrowers.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { additionalSigners, type Signer, signsDeed } from '../facts/signers.selectors.ts';
import { currentStep } from './current-step.ts';

/**
 * Returns the facts that take a signer off an application. The documents are written again without them, and the title is searched again
 * if they were to sign as an owner.
 */
export function signerRemoval(facts: Facts, uuid: string): readonly FactWrite[] {
  const removed = find(facts, uuid);
  if (!removed) return [];
  return [
    withSigners(facts, (signer, before) =>
      signer === removed || isSpouseOf(signer, before, uuid) ? [] : [signer],
    ),
    {
      fact: 'signdocsDecisions',
      value: { decision: 'SIGNER_REMOVED', signer: uuid, heldTitle: signsDeed(removed) },
    },
    ...departure(facts, removed),
  ];
}

/** Returns whether the borrower may continue without a signer: while the application waits for co-borrowers. */
export function mayLeaveOut(facts: Facts, { type }: Pick<Signer, 'type'>): boolean {
  const { id } = currentStep(facts);
  const waits = id === 'WAITING_FOR_CO_BORROWERS' || id === 'WAITING_FOR_CO_BORROWER_REVIEW';
  return type === 'CO_BORROWER' && waits;
}

/** Returns the facts with which the borrower applies without a co-borrower. An owner of the home, or the spouse, stays to sign the deed alone. */
export function withoutCoBorrower(facts: Facts, uuid: string): readonly FactWrite[] {
  const leaving = find(facts, uuid);
  if (!leaving) return [];
  const asOwner: readonly Signer[] = signsDeed(leaving) ? [{ ...leaving, type: 'CO_DEEDER' }] : [];
  return [
    withSigners(facts, (signer) => (signer === leaving ? asOwner : [signer])),
    ...departure(facts, leaving),
  ];
}

function find(facts: Facts, uuid: string): Signer | undefined {
  return additionalSigners(facts).find((signer) => signer.uuid === uuid);
}

/** The spouse of an owner who leaves has no right in the home any more (12 CFR 1002.7(d)(1)). */
function isSpouseOf(signer: Signer, before: Signer | undefined, owner: string): boolean {
  return signer.isOwnersSpouse === true && before?.uuid === owner;
}

function withSigners(
  facts: Facts,
  change: (signer: Signer, before: Signer | undefined) => readonly Signer[],
): FactWrite {
  const signers = additionalSigners(facts);
  return {
    fact: 'signers',
    value: { signers: signers.flatMap((signer, index) => change(signer, signers[index - 1])) },
  };
}

/** Offers may count on a co-borrower with a report, so they are priced again. */
function departure(facts: Facts, signer: Signer): readonly FactWrite[] {
  const isCounted = signer.type === 'CO_BORROWER' && coBorrowerReport(facts, signer) !== undefined;
  return isCounted ? [{ fact: 'coBorrowerDepartures', value: { signer: signer.uuid } }] : [];
}
