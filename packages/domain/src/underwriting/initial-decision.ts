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
  lineFailures,
  reasonsOf,
} from './eligibility.ts';
import { withoutOffer } from './without-offer.ts';

export type InitialDecision = {
  decision: Decision;
  subDecision: SubDecision;
  outcome: z.infer<typeof Outcome>;
  /** Of all failing rules, each once. */
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
  /** Not on the first offers; on those that are made again once it is. */
  incomeIsVerified: boolean;
};

/**
 * The decision on a report and the income as far as it is known: offers, the question for assets, a review or a decline. For a file
 * whose report is at hand, and whose alerts a person has cleared.
 */
export function decideInitial({
  scenario,
  derogatories,
  incomeIsVerified,
  ...file
}: InitialFile): InitialDecision {
  const named = incomeIsVerified ? VERIFIED : STATED;
  const { failures } = checkEligibility(scenario.policy, {
    ...file,
    credit: { fico: scenario.fico, derogatories },
    capacity: { ...scenario, ...smallestOverLongest(scenario) },
  });
  const [first] = failures;
  if (first) {
    const outcome = OUTCOME_AT[first.step] ?? 'DECLINE';
    const all = outcome === 'ASSETS' ? [...failures, ...withoutSavings(scenario)] : failures;
    return {
      decision: first.decision,
      subDecision: first.subDecision,
      outcome,
      reasonCodes: reasonsOf(all),
      failures: all,
      offers: [],
      refusals: [],
    };
  }
  const { offers, refusals } = buildOffers(scenario);
  if (offers.length === 0) {
    const failure = withoutOffer(refusals.at(-1)?.reason);
    return {
      decision: failure.decision,
      subDecision: failure.subDecision,
      outcome: 'DECLINE',
      reasonCodes: reasonsOf([failure]),
      failures: [failure],
      offers: [],
      refusals,
    };
  }
  const limitedByDti = offers.every((offer) => offer.limitedBy === 'DTI');
  return {
    decision: 'SELECT',
    subDecision: limitedByDti ? named.dtiLimited : named.offer,
    outcome: 'OFFERS',
    reasonCodes: [],
    failures: [],
    offers,
    refusals,
  };
}

/** What offers are called, by what they rest on. */
const STATED = { offer: 'UNVERIFIED_OFFER', dtiLimited: 'UNVERIFIED_DTI_LIMITED' } as const;
const VERIFIED = { offer: 'VERIFIED_OFFER', dtiLimited: 'VERIFIED_DTI_LIMITED' } as const;

/** What stands against a file that needs savings beside its income, should none be added. */
function withoutSavings({ policy, ...scenario }: PricingScenario): readonly Failure[] {
  const { monthlyIncomeCents: incomeCents, monthlyDebtsCents: debtsCents } = scenario;
  const { maxDtiPct = 0 } = limitsFor(policy, scenario) ?? {};
  return lineFailures(policy, { incomeCents, debtsCents, maxDtiPct });
}

/** The line that is easiest to carry; without a price for it, debts fail only by themselves. */
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

const OUTCOME_AT: { readonly [Step in Failure['step']]?: InitialDecision['outcome'] } = {
  CREDIT_SCORE_DECLINE: 'SCORE_DECLINE',
  DELINQUENCY_REVIEW: 'DELINQUENCY',
  UW_REVIEW: 'MANUAL_REVIEW',
  ASSETS_PREQUAL: 'ASSETS',
  DTI_DECLINE: 'DTI_DECLINE',
};
