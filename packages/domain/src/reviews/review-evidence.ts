import { complianceChecks } from '../closing/compliance-checks.ts';
import type { CivilDate } from '../dates/civil-date.ts';
import { bankCheck } from '../facts/bank.selectors.ts';
import { packageQuestion } from '../facts/closing.selectors.ts';
import { openConditions } from '../facts/conditions.selectors.ts';
import { alertedPull, unexplainedInquiry } from '../facts/credit.selectors.ts';
import {
  asExplanation,
  DECISION_SECTION,
  type Explanation,
  type ExplanationLine,
} from '../facts/explanation.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { identityResult, sanctionsQuestion } from '../facts/identity.selectors.ts';
import { uploadedPaystubs } from '../facts/income.selectors.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { knownLiens, liensToPayOff } from '../facts/liens.selectors.ts';
import { initialDecision, manualReview } from '../facts/offers.selectors.ts';
import { currentLookup, ownerMismatch, ownershipDocument } from '../facts/property.selectors.ts';
import { checkLines } from '../facts/review-check.ts';
import { titleQuestion, trustQuestion } from '../facts/title.selectors.ts';
import { brokerOpinion } from '../facts/valuation.selectors.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import { insuranceChecks } from '../insurance/insurance-checks.ts';
import { cents, formatDollars } from '../money/cents.ts';
import { deedChecks } from '../notary/deed-checks.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { US_STATES } from '../states/us-states.ts';
import { decisionInWords } from '../underwriting/rule-lines.ts';

/** What whoever decides may know besides the facts; without a sheet when the one that priced can no longer be used. */
export type ReviewContext = {
  readonly today: CivilDate;
  readonly sheet: RateSheet | undefined;
  /** States in which the lender is licensed, two letters. */
  readonly licensedStates: readonly string[];
};

/** What a review is about, and what lies before whoever decides it. */
type LookedAt = {
  readonly about: string;
  readonly lines: (facts: Facts, context: ReviewContext) => readonly ExplanationLine[];
};

/** The facts by which reviews are decided, and what each decision rests on. */
export const REVIEW_EVIDENCE = {
  propertyMatchDecisions: {
    about: 'The home in the records',
    lines: (facts) => answered('Answer of the county’s records', currentLookup(facts)?.answer),
  },
  ownershipDecisions: {
    about: 'Who owns the home',
    lines: (facts) => [
      ...answered('Records or title search', ownerMismatch(facts)?.answer ?? facts.finalTitle.at(-1)?.answer),
      line('Proof sent in', ownershipDocument(facts) ? 'Yes' : 'No'),
    ],
  },
  fraudAlertDecisions: {
    about: 'An alert on the credit file',
    lines: (facts) => answered('Answer of the bureau', alertedPull(facts)?.answer),
  },
  lienDecisions: { about: 'Liens and new debts', lines: lienLines },
  delinquencyDecisions: {
    about: 'Mortgage payments that were late',
    lines: (facts) => rulesBehind(initialDecision(facts)),
  },
  underwriterDecisions: {
    about: 'What the rules left to an underwriter',
    lines: (facts) => rulesBehind(manualReview(facts)),
  },
  hardCreditDecisions: { about: 'New inquiries on the full report', lines: inquiryLines },
  paystubDecisions: {
    about: 'Pay stubs',
    lines: (facts) => [
      line('Sent in', String(uploadedPaystubs(facts)?.documents.length ?? 0)),
      line('Income as stated, a month', formatDollars(cents(facts.statedIncome?.monthlyGrossCents ?? 0))),
    ],
  },
  bankDecisions: {
    about: 'The account for the money',
    lines: (facts) => answered('Check of the account', bankCheck(facts)?.answer),
  },
  identityDecisions: {
    about: 'The identity document',
    lines: (facts) => answered('Check of the document', identityResult(facts)?.answer),
  },
  sanctionsDecisions: {
    about: 'The sanctions list',
    lines: (facts) => answered('Comparison of the name', sanctionsQuestion(facts)?.answer),
  },
  valuationDecisions: {
    about: 'The broker’s visit',
    lines: (facts) => answered('Answer of the broker', brokerOpinion(facts)?.answer),
  },
  titleDecisions: { about: 'The title', lines: titleLines },
  trustDecisions: {
    about: 'The trust that owns the home',
    lines: (facts) => answered('Title search', trustQuestion(facts)?.answer),
  },
  payoffDecisions: {
    about: 'Debts paid off from the draw',
    lines: (facts) =>
      liensToPayOff(facts).map(({ holder, balanceCents }) => line(holder, formatDollars(balanceCents))),
  },
  conditionDecisions: {
    about: 'Documents that were asked for',
    lines: (facts) => [
      ...openConditions(facts).map(({ category, requestDocuments }) =>
        line(decisionInWords(category), requestDocuments.map(decisionInWords).join(', ')),
      ),
      line('Sent in', String(facts.conditionSubmissions.at(-1)?.documents.length ?? 0)),
    ],
  },
  complianceDecisions: {
    about: 'What the law asks',
    lines: (facts, { sheet, licensedStates }) =>
      sheet ? checkLines(complianceChecks(facts, { sheet, licensedStates })) : [],
  },
  attorneyDecisions: {
    about: 'The attorney at the closing',
    lines: ({ property }) => (property ? [line('State of the home', US_STATES[property.state])] : []),
  },
  signdocsDecisions: { about: 'The papers to sign', lines: packageLines },
  deedDecisions: { about: 'The deed that came back', lines: (facts) => checkLines(deedChecks(facts)) },
  insuranceDecisions: {
    about: 'The insurance of the home',
    lines: (facts) => checkLines(insuranceChecks(facts)),
  },
  fundingDecisions: {
    about: 'What the money waits for',
    lines: (facts, { today }) => checkLines(fundingChecks(facts, today)),
  },
} as const satisfies { readonly [N in keyof Facts]?: LookedAt };

