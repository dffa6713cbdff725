import { complianceChecks } from '../closing/compliance-checks.ts';
import type { CivilDate } from '../dates/civil-date.ts';
import { creditMatchAttemptsAreUsedUp, pinAttemptsAreUsedUp } from '../facts/credit.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { identityAttemptsAreUsedUp } from '../facts/identity.selectors.ts';
import { currentTerms, finalDecision } from '../facts/offers.selectors.ts';
import { type Check, problemsOf } from '../facts/review-check.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import { insuranceChecks } from '../insurance/insurance-checks.ts';
import { deedChecks } from '../notary/deed-checks.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { withExplanations } from '../reviews/explain-review.ts';
import { stateRules } from '../states/states.ts';
import type { RuleName } from './step.ts';

/** The date, licenses and rate sheet that a rule needs besides the facts. */
export type RuleContext = {
  readonly today: CivilDate;
  /** States in which the organisation is licensed, two letters. */
  readonly licensedStates: readonly string[];
  /** The rate sheet that priced the application; undefined when that version is unusable. */
  readonly sheet: RateSheet | undefined;
};

/** A rule passes a step by writing facts, or refers it to a person with reasons. */
export type RuleOutcome =
  | { readonly passes: true; readonly writes: readonly FactWrite[] }
  | { readonly passes: false; readonly reasons: readonly string[] };

type Rule = (facts: Facts, context: RuleContext) => RuleOutcome;

/** The rules that may pass a step in the transaction that reached it. */
export const RULES: Record<RuleName, Rule> = {
  creditMatchAttempts: (facts) => recordExhausted(creditMatchAttemptsAreUsedUp(facts), 'CREDIT_MATCH'),
  pinAttempts: (facts) => recordExhausted(pinAttemptsAreUsedUp(facts), 'FREEZE_PIN'),
  identityAttempts: (facts) => recordExhausted(identityAttemptsAreUsedUp(facts), 'IDENTITY'),

  /** Offers a win-back after a DTI decline when another term fits the same income. */
  winbackAvailable: (facts) =>
    finalDecision(facts)?.winbackAvailable
      ? pass({ fact: 'winbackOffers', value: {} })
      : refer('no offer fits the same income'),

  /** Passes lawful final terms when every name is cleared against the sanctions list. */
  complianceClear: (facts, context) => {
    const { sheet, licensedStates, today } = context;
    const { property } = facts;
    if (!currentTerms(facts) || !property) return refer('terms or property are missing');
    if (!sheet) return refer('the rules that it was priced with can no longer be used');
    return decideByChecks(complianceChecks(facts, { sheet, licensedStates, today }), facts, context, {
      fact: 'complianceDecisions',
      value: { decision: 'PASSED', attorneyRequired: stateRules(property.state).attorneyClosing },
    });
  },

  /** Accepts a returned deed with the notary's seal and every required signature. */
  deedComplete: (facts, context) =>
    decideByChecks(deedChecks(facts), facts, context, {
      fact: 'deedDecisions',
      value: { decision: 'ACCEPTED' },
    }),

  coverageSufficient: (facts, context) =>
    decideByChecks(insuranceChecks(facts), facts, context, {
      fact: 'insuranceDecisions',
      value: { decision: 'ACCEPTED' },
    }),

  /** Approves funding when every funding check passes. */
  readyToFund: (facts, context) =>
    decideByChecks(fundingChecks(facts, context.today), facts, context, {
      fact: 'fundingDecisions',
      value: { decision: 'APPROVED' },
    }),
};

/** Decides a review when every check passes, with an explanation; else refers it with the failed checks. */
function decideByChecks(
  checks: readonly Check[],
  facts: Facts,
  context: RuleContext,
  write: FactWrite,
): RuleOutcome {
  const problems = problemsOf(checks);
  return problems.length > 0 ? refer(...problems) : passReview(facts, context, write);
}

function passReview(facts: Facts, context: RuleContext, write: FactWrite): RuleOutcome {
  return pass(...withExplanations([write], facts, context, { by: 'RULE' }));
}

function pass(...writes: FactWrite[]): RuleOutcome {
  return { passes: true, writes };
}

function refer(...reasons: string[]): RuleOutcome {
  return { passes: false, reasons };
}

function recordExhausted(isSpent: boolean, what: 'CREDIT_MATCH' | 'FREEZE_PIN' | 'IDENTITY'): RuleOutcome {
  return isSpent ? pass({ fact: 'attemptsExhausted', value: { what } }) : refer('an attempt is left');
}
