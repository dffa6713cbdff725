import {
  coBorrowerCreditProblem,
  coBorrowerHardPull,
  coBorrowerIncomeDocuments,
  coBorrowerProfile,
  coBorrowerSoftPull,
  statesIncome,
  undisclosedCoBorrowerScore,
} from '../facts/co-borrowers.selectors.ts';
import { hardPull } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { newestOf, type Signer } from '../facts/signers.selectors.ts';
import type { SignerStepRow, SignerView } from './signer-step-row.ts';
import type { SignerTaskName } from './step.ts';

const owes = ({ signer }: SignerView) => signer.type === 'CO_BORROWER';

/** The steps that only a co-borrower has, between the introduction and the identity check. */
export const CO_BORROWER_STEPS = {
  SIGNER_PROFILE: {
    kind: 'SIGNER_ACTION',
    page: 'profile',
    applies: owes,
    done: ({ facts, signer }) => coBorrowerProfile(facts, signer) !== undefined,
  },
  SIGNER_HMDA: {
    kind: 'SIGNER_ACTION',
    page: 'hmda',
    applies: owes,
    done: ({ facts, signer }) => newestOf(facts.coBorrowerHmdaCollected, signer) !== undefined,
  },
  WAITING_FOR_SIGNER_CREDIT: {
    kind: 'WAITING',
    page: 'credit',
    owner: 'SYSTEM',
    usual: 'seconds',
    applies: owes,
    task: () => 'pullCoBorrowerSoftCredit',
    done: ({ facts, signer }) => coBorrowerSoftPull(facts, signer) !== undefined,
  },
  SIGNER_CREDIT: {
    kind: 'SIGNER_ACTION',
    page: 'credit',
    applies: ({ facts, signer }) => coBorrowerCreditProblem(facts, signer) !== undefined,
    done: () => false,
  },
  SIGNER_INCOME: {
    kind: 'SIGNER_ACTION',
    page: 'income',
    applies: (view) => owes(view) && statesIncome(view.facts, view.signer),
    done: ({ facts, signer }) => coBorrowerIncomeDocuments(facts, signer) !== undefined,
  },
} as const satisfies Record<string, SignerStepRow>;

/** A task about a co-borrower at any of their steps, and the entry that numbers its run. */
type OwnTask = { readonly task: SignerTaskName; readonly entry: number };

/** Returns the tasks that a co-borrower's facts make due whatever step they are at. */
export function coBorrowerTasks({ facts, signer, main }: SignerView): readonly OwnTask[] {
  if (signer.type !== 'CO_BORROWER' || main.kind === 'TERMINAL') return [];
  const score = undisclosedCoBorrowerScore(facts, signer);
  return [
    ...(hardPullIsDue(facts, signer)
      ? [{ task: 'pullCoBorrowerHardCredit', entry: creditEntry(facts, signer) } as const]
      : []),
    ...(score ? [{ task: 'discloseCoBorrowerScore', entry: score.seq } as const] : []),
  ];
}

/** A hard pull follows the borrower's own, so nobody gets an inquiry for an application that has already failed. */
function hardPullIsDue(facts: Facts, signer: Signer): boolean {
  return (
    facts.disclosuresAcknowledgement !== undefined &&
    hardPull(facts)?.report !== undefined &&
    coBorrowerSoftPull(facts, signer) !== undefined &&
    coBorrowerCreditProblem(facts, signer) === undefined &&
    coBorrowerHardPull(facts, signer) === undefined
  );
}

/** The number of the profile or correction that a pull answers. It stays the same whatever else the co-borrower does meanwhile. */
function creditEntry(facts: Facts, signer: Signer): number {
  const correction = newestOf(facts.coBorrowerCreditCorrections, signer);
  return (correction ?? coBorrowerProfile(facts, signer))?.seq ?? 0;
}
