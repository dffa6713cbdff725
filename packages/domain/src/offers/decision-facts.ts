import { creditReport } from '../facts/credit.selectors.ts';
import { currentDecision } from '../facts/current-decision.selectors.ts';
import type { SubDecision } from '../facts/decisions.ts';
import { worsenedReport } from '../facts/derogatories.selectors.ts';
import { decisionLine, type ExplanationSection, explanationBy } from '../facts/explanation.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { lastWhere, newer } from '../facts/reading.ts';
import {
  openItemsAreApproved,
  underwriterHasConfirmed,
  underwriterQuestions,
} from '../facts/underwriter.selectors.ts';
import { cents } from '../money/cents.ts';
import { priceChoice, pricedAs } from '../pricing/choice.ts';
import { judgedHome } from '../property/property-lookup-fact.ts';
import { statedFor } from '../underwriting/eligibility.ts';
import { decideFinal, type FinalDecision, type FinalFile } from '../underwriting/final-decision.ts';
import { decideInitial, type InitialDecision } from '../underwriting/initial-decision.ts';
import { explainFinal, explainInitial } from './explain-decision.ts';
import { type Grounds, groundsOf } from './grounds.ts';
import {
  type DecisionContext,
  housingPaymentsCents,
  pricingScenario,
  reservesCents,
} from './pricing-scenario.ts';

/**
 * The decision on the income as it is known, with its offers, as a fact. Someone of 62 or older is offered the interest-only product as well.
 * @returns a decline for no file when the report carries no score
 */
export function initialDecisionFacts(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const scenario = pricingScenario(facts, context);
  if (!scenario) return [noScore(context)];
  const decided = decideInitial({ scenario, ...judgedOn(facts) });
  const interestOnly = { ...scenario, product: 'INTEREST_ONLY_AGE_RESTRICTED' as const };
  const isElderly = context.ageYears >= context.sheet.products.INTEREST_ONLY_AGE_RESTRICTED.minimumAge;
  const more =
    isElderly && decided.outcome === 'OFFERS'
      ? decideInitial({ scenario: interestOnly, ...judgedOn(facts) }).offers
      : [];
  const offers = [...decided.offers, ...more];
  return [
    {
      fact: 'initialDecisions',
      value: {
        decision: decided.decision,
        subDecision: leavesSubDecision(decided, facts) ?? decided.subDecision,
        outcome: decided.outcome,
        reasonCodes: [...decided.reasonCodes],
        failures: decided.failures.map(({ rule }) => rule),
        statedReasons: [...statedFor(decided.failures)],
        explanation: explainInitial({ scenario, ...groundsOf(facts, context) }, decided, offers),
        ...submittedNow(facts, context),
        offers: offers.map(({ product, termYears, minimumCents, maximumCents, terms }) => ({
          product,
          termYears,
          minimumCents,
          maximumCents,
          terms,
        })),
        monthlyIncomeCents: scenario.monthlyIncomeCents,
        monthlyDebtsCents: scenario.monthlyDebtsCents,
        valueCents: scenario.valueCents,
        retainedLiensCents: cents(scenario.retainedLiensCents.reduce((sum, lien) => sum + lien, 0)),
      },
    },
  ];
}

