import { openConditions } from '../conditions/open.ts';
import { creditMatchAttemptsSpent, pinAttemptsSpent } from '../credit/pulls.ts';
import { type CivilDate, civilDateIn, daysBetween } from '../dates/civil-date.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { newer } from '../facts/reading.ts';
import { accountIsVerified } from '../funding/money.ts';
import { identityAttemptsSpent, isScreened, sanctionsQuestion } from '../identity/checks.ts';
import { insuranceCheck, insuranceIsAccepted } from '../insurance/policy.ts';
import { retainedLiens } from '../liens/liens.ts';
import { deedIsAccepted, isManualNotary, returnedDeed } from '../notary/deed.ts';
import { finalDecision, initialDecision, standingTerms } from '../offers/decided.ts';
import { feesThatTexasCounts, HIGHEST_ORIGINATION_FEE_PCT, otherFees } from '../pricing/fees.ts';
import type { RateSheet } from '../pricing/rate-sheet.ts';
import { additionalSigners } from '../signers/acts.ts';
import { stateRules } from '../states/states.ts';
import { timeZoneOf } from '../states/time-zones.ts';
import { highCost } from '../underwriting/high-cost.ts';
import { TEXAS_HOME_EQUITY, withinTexasFeeCap } from '../underwriting/texas.ts';
import { valuationRequiredAt } from '../valuation/need.ts';
import type { RuleName } from './step.ts';

/** What a rule may know besides the facts. */
export type RuleContext = {
  readonly today: CivilDate;
  /** States in which the organisation is licensed, two letters. */
  readonly licensedStates: readonly string[];
  /** New York's regulator looks at each file first. */
  readonly allowRegulatorReview: boolean;
  /** The rate sheet that the application is priced with; undefined when it can no longer be used. */
  readonly sheet: RateSheet | undefined;
};

/** A rule passes a step by writing facts, or refers it to a person and says why. */
export type Ruling =
  | { readonly passes: true; readonly writes: readonly FactWrite[] }
  | { readonly passes: false; readonly reasons: readonly string[] };

type Rule = (facts: Facts, context: RuleContext) => Ruling;

const HARD_CREDIT_DAYS = 60;
const RECORDING_ATTEMPTS = 2;

/** The pure rules that pass a step in the transaction that reached it. */
export const RULES: Record<RuleName, Rule> = {
  creditMatchAttempts: (facts) => exhausts(creditMatchAttemptsSpent(facts), 'CREDIT_MATCH'),
  pinAttempts: (facts) => exhausts(pinAttemptsSpent(facts), 'FREEZE_PIN'),
  identityAttempts: (facts) => exhausts(identityAttemptsSpent(facts), 'IDENTITY'),

  /** A decline for debts leads back to the offers when another term fits the same income. */
  winbackAvailable: (facts) => {
    const decision = finalDecision(facts) ?? initialDecision(facts);
    return decision?.winbackAvailable
      ? pass({ fact: 'winbackOffers', value: {} })
      : refer('no offer fits the same income');
  },

  /** The final terms are lawful where the home lies, and nobody has appeared on a sanctions list since the last screen. */
  complianceClear: (facts, context) => {
    const reasons = complianceDoubts(facts, context);
    if (reasons.length > 0) return refer(...reasons);
    const state = facts.property?.state ?? '';
    const attorneyRequired =
      stateRules(state).attorneyClosing || (state === 'NY' && context.allowRegulatorReview);
    return pass({ fact: 'complianceDecisions', value: { decision: 'PASSED', attorneyRequired } });
  },

  /** The returned deed is sealed by the notary and everyone who must has signed. */
  deedComplete: (facts) => {
    const deed = returnedDeed(facts);
    const rejections = facts.recordings.filter(({ answer }) => answer === 'REJECTED').length;
    const reasons = [
      ...(deed?.sealed ? [] : ['the returned file carries no notarial seal']),
      ...(additionalSigners(facts).every((signer) => !signer.holdsTitle || deed)
        ? []
        : ['a title holder has not signed']),
      ...(rejections < RECORDING_ATTEMPTS ? [] : ['the county has returned the instrument before']),
    ];
    return reasons.length > 0
      ? refer(...reasons)
      : pass({ fact: 'deedDecisions', value: { decision: 'ACCEPTED' } });
  },

  coverageSufficient: (facts) => {
    const check = insuranceCheck(facts);
    if (!check) return refer('the policy is being checked');
    return check.answer === 'COVERED'
      ? pass({ fact: 'insuranceDecisions', value: { decision: 'ACCEPTED' } })
      : refer('coverage, deductible, mortgagee or dates do not suffice');
  },

  /** Everything that the money waits for has come, and the amounts agree to the cent. */
  readyToFund: (facts, { today }) => {
    const reasons = fundingDoubts(facts, today);
    return reasons.length > 0
      ? refer(...reasons)
      : pass({ fact: 'fundingDecisions', value: { decision: 'APPROVED' } });
  },
};

