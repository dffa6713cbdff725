import { coBorrowerReport, countedCoBorrowers } from '../facts/co-borrowers.selectors.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import { currentDecision } from '../facts/current-decision.selectors.ts';
import type { SubDecision } from '../facts/decisions.ts';
import { combinedDerogatories, worsenedReport } from '../facts/derogatories.selectors.ts';
import { decisionLine, type ExplanationSection, explanationBy } from '../facts/explanation.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { parcelOf } from '../facts/property.selectors.ts';
import { lastWhere, newer } from '../facts/reading.ts';
import {
  openItemsAreApproved,
  underwriterHasConfirmed,
  underwriterQuestions,
} from '../facts/underwriter.selectors.ts';
import { cents } from '../money/cents.ts';
import { currentPrice, priceChoice } from '../pricing/choice.ts';
import { lacksRecordingTax } from '../pricing/recording.ts';
import { homeForEligibility } from '../property/property-lookup-fact.ts';
import { statedReasonsOf } from '../underwriting/eligibility.ts';
import { decideFinal, type FinalDecision, type FinalFile } from '../underwriting/final-decision.ts';
import { decideInitial, type InitialDecision } from '../underwriting/initial-decision.ts';
import { explainFinal, explainInitial } from './explain-decision.ts';
import { type ExplainedInputs, explainInputs } from './explain-inputs.ts';
import { housingPaymentsCents } from './monthly-debts.ts';
import { reservesCents } from './monthly-income.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/**
 * Returns the decision on the income known so far, with its offers. Applicants old enough for it are also offered the interest-only
 * product.
 * @returns a decline when the credit report has no score; a question to staff when nobody has the recording tax of the home
 */
export function initialDecisionFacts(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const scenario = pricingScenario(facts, context);
  if (!scenario) return [noScoreDecline(context)];
  if (lacksRecordingTax(scenario)) return [recordingTaxQuestion(facts)];
  const decided = decideInitial({ scenario, ...eligibilityInputs(facts) });
  const interestOnly = { ...scenario, product: 'INTEREST_ONLY_AGE_RESTRICTED' as const };
  const isElderly = context.ageYears >= context.sheet.products.INTEREST_ONLY_AGE_RESTRICTED.minimumAge;
  const more =
    isElderly && decided.outcome === 'OFFERS'
      ? decideInitial({ scenario: interestOnly, ...eligibilityInputs(facts) }).offers
      : [];
  const offers = [...decided.offers, ...more];
  return [
    {
      fact: 'initialDecisions',
      value: {
        decision: decided.decision,
        subDecision: keptSubDecision(decided, facts) ?? decided.subDecision,
        outcome: decided.outcome,
        reasonCodes: [...decided.reasonCodes],
        failures: decided.failures.map(({ rule }) => rule),
        statedReasons: [...statedReasonsOf(decided.failures)],
        explanation: explainInitial({ scenario, ...explainInputs(facts, context) }, decided, offers),
        ...priceSubmittedTerms(facts, context),
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

/** Prices the submitted line again, or returns why it is no longer available. */
function priceSubmittedTerms(
  facts: Facts,
  context: DecisionContext,
): { submittedTerms?: Terms; submittedRefusal?: string } {
  const submitted = facts.applicationSubmission && facts.offerSelection?.terms;
  const scenario = submitted && pricingScenario(facts, context, submitted.product);
  if (!submitted || !scenario) return {};
  const { lineAmountCents: lineCents, termYears, feePct } = submitted;
  const priced = priceChoice(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? { submittedTerms: priced.terms } : { submittedRefusal: priced.reason };
}

/** A later review or decline keeps the sub-decision of the decision before it. */
function keptSubDecision({ decision }: Pick<InitialDecision, 'decision'>, facts: Facts) {
  const isFirst = facts.initialDecisions.length === 0;
  const leaves = decision === 'REVIEW' || decision === 'DECLINE';
  return leaves && !isFirst ? currentDecision(facts).uwSubDecision : undefined;
}

function noScoreDecline(context: DecisionContext): FactWrite {
  return {
    fact: 'initialDecisions',
    value: {
      decision: 'DECLINE',
      subDecision: 'UNKNOWN_SUBDECISION',
      outcome: 'DECLINE',
      reasonCodes: ['AA15'],
      failures: ['NO_SCORE'],
      statedReasons: [],
      explanation: explanationBy(context, [NO_SCORE_SECTION]),
      offers: [],
      monthlyIncomeCents: cents(0),
      monthlyDebtsCents: cents(0),
      valueCents: cents(0),
      retainedLiensCents: cents(0),
    },
  };
}

/** Asks staff for the recording tax of a home without a published figure. */
function recordingTaxQuestion(facts: Facts): FactWrite {
  const { city = '' } = facts.property ?? {};
  const county = parcelOf(facts)?.county;
  return { fact: 'recordingTaxQuestions', value: { city, ...(county && { county }) } };
}

const NO_SCORE_SECTION: ExplanationSection = {
  code: 'DECISION',
  lines: [{ code: 'SCORE', amounts: {} }, decisionLine('DECLINE')],
};

/** The eligibility inputs other than amounts, with the items of the newest report that staff cleared. */
function eligibilityInputs(facts: Facts) {
  const others = countedCoBorrowers(facts).flatMap(
    (signer) => coBorrowerReport(facts, signer)?.report.derogatories ?? [],
  );
  const own = creditReport(facts)?.derogatories;
  const derogatories = own && combinedDerogatories([own, ...others]);
  const cured = lastWhere(facts.delinquencyDecisions, ({ decision }) => decision === 'CURED');
  return {
    property: homeForEligibility(facts),
    derogatories,
    reviewed: {
      delinquency: newer(cured, worsenedReport(facts)),
      judgments: openItemsAreApproved(facts),
    },
    assetsComplete: facts.assets !== undefined,
    incomeIsVerified: verifiedMonthlyGrossCents(facts) !== undefined,
  };
}

/**
 * Returns the decision on verified income, with the changed terms where it changes them.
 * @throws Error when no offer was chosen
 */
export function finalDecisionFacts(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  return finalFacts(facts, context, { approved: underwriterHasConfirmed(facts) });
}

/** Returns the same decision after an underwriter confirmed the items referred to them. */
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
  if (lacksRecordingTax(scenario)) return [recordingTaxQuestion(facts)];
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
  const inputs = explainInputs(facts, context);
  const { uwSubDecision } = currentDecision(facts);
  return [decisionFact(decided, file, inputs, uwSubDecision), ...changedOffer(decided, chosen)];
}

function decisionFact(
  decided: FinalDecision,
  file: FinalFile,
  inputs: ExplainedInputs,
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
        inputs,
        decided,
        decided.terms && currentPrice(file.scenario, decided.terms),
      ),
      winbackAvailable: decided.winbackAvailable,
      verifiedMonthlyIncomeCents: file.scenario.monthlyIncomeCents,
    },
  };
}

function changedOffer({ terms, changedBy }: FinalDecision, before: Terms): readonly FactWrite[] {
  if (!terms || !changedBy) return [];
  return [{ fact: 'changedOffers', value: { before, after: terms, reason: changedBy } }];
}
