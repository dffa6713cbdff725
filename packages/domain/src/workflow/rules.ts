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

/** What a rule may know besides the facts. */
export type RuleContext = {
  readonly today: CivilDate;
  /** States in which the organisation is licensed, two letters. */
  readonly licensedStates: readonly string[];
  /** The rate sheet that the application is priced with; undefined when it can no longer be used. */
  readonly sheet: RateSheet | undefined;
};

/** A rule passes a step by writing facts, or refers it to a person and says why. */
export type Ruling =
  | { readonly passes: true; readonly writes: readonly FactWrite[] }
  | { readonly passes: false; readonly reasons: readonly string[] };

type Rule = (facts: Facts, context: RuleContext) => Ruling;

/** The pure rules that pass a step in the transaction that reached it. */
export const RULES: Record<RuleName, Rule> = {
  creditMatchAttempts: (facts) => exhausts(creditMatchAttemptsAreUsedUp(facts), 'CREDIT_MATCH'),
  pinAttempts: (facts) => exhausts(pinAttemptsAreUsedUp(facts), 'FREEZE_PIN'),
  identityAttempts: (facts) => exhausts(identityAttemptsAreUsedUp(facts), 'IDENTITY'),

  /** A decline for debts leads back to the offers when another term fits the same income. */
  winbackAvailable: (facts) =>
    finalDecision(facts)?.winbackAvailable
      ? pass({ fact: 'winbackOffers', value: {} })
      : refer('no offer fits the same income'),

  /** The final terms are lawful where the home lies, and nobody has appeared on a sanctions list since the last screen. */
  complianceClear: (facts, context) => {
    const { sheet, licensedStates } = context;
    const { property } = facts;
    if (!currentTerms(facts) || !property) return refer('terms or property are missing');
    if (!sheet) return refer('the rules that it was priced with can no longer be used');
    return onChecks(complianceChecks(facts, { sheet, licensedStates }), facts, context, {
      fact: 'complianceDecisions',
      value: { decision: 'PASSED', attorneyRequired: stateRules(property.state).attorneyClosing },
    });
  },

  /** The returned deed is sealed by the notary and everyone who must has signed. */
  deedComplete: (facts, context) =>
    onChecks(deedChecks(facts), facts, context, { fact: 'deedDecisions', value: { decision: 'ACCEPTED' } }),

  coverageSufficient: (facts, context) =>
    onChecks(insuranceChecks(facts), facts, context, {
      fact: 'insuranceDecisions',
      value: { decision: 'ACCEPTED' },
    }),

  /** Everything that the money waits for has come, and the amounts agree to the cent. */
  readyToFund: (facts, context) =>
    onChecks(fundingChecks(facts, context.today), facts, context, {
      fact: 'fundingDecisions',
      value: { decision: 'APPROVED' },
    }),
};

/** A review that a rule decides when everything that is asked holds, and explains. */
function onChecks(checks: readonly Check[], facts: Facts, context: RuleContext, write: FactWrite): Ruling {
  const doubts = problemsOf(checks);
  return doubts.length > 0 ? refer(...doubts) : passReview(facts, context, write);
}

function passReview(facts: Facts, context: RuleContext, write: FactWrite): Ruling {
  return pass(...withExplanations([write], facts, context, { by: 'RULE' }));
}

function pass(...writes: FactWrite[]): Ruling {
  return { passes: true, writes };
}

function refer(...reasons: string[]): Ruling {
  return { passes: false, reasons };
}

function exhausts(isSpent: boolean, what: 'CREDIT_MATCH' | 'FREEZE_PIN' | 'IDENTITY'): Ruling {
  return isSpent ? pass({ fact: 'attemptsExhausted', value: { what } }) : refer('an attempt is left');
}
