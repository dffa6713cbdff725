import type * as z from 'zod';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import { type ChoiceRefusal, feeOptions, type OfferSituation, priceOnEquity } from '../pricing/choice.ts';
import { buildOffers } from '../pricing/offers.ts';
import { dtiLine, equityLine, interestOnlyDtiLine, paymentRoom } from '../pricing/ratios.ts';
import type { Decision, SubDecision } from './decisions.ts';
import { lineReasons } from './eligibility.ts';
import { limitsFor } from './limits.ts';
import { reserveLine } from './reserves.ts';

/** What is verified, and what was chosen before it was. */
export type FinalFile = {
  /** With the income, the value and the debts that are verified now. */
  situation: OfferSituation;
  chosen: Terms;
  /** Gross, the income on which the choice was made. */
  statedMonthlyIncomeCents: Cents;
  /** Monthly, on all mortgages that stay. */
  housingPaymentsCents: Cents;
  /** Undefined when none were shown. */
  verifiedReservesCents?: Cents | undefined;
  /** Income from tax returns, or an open judgment or tax lien: an underwriter confirms. */
  needsUnderwriter: boolean;
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
  /** The terms that the borrower gets; undefined without any. */
  terms: Terms | undefined;
  /** Another term would carry the smallest line or more. */
  winbackAvailable: boolean;
};

/**
 * The decision on verified income. The offer stands while income is at most the policy's tolerance below what was stated and the line
 * still fits; it is priced again when income is lower, and cut down when debts or reserves do not carry the line.
 */
export function decideFinal(file: FinalFile): FinalDecision {
  const none = { reasonCodes: [], failures: [], terms: undefined, winbackAvailable: false };
  if (file.needsUnderwriter && !file.underwriterApproved) {
    return { ...none, decision: 'REVIEW', subDecision: undefined, outcome: 'MANUAL_REVIEW' };
  }
  const fitted = fitTerms(file);
  if ('refusal' in fitted) return declined(file, fitted.refusal);
  const { terms, limitedBy } = fitted;
  const limited = { ...none, failures: limitedBy ? [limitedBy] : [], terms };
  if (limitedBy)
    return { ...limited, decision: 'FINAL', subDecision: SHRUNK[limitedBy], outcome: 'CHANGED_OFFER' };
  const stands =
    incomeIsWithinTolerance(file) && terms.noteRatePct === file.chosen.noteRatePct && !file.needsUnderwriter;
  return stands
    ? {
        ...limited,
        decision: 'APPROVED',
        subDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
        outcome: 'KEEPS_OFFER',
      }
    : { ...limited, decision: 'FINAL', subDecision: 'VERIFIED_OFFER', outcome: 'CHANGED_OFFER' };
}

function incomeIsWithinTolerance({ situation, statedMonthlyIncomeCents }: FinalFile): boolean {
  const leastPct = 100 - situation.policy.incomeTolerancePct;
  return situation.monthlyIncomeCents * 100 >= statedMonthlyIncomeCents * leastPct;
}

export type FitLimit = 'DTI' | 'RESERVES' | 'EQUITY';

const SHRUNK: Record<FitLimit, SubDecision> = {
  DTI: 'VERIFIED_DTI_LIMITED',
  RESERVES: 'VERIFIED_RESERVE_LIMITED',
  EQUITY: 'VERIFIED_OFFER',
};

export type Fitted =
  /** `limitedBy` says what cut the line down; undefined when the chosen line stands. */
  { terms: Terms; limitedBy: FitLimit | undefined } | { refusal: ChoiceRefusal | 'DTI' | 'EQUITY' };

/**
 * The chosen terms on what is known now: the largest line, not above the chosen one, that debts, reserves and equity carry, priced again
 * from the sheet.
 */