export type ReviewName = keyof typeof REVIEW_EVIDENCE;

export const REVIEW_NAMES = Object.keys(REVIEW_EVIDENCE) as ReviewName[];

/** Whether a fact is the decision of a review. */
export function isReviewName(name: string): name is ReviewName {
  return Object.hasOwn(REVIEW_EVIDENCE, name);
}

function line(label: string, value: string, from?: string): ExplanationLine {
  return { label, value, ...(from && { from }) };
}

/** A provider's answer, where there is one. */
function answered(label: string, answer: string | undefined): ExplanationLine[] {
  return answer === undefined ? [] : [line(label, decisionInWords(answer))];
}

/** What a decision that was left to a person says of itself, each row with the policy in which it stands. */
function rulesBehind(
  decision: { readonly explanation: DeepReadonly<Explanation> } | undefined,
): ExplanationLine[] {
  const { policy, sections } = decision ? asExplanation(decision.explanation) : { sections: [] };
  const decided = sections.find(({ title }) => title === DECISION_SECTION)?.lines ?? [];
  return decided
    .filter(({ isTotal }) => !isTotal)
    .map(({ rule, ...rest }) => ({ ...rest, ...(rule && { rule: { ...(policy && { policy }), ...rule } }) }));
}

/** Every lien, where it is known from, and what the borrower says of it and of inquiries. */
function lienLines(facts: Facts): ExplanationLine[] {
  const inquiries = facts.inquiryAttestation?.inquiries ?? [];
  return [
    ...knownLiens(facts).map(({ holder, balanceCents, source, answer, isEquityLoan }) => {
      const said = [SAID[answer ?? 'NOTHING'], ...(isEquityLoan === false ? [NO_EQUITY_LOAN] : [])];
      return line(holder, formatDollars(balanceCents), `${LIEN_SOURCES[source].staff}; ${said.join(', ')}`);
    }),
    ...inquiries.flatMap(({ answer }) => answered('The borrower of an inquiry', answer)),
  ];
}

const SAID = {
  CONFIRMED: 'confirmed by the borrower',
  DISPUTED: 'disputed by the borrower',
  PAY_OFF: 'to be paid off from the draw',
  OTHER_HOME: 'on another home, says the borrower',
  NOTHING: 'not answered',
} as const;

const NO_EQUITY_LOAN = 'as no home equity loan';

function inquiryLines(facts: Facts): ExplanationLine[] {
  const pull = unexplainedInquiry(facts);
  const inquiries = pull?.report?.mortgageInquiries ?? [];
  return [
    ...answered('Answer of the bureau', pull?.answer),
    ...inquiries.map(({ lender, on }) => line(lender, `Asked on ${on}`)),
  ];
}

function titleLines(facts: Facts): ExplanationLine[] {
  const raised = titleQuestion(facts);
  if (!raised) return [];
  const raisedBy =
    raised === facts.prequalTitle.at(-1)
      ? 'Title search before the offers'
      : raised === facts.finalTitle.at(-1)
        ? 'Final title search'
        : raised === facts.attorneyDecisions.at(-1)
          ? 'The attorney at the closing'
          : 'A payoff';
  return [line(raisedBy, decisionInWords('answer' in raised ? raised.answer : raised.decision))];
}

function packageLines(facts: Facts): ExplanationLine[] {
  const raised = packageQuestion(facts);
  if (!raised) return [];
  if ('act' in raised) return [line('A signer', 'Refused to sign')];
  return [
    line(raised === facts.noteSignatures.at(-1) ? 'Signature' : 'Papers', decisionInWords(raised.answer)),
  ];
}
