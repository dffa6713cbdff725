import type * as z from 'zod';
import type { ChangeReason } from '../facts/change-reason.ts';
import type { Decision, SubDecision } from '../facts/decisions.ts';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import type { UnderwriterQuestion } from '../facts/underwriter.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { buildOffers, isPriceRefusal, withFixedTermAlternative } from '../pricing/offers.ts';
import {
  type DtiReduction,
  type FitLimit,
  type FitRefusal,
  type Fitted,
  fitTerms,
  type TermsToFit,
} from './fit-terms.ts';
import { refusalReasons } from './refusal-reasons.ts';

/** The chosen terms with the verified file. The scenario has the verified income, value and debts. */
export type FinalFile = TermsToFit & {
  /** Gross income when the borrower chose. */
  statedMonthlyIncomeCents: Cents;
  /** Items that an underwriter must confirm. */
  forUnderwriter: readonly UnderwriterQuestion[];
  underwriterApproved: boolean;
};

export type FinalDecision = {
  decision: Decision;
  /** Undefined during a manual review and after a decline: the previous sub-decision remains. */
  subDecision: SubDecision | undefined;
  outcome: z.infer<typeof Outcome>;
  reasonCodes: readonly string[];
  /** The names of the policy's rules that the file failed. */
  failures: readonly string[];
  /** Reasons that no code covers, in full. */
  statedReasons: readonly string[];
  /** The approved terms; undefined in a review or a decline. */
  terms: Terms | undefined;
  /** How DTI reduced the line; undefined where it did not. */
  dtiReduction?: DtiReduction | undefined;
  /** Why the terms differ from the chosen ones; undefined where they do not. */
  changedBy: ChangeReason | undefined;
  /** Whether another term would support at least the smallest line. */
  winbackAvailable: boolean;
};

/**
 * Decides on verified income. The offer is kept while income is within the policy's tolerance and the line still fits. Lower income
 * reprices the line; DTI, reserves or equity may reduce it.
 */
export function decideFinal(file: FinalFile): FinalDecision {
  const fitted = fitTerms(file);
  const decided = 'refusal' in fitted ? decline(file, fitted.refusal) : decideOnTerms(file, fitted);
  return file.forUnderwriter.length > 0 && !file.underwriterApproved
    ? { ...decided, ...MANUAL_REVIEW }
    : decided;
}

/** Keeps the reasons against the file for the notice, should the underwriter decline. */
const MANUAL_REVIEW = {
  decision: 'REVIEW',
  subDecision: undefined,
  outcome: 'MANUAL_REVIEW',
  terms: undefined,
  changedBy: undefined,
  winbackAvailable: false,
} as const;

/** The decision where terms fit: the chosen terms, or changed ones. */
function decideOnTerms(
  file: FinalFile,
  { terms, limitedBy, dtiReduction }: Extract<Fitted, { terms: Terms }>,
): FinalDecision {
  const failures = limitedBy ? [limitedBy] : [];
  const decided = {
    reasonCodes: [],
    failures,
    statedReasons: [],
    terms,
    dtiReduction,
    winbackAvailable: false,
  };
  const keepsOffer =
    !limitedBy &&
    file.forUnderwriter.length === 0 &&
    incomeIsWithinTolerance(file) &&
    terms.noteRatePct === file.chosen.noteRatePct;
  return keepsOffer
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
        subDecision: limitedBy ? REDUCED_BY[limitedBy] : 'VERIFIED_OFFER',
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
  const minimumPct = 100 - scenario.policy.incomeTolerancePct;
  return scenario.monthlyIncomeCents * 100 >= statedMonthlyIncomeCents * minimumPct;
}

const REDUCED_BY: Record<FitLimit, SubDecision> = {
  DTI: 'VERIFIED_DTI_LIMITED',
  RESERVES: 'VERIFIED_RESERVE_LIMITED',
  EQUITY: 'VERIFIED_OFFER',
  PRICE: 'VERIFIED_OFFER',
};

/** A decline. A win-back is available where another term has a line and the refusal is for DTI or price. */
function decline({ scenario }: FinalFile, refusal: FitRefusal): FinalDecision {
  const otherTermMayFit = refusal === 'DTI' || isPriceRefusal(refusal);
  const winbackAvailable =
    otherTermMayFit && withFixedTermAlternative(scenario).some((each) => buildOffers(each).offers.length > 0);
  return {
    ...refusalReasons(scenario, refusal),
    decision: 'DECLINE',
    subDecision: undefined,
    outcome: refusal === 'DTI' ? 'DTI_DECLINE' : winbackAvailable ? 'PRICE_DECLINE' : 'DECLINE',
    terms: undefined,
    changedBy: undefined,
    winbackAvailable,
  };
}