export function fitTerms(
  file: Pick<FinalFile, 'situation' | 'chosen' | 'housingPaymentsCents' | 'verifiedReservesCents'>,
): Fitted {
  const { situation, chosen } = file;
  const limits = limitsFor(situation.policy, situation);
  if (!limits) return { refusal: 'FICO_FOR_OCCUPANCY_OR_UNITS' };
  const { valueCents, retainedLiensCents } = situation;
  const onEquity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  if (onEquity < limits.minLineCents) return { refusal: 'EQUITY' };
  const byEquity = Math.min(chosen.lineAmountCents, onEquity);
  const limitedByEquity = byEquity < chosen.lineAmountCents ? 'EQUITY' : undefined;
  const fitted = fitToIncome(situation, chosen, { lineCents: cents(byEquity), limitedBy: limitedByEquity });
  if ('refusal' in fitted) return fitted;
  const onReserves = reserveLine(situation.policy, {
    ...file,
    verifiedReservesCents: file.verifiedReservesCents,
    lineCents: fitted.terms.lineAmountCents,
    newPaymentCents: fitted.terms.monthlyPaymentCents,
  });
  return onReserves < fitted.terms.lineAmountCents
    ? fitToIncome(situation, chosen, { lineCents: onReserves, limitedBy: 'RESERVES' })
    : fitted;
}

function fitToIncome(
  situation: OfferSituation,
  chosen: Terms,
  from: { lineCents: Cents; limitedBy: FitLimit | undefined },
): Fitted {
  const { termYears } = chosen;
  let { lineCents, limitedBy } = from;
  while (lineCents >= situation.policy.minLineCents) {
    const feePct = feeOptions(situation, lineCents).findLast((option) => option <= chosen.feePct) ?? 0;
    const priced = priceOnEquity(situation, { lineCents, termYears, feePct });
    if (!priced.eligible) return { refusal: priced.reason };
    const { terms, limits } = priced;
    if (terms.dtiPct <= limits.maxDtiPct) return { terms, limitedBy };
    // A smaller line can bear a higher rate, so the room is measured again at what each attempt costs.
    const carried = carriedLine(situation, terms, limits.maxDtiPct);
    lineCents = carried < lineCents ? carried : cents(lineCents - 10_000);
    limitedBy = 'DTI';
  }
  return { refusal: 'DTI' };
}

function carriedLine(situation: OfferSituation, at: Terms, maxDtiPct: number): Cents {
  const room = paymentRoom(situation.monthlyIncomeCents, situation.monthlyDebtsCents, maxDtiPct);
  return situation.product === 'INTEREST_ONLY_AGE_RESTRICTED'
    ? interestOnlyDtiLine(room, at.noteRatePct)
    : dtiLine(room, at.noteRatePct, at.termYears * 12);
}

function declined({ situation }: FinalFile, refusal: ChoiceRefusal | 'DTI' | 'EQUITY'): FinalDecision {
  const none = { terms: undefined, failures: [refusal], winbackAvailable: false };
  if (refusal === 'DTI') {
    const { maxDtiPct = 0 } = limitsFor(situation.policy, situation) ?? {};
    return {
      ...none,
      decision: 'DECLINE',
      subDecision: undefined,
      outcome: 'DTI_DECLINE',
      reasonCodes: lineReasons(situation.policy, {
        incomeCents: situation.monthlyIncomeCents,
        debtsCents: situation.monthlyDebtsCents,
        maxDtiPct,
      }),
      winbackAvailable: buildOffers(situation).offers.length > 0,
    };
  }
  if (refusal === 'EQUITY') {
    return {
      ...none,
      decision: 'DECLINE',
      subDecision: undefined,
      outcome: 'DECLINE',
      reasonCodes: lineReasons(situation.policy, { equity: true }),
    };
  }
  // No rule expects a chosen offer to lose its price: a person looks.
  return { ...none, decision: 'REVIEW', subDecision: undefined, outcome: 'MANUAL_REVIEW', reasonCodes: [] };
}