/** What the line that was submitted costs now, or why it cannot be had. */
function submittedNow(
  facts: Facts,
  context: DecisionContext,
): { submittedTerms?: Terms; submittedRefusal?: string } {
  const asked = facts.applicationSubmission && facts.offerSelection?.terms;
  const scenario = asked && pricingScenario(facts, context, asked.product);
  if (!asked || !scenario) return {};
  const { lineAmountCents: lineCents, termYears, feePct } = asked;
  const priced = priceChoice(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? { submittedTerms: priced.terms } : { submittedRefusal: priced.reason };
}

/** A review or a decline of a file that was decided before leaves its sub-decision as it was. */
function leavesSubDecision({ decision }: Pick<InitialDecision, 'decision'>, facts: Facts) {
  const isFirst = facts.initialDecisions.length === 0;
  const leaves = decision === 'REVIEW' || decision === 'DECLINE';
  return leaves && !isFirst ? currentDecision(facts).uwSubDecision : undefined;
}

function noScore(context: DecisionContext): FactWrite {
  return {
    fact: 'initialDecisions',
    value: {
      decision: 'DECLINE',
      subDecision: 'UNKNOWN_SUBDECISION',
      outcome: 'DECLINE',
      reasonCodes: ['AA15'],
      failures: ['NO_SCORE'],
      statedReasons: [],
      explanation: explanationBy(context, [NO_SCORE]),
      offers: [],
      monthlyIncomeCents: cents(0),
      monthlyDebtsCents: cents(0),
      valueCents: cents(0),
      retainedLiensCents: cents(0),
    },
  };
}

const NO_SCORE: ExplanationSection = {
  code: 'DECISION',
  lines: [{ code: 'SCORE', amounts: {} }, decisionLine('DECLINE')],
};

/** What the file is judged on besides its numbers, and what a person has passed of what the newest report shows. */
function judgedOn(facts: Facts) {
  const derogatories = creditReport(facts)?.derogatories;
  const cured = lastWhere(facts.delinquencyDecisions, ({ decision }) => decision === 'CURED');
  return {
    property: judgedHome(facts),
    derogatories: derogatories && { ...derogatories },
    reviewed: {
      delinquency: newer(cured, worsenedReport(facts)),
      judgments: openItemsAreApproved(facts),
    },
    assetsComplete: facts.assets !== undefined,
    incomeIsVerified: verifiedMonthlyGrossCents(facts) !== undefined,
  };
}

/** The decision on what was verified, as facts: the decision, and the changed terms where they change. */
export function finalDecisionFacts(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  return finalFacts(facts, context, { approved: underwriterHasConfirmed(facts) });
}

/** The same once an underwriter has confirmed what the rule left to them. */
export function approveFinal(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  return finalFacts(facts, context, { approved: true });
}

function finalFacts(
  facts: Facts,
  context: DecisionContext,
  { approved }: { approved: boolean },
): readonly FactWrite[] {
  const chosen = currentTerms(facts);
  const scenario = chosen && pricingScenario(facts, context, chosen.product);
  const initial = facts.initialDecisions.at(-1);
  if (!chosen || !scenario || !initial) throw new Error('A final decision needs a chosen offer.');
  const file = {
    scenario,
    chosen,
    statedMonthlyIncomeCents: initial.monthlyIncomeCents,
    housingPaymentsCents: housingPaymentsCents(facts),
    verifiedReservesCents: reservesCents(facts),
    forUnderwriter: underwriterQuestions(facts).map(({ question }) => question),
    underwriterApproved: approved,
  };
  const decided = decideFinal(file);
  const grounds = groundsOf(facts, context);
  const { uwSubDecision } = currentDecision(facts);
  return [decisionFact(decided, file, grounds, uwSubDecision), ...changed(decided, chosen)];
}

function decisionFact(
  decided: FinalDecision,
  file: FinalFile,
  grounds: Grounds,
  before: SubDecision,
): FactWrite {
  return {
    fact: 'finalDecisions',
    value: {
      decision: decided.decision,
      subDecision: decided.subDecision ?? before,
      outcome: decided.outcome,
      reasonCodes: [...decided.reasonCodes],
      failures: [...decided.failures],
      statedReasons: [...decided.statedReasons],
      explanation: explainFinal(
        file,
        grounds,
        decided,
        decided.terms && pricedAs(file.scenario, decided.terms),
      ),
      winbackAvailable: decided.winbackAvailable,
      verifiedMonthlyIncomeCents: file.scenario.monthlyIncomeCents,
    },
  };
}

function changed({ terms, changedBy }: FinalDecision, before: Terms): readonly FactWrite[] {
  if (!terms || !changedBy) return [];
  return [{ fact: 'changedOffers', value: { before, after: terms, reason: changedBy } }];
}