function pass(...writes: FactWrite[]): Ruling {
  return { passes: true, writes };
}

function refer(...reasons: string[]): Ruling {
  return { passes: false, reasons };
}

function exhausts(isSpent: boolean, what: 'CREDIT_MATCH' | 'FREEZE_PIN' | 'IDENTITY'): Ruling {
  return isSpent ? pass({ fact: 'attemptsExhausted', value: { what } }) : refer('an attempt is left');
}

function complianceDoubts(facts: Facts, { licensedStates, sheet }: RuleContext): string[] {
  const terms = standingTerms(facts);
  const property = facts.property;
  if (!terms || !property) return ['terms or property are missing'];
  if (!sheet) return ['the rules that it was priced with can no longer be used'];
  const { lineAmountCents, noteRatePct, originationFeeCents, cltvPct } = terms;
  const lienPosition = retainedLiens(facts).length === 0 ? 1 : 2;
  const cost =
    property.occupancy !== 'PRIMARY'
      ? undefined
      : highCost({
          lineCents: lineAmountCents,
          pointsAndFeesCents: originationFeeCents,
          noteRatePct,
          aporPct: sheet.averagePrimeOfferRate(terms.termYears).output.pct,
          lienPosition,
          state: property.state,
        });
  const { output: fees } = sheet.fees(property.state);
  const otherFeesCents = otherFees(fees, {
    automatedValuationUsable: !valuationRequiredAt(facts),
    manualNotary: isManualNotary(facts),
  });
  const otherCountedFeesCents = feesThatTexasCounts(fees, otherFeesCents);
  const isTexas = property.state === 'TX';
  const doubts: [boolean, string][] = [
    [!licensedStates.includes(property.state), 'no licence in the state'],
    [terms.feePct > HIGHEST_ORIGINATION_FEE_PCT, 'the origination fee is above the limit'],
    [cost?.byRate === true, 'the rate makes it a high-cost mortgage (12 CFR 1026.32(a)(1)(i))'],
    [cost?.byFees === true, 'the fees make it a high-cost mortgage (12 CFR 1026.32(a)(1)(ii))'],
    [
      isTexas && cltvPct > TEXAS_HOME_EQUITY.maxCltvPct,
      'above 80% of the value (Tex. Const. art. XVI, 50(a)(6)(B))',
    ],
    [
      isTexas &&
        !withinTexasFeeCap({ lineCents: lineAmountCents, originationFeeCents, otherCountedFeesCents }),
      'fees above 2% (Tex. Const. art. XVI, 50(a)(6)(E))',
    ],
    [!isScreened(facts), 'the names are being compared with the sanctions list'],
    [sanctionsQuestion(facts) !== undefined, 'a name must be compared with the sanctions list'],
  ];
  return doubts.flatMap(([isDoubtful, reason]) => (isDoubtful ? [reason] : []));
}

function fundingDoubts(facts: Facts, today: CivilDate): string[] {
  const hard = facts.hardCredit.at(-1);
  const pulledOn =
    hard?.report?.pulledOn ??
    (hard && civilDateIn(timeZoneOf(facts.property?.state ?? 'NY'), Date.parse(hard.at)));
  const terms = standingTerms(facts);
  const screened = newer(facts.sanctionsScreens.at(-1), facts.noteSignatures.at(-1));
  const doubts: [boolean, string][] = [
    [openConditions(facts).length > 0, 'a condition is open'],
    [!deedIsAccepted(facts), 'the deed is not accepted'],
    [!insuranceIsAccepted(facts), 'the insurance is not accepted'],
    [!pulledOn || daysBetween(pulledOn, today) > HARD_CREDIT_DAYS, 'the credit report is older than 60 days'],
    [!accountIsVerified(facts), 'the account is not verified'],
    [!screened, 'the names are being compared with the sanctions list once more'],
    [sanctionsQuestion(facts) !== undefined, 'a name must be compared with the sanctions list'],
    [!terms || terms.cashToBorrowerCents <= 0, 'the draw leaves no cash for the borrower'],
  ];
  return doubts.flatMap(([isDoubtful, reason]) => (isDoubtful ? [reason] : []));
}
