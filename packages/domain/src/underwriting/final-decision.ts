import type * as z from 'zod';
import type { ChangeReason } from '../facts/change-reason.ts';
import type { Decision, SubDecision } from '../facts/decisions.ts';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import type { UnderwriterQuestion } from '../facts/underwriter.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { buildOffers, isRefusedForPrice, orFixedTerm } from '../pricing/offers.ts';
import {
  type Carried,
  type Chosen,
  type FitLimit,
  type FitRefusal,
  type Fitted,
  fitTerms,
} from './fit-terms.ts';
import { reasonsAgainst } from './reasons-against.ts';

/** What is verified, and what was chosen before it was. The scenario has the income, the value and the debts that are verified now. */
export type FinalFile = Chosen & {
  /** Gross, the income on which the choice was made. */
  statedMonthlyIncomeCents: Cents;
  /** What an underwriter must confirm. */
  forUnderwriter: readonly UnderwriterQuestion[];
  underwriterApproved: boolean;
};

export type FinalDecision = {
  decision: Decision;
  /** Undefined while a person decides and after a decline: the one before stays. */
  subDecision: SubDecision | undefined;
  outcome: z.infer<typeof Outcome>;
  reasonCodes: readonly string[];
  /** What the file failed, in the words of the policy. */
  failures: readonly string[];
  /** What failed that no reason code has words for, in full. */
  statedReasons: readonly string[];
  /** The terms that the borrower gets; undefined without any. */
  terms: Terms | undefined;
  /** How debts cut them down, where they did. */
  carried?: Carried | undefined;
  /** Why they are not those that were chosen; undefined where they are. */
  changedBy: ChangeReason | undefined;
  /** Another term would carry the smallest line or more. */
  winbackAvailable: boolean;
};

/**
 * The decision on verified income. The offer stands while income is at most the policy's tolerance below what was stated and the line
 * still fits; it is priced again when income is lower, and cut down when debts or reserves do not carry the line.
 */
export function decideFinal(file: FinalFile): FinalDecision {
  const fitted = fitTerms(file);
  const decided = 'refusal' in fitted ? refused(file, fitted.refusal) : onTerms(file, fitted);
  return file.forUnderwriter.length > 0 && !file.underwriterApproved
    ? { ...decided, ...LEFT_TO_A_PERSON }
    : decided;
}

/** What stands against the file is kept for the notice, should the person decline. */
const LEFT_TO_A_PERSON = {
  decision: 'REVIEW',
  subDecision: undefined,
  outcome: 'MANUAL_REVIEW',
  terms: undefined,
  changedBy: undefined,
  winbackAvailable: false,
} as const;

/** Terms there are: those that were chosen, or others. */
function onTerms(
  file: FinalFile,
  { terms, limitedBy, carried }: Extract<Fitted, { terms: Terms }>,
): FinalDecision {
  const failures = limitedBy ? [limitedBy] : [];
  const decided = { reasonCodes: [], failures, statedReasons: [], terms, carried, winbackAvailable: false };
  const stands =
    !limitedBy &&
    file.forUnderwriter.length === 0 &&
    incomeIsWithinTolerance(file) &&
    terms.noteRatePct === file.chosen.noteRatePct;
  return stands
    ? {
        ...decided,
        decision: 'APPROVED',
        subDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
        outcome: 'KEEPS_OFFER',
        changedBy: undefined,
      }
    : {
        ...decided,
        decision: 'FINAL',
        subDecision: limitedBy ? SHRUNK[limitedBy] : 'VERIFIED_OFFER',
        outcome: 'CHANGED_OFFER',
        changedBy: changedBy(file, limitedBy),
      };
}

function changedBy(file: FinalFile, limitedBy: FitLimit | undefined): ChangeReason {
  if (limitedBy === 'RESERVES') return 'RESERVES';
  if (limitedBy === 'EQUITY') return 'VALUATION';
  const isLower = file.scenario.monthlyIncomeCents < file.statedMonthlyIncomeCents;
  const isForIncome = limitedBy === 'DTI' ? isLower : !incomeIsWithinTolerance(file);
  if (isForIncome && limitedBy !== 'PRICE') return 'INCOME';
  if (file.forUnderwriter.length > 0) return 'UNDERWRITER';
  if (file.scenario.incomeDoc === 'MANUAL_PAYSTUB') return 'PAYSTUBS';
  return limitedBy === 'PRICE' ? 'PRICE' : 'FILE';
}

function incomeIsWithinTolerance({ scenario, statedMonthlyIncomeCents }: FinalFile): boolean {
  const leastPct = 100 - scenario.policy.incomeTolerancePct;
  return scenario.monthlyIncomeCents * 100 >= statedMonthlyIncomeCents * leastPct;
}

const SHRUNK: Record<FitLimit, SubDecision> = {
  DTI: 'VERIFIED_DTI_LIMITED',
  RESERVES: 'VERIFIED_RESERVE_LIMITED',
  EQUITY: 'VERIFIED_OFFER',
  PRICE: 'VERIFIED_OFFER',
};

/** A decline; for debts or for want of a price a way back leads from it, where another term has a line. */
function refused({ scenario }: FinalFile, refusal: FitRefusal): FinalDecision {
  const mayFitElsewhere = refusal === 'DTI' || isRefusedForPrice(refusal);
  const winbackAvailable =
    mayFitElsewhere && orFixedTerm(scenario).some((each) => buildOffers(each).offers.length > 0);
  return {
    ...reasonsAgainst(scenario, refusal),
    decision: 'DECLINE',
    subDecision: undefined,
    outcome: refusal === 'DTI' ? 'DTI_DECLINE' : winbackAvailable ? 'PRICE_DECLINE' : 'DECLINE',
    terms: undefined,
    changedBy: undefined,
    winbackAvailable,
  };
}
