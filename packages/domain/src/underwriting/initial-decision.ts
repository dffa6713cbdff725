import type * as z from 'zod';
import type { Decision, SubDecision } from '../facts/decisions.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import type { Outcome } from '../facts/offers.facts.ts';
import { limitsFor } from '../policy/limits.ts';
import { type PricingScenario, priceOnEquity } from '../pricing/choice.ts';
import { buildOffers, type TermOffer, type TermRefusal } from '../pricing/offers.ts';
import {
  checkEligibility,
  type EligibilityInput,
  type Failure,
  noLineFailures,
  reasonCodesOf,
} from './eligibility.ts';
import { refusalAsFailure } from './refusal-as-failure.ts';

export type InitialDecision = {
  decision: Decision;
  subDecision: SubDecision;
  outcome: z.infer<typeof Outcome>;
  /** The reason codes of all failing rules, each once. */
  reasonCodes: readonly string[];
  /** All failing rules, in the order of the policy. */
  failures: readonly Failure[];
  offers: readonly TermOffer[];
  /** Terms without a line, where every rule passes. */
  refusals: readonly TermRefusal[];
};

export type InitialFile = Pick<EligibilityInput, 'property' | 'reviewed' | 'assetsComplete'> & {
  scenario: PricingScenario;
  derogatories: NonNullable<EligibilityInput['credit']>['derogatories'];
  /** False for the first offers; true for offers refreshed after verification. */
  incomeIsVerified: boolean;
};

/**
 * Decides on a credit report and the income known so far: offers, a request for assets, a review or a decline. Fraud alerts must be cleared
 * first.
 */
export function decideInitial({
  scenario,
  derogatories,
  incomeIsVerified,
  ...file
}: InitialFile): InitialDecision {
  const subDecisions = incomeIsVerified ? VERIFIED : STATED;
  const { failures } = checkEligibility(scenario.policy, {
    ...file,
    credit: { fico: scenario.fico, derogatories },
    capacity: { ...scenario, ...smallestOverLongest(scenario) },
  });
  const [first] = failures;
  if (first) {
    const outcome = OUTCOME_BY_STEP[first.step] ?? 'DECLINE';
    const all = outcome === 'ASSETS' ? [...failures, ...dtiFailures(scenario)] : failures;
    return {
      decision: first.decision,
      subDecision: first.subDecision,
      outcome,
      reasonCodes: reasonCodesOf(all),
      failures: all,
      offers: [],
      refusals: [],
    };
  }
  const { offers, refusals } = buildOffers(scenario);
  if (offers.length === 0) {
    const failure = refusalAsFailure(refusals.at(-1)?.reason);
    return {
      decision: failure.decision,
      subDecision: failure.subDecision,
      outcome: 'DECLINE',
      reasonCodes: reasonCodesOf([failure]),
      failures: [failure],
      offers: [],
      refusals,
    };
  }
  const limitedByDti = offers.every((offer) => offer.limitedBy === 'DTI');
  return {
    decision: 'SELECT',
    subDecision: limitedByDti ? subDecisions.dtiLimited : subDecisions.offer,
    outcome: 'OFFERS',
    reasonCodes: [],
    failures: [],
    offers,
    refusals,
  };
}

/** Sub-decisions of offers, by whether income is verified. */
const STATED = { offer: 'UNVERIFIED_OFFER', dtiLimited: 'UNVERIFIED_DTI_LIMITED' } as const;
const VERIFIED = { offer: 'VERIFIED_OFFER', dtiLimited: 'VERIFIED_DTI_LIMITED' } as const;

/** The DTI rules that fail when no assets are added to income. */
function dtiFailures({ policy, ...scenario }: PricingScenario): readonly Failure[] {
  const { monthlyIncomeCents: incomeCents, monthlyDebtsCents: debtsCents } = scenario;
  const { maxDtiPct = 0 } = limitsFor(policy, scenario) ?? {};
  return noLineFailures(policy, { incomeCents, debtsCents, maxDtiPct });
}

/** The smallest line over the longest term. An unpriced file fails only for DTI. */
function smallestOverLongest(scenario: PricingScenario): {
  noteRatePct: number;
  months: number;
  interestOnly: boolean;
} {
  const termYears =
    scenario.sheet.products[scenario.product].termsYears.toSorted((a, b) => a - b).at(-1) ?? 30;
  const smallest = priceOnEquity(scenario, { termYears, lineCents: scenario.policy.minLineCents });
  return {
    noteRatePct: smallest.eligible ? smallest.terms.noteRatePct : 0,
    months: termYears * 12,
    interestOnly: smallest.eligible && isInterestOnly(scenario),
  };
}

const OUTCOME_BY_STEP: { readonly [Step in Failure['step']]?: InitialDecision['outcome'] } = {
  CREDIT_SCORE_DECLINE: 'SCORE_DECLINE',
  DELINQUENCY_REVIEW: 'DELINQUENCY',
  UW_REVIEW: 'MANUAL_REVIEW',
  ASSETS_PREQUAL: 'ASSETS',
  DTI_DECLINE: 'DTI_DECLINE',
};
