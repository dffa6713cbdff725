import { complianceChecks } from '../closing/compliance-checks.ts';
import type { CivilDate } from '../dates/civil-date.ts';
import { bankCheck } from '../facts/bank.selectors.ts';
import { pendingPackageReview } from '../facts/closing.selectors.ts';
import { openConditions } from '../facts/conditions.selectors.ts';
import { alertedPull, unexplainedInquiry } from '../facts/credit.selectors.ts';
import {
  asExplanation,
  type Explanation,
  type ExplanationLine,
  REVIEW_NAMES,
  type ReviewName,
} from '../facts/explanation.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { identityResult, pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { uploadedPaystubs } from '../facts/income.selectors.ts';
import { knownLiens, liensToPayOff } from '../facts/liens.selectors.ts';
import { initialDecision, manualReview } from '../facts/offers.selectors.ts';
import { currentLookup, ownerMismatch, ownershipDocument } from '../facts/property.selectors.ts';
import { openRecordingTaxQuestion } from '../facts/recording-tax.selectors.ts';
import { checkLines } from '../facts/review-check.ts';
import { declinedBy, openDeclines } from '../facts/signers.selectors.ts';
import {
  pendingTitleReview,
  pendingTrustReview,
  searchWithoutDescription,
} from '../facts/title.selectors.ts';
import { brokerOpinion } from '../facts/valuation.selectors.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import { insuranceChecks } from '../insurance/insurance-checks.ts';
import { cents } from '../money/cents.ts';
import { deedChecks } from '../notary/deed-checks.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';

/** The date, rate sheet and licenses that a review needs besides the facts. `sheet` is undefined when its version is unusable. */
export type ReviewContext = {
  readonly today: CivilDate;
  readonly sheet: RateSheet | undefined;
  /** States in which the lender is licensed, two letters. */
  readonly licensedStates: readonly string[];
};

type Evidence = (facts: Facts, context: ReviewContext) => readonly ExplanationLine[];

/** The evidence of each review, as explanation lines. */
export const REVIEW_EVIDENCE: Readonly<Record<ReviewName, Evidence>> = {
  propertyMatchDecisions: (facts) => answerLine('PROPERTY_RECORDS', currentLookup(facts)?.answer),
  ownershipDecisions: (facts) => [
    ...answerLine('OWNERSHIP', ownerMismatch(facts)?.answer ?? facts.finalTitle.at(-1)?.answer),
    { code: 'OWNERSHIP_PROOF', amounts: { holds: ownershipDocument(facts) !== undefined } },
  ],
  fraudAlertDecisions: (facts) => answerLine('CREDIT_BUREAU', alertedPull(facts)?.alert),
  lienDecisions: lienLines,
  delinquencyDecisions: (facts) => decisionLines(initialDecision(facts)),
  underwriterDecisions: (facts) => decisionLines(manualReview(facts)),
  hardCreditDecisions: inquiryLines,
  paystubDecisions: (facts) => [
    { code: 'DOCUMENTS_RECEIVED', amounts: { count: uploadedPaystubs(facts)?.documents.length ?? 0 } },
    { code: 'STATED_INCOME', amounts: { cents: cents(facts.statedIncome?.monthlyGrossCents ?? 0) } },
  ],
  bankDecisions: (facts) => answerLine('BANK_ACCOUNT', bankCheck(facts)?.answer),
  identityDecisions: (facts) => answerLine('IDENTITY_DOCUMENT', identityResult(facts)?.answer),
  sanctionsDecisions: (facts) => answerLine('SANCTIONS_LIST', pendingSanctionsReview(facts)?.answer),
  valuationDecisions: (facts) => answerLine('BROKER', brokerOpinion(facts)?.answer),
  titleDecisions: titleLines,
  recordingTaxDecisions: (facts) => {
    const { county, city } = openRecordingTaxQuestion(facts) ?? {};
    return city === undefined
      ? []
      : [{ code: 'RECORDING_TAX_UNKNOWN', amounts: { county: county ?? '', city } }];
  },
  trustDecisions: (facts) => answerLine('TITLE_SEARCH', pendingTrustReview(facts)?.answer),
  payoffDecisions: (facts) =>
    liensToPayOff(facts).map(({ holder, balanceCents }) => ({
      code: 'PAYOFF_DEBT',
      amounts: { holder, cents: balanceCents },
    })),
  conditionDecisions: (facts) => [
    ...openConditions(facts).map(
      ({ category, requestDocuments }): ExplanationLine => ({
        code: 'OPEN_CONDITION',
        amounts: { category, documents: [...requestDocuments] },
      }),
    ),
    {
      code: 'DOCUMENTS_RECEIVED',
      amounts: {
        count: new Set(openConditions(facts).flatMap(({ response }) => response?.documents ?? [])).size,
      },
    },
  ],
  complianceDecisions: (facts, { sheet, licensedStates, today }) =>
    sheet ? checkLines(complianceChecks(facts, { sheet, licensedStates, today })) : [],
  attorneyDecisions: ({ property }) =>
    property ? [{ code: 'CLOSING_STATE', amounts: { state: property.state } }] : [],
  signdocsDecisions: packageLines,
  deedDecisions: (facts) => checkLines(deedChecks(facts)),
  insuranceDecisions: (facts) => checkLines(insuranceChecks(facts)),
  fundingDecisions: (facts, { today }) => checkLines(fundingChecks(facts, today)),
};

/** Whether a fact is the decision of a review. */
export function isReviewName(name: string): name is ReviewName {
  return (REVIEW_NAMES as readonly string[]).includes(name);
}

/** A provider's answer; empty without one. */
function answerLine(
  question: Amounts<'ANSWER'>['question'],
  answer: string | undefined,
): readonly ExplanationLine[] {
  return answer === undefined ? [] : [{ code: 'ANSWER', amounts: { question, answer } }];
}

/** The lines of a decision referred to a person, each row with its policy version. */
function decisionLines(
  decision: { readonly explanation: DeepReadonly<Explanation> } | undefined,
): ExplanationLine[] {
  const { policy, sections } = decision ? asExplanation(decision.explanation) : { sections: [] };
  const decided = sections.find(({ code }) => code === 'DECISION')?.lines ?? [];
  return decided
    .filter(({ isTotal }) => !isTotal)
    .map((line) => (line.rule ? { ...line, rule: { ...(policy && { policy }), ...line.rule } } : line));
}

/** Every lien with its source, and the borrower's answers about it and about inquiries. */
function lienLines(facts: Facts): readonly ExplanationLine[] {
  const inquiries = facts.inquiryAttestation?.inquiries ?? [];
  return [
    ...knownLiens(facts).map(
      ({ holder, balanceCents, source, answer, isEquityLoan }): ExplanationLine => ({
        code: 'KNOWN_LIEN',
        amounts: { holder, cents: balanceCents, source, answer, isEquityLoan },
      }),
    ),
    ...inquiries.flatMap(({ answer }) => answerLine('INQUIRY', answer)),
  ];
}

function inquiryLines(facts: Facts): readonly ExplanationLine[] {
  const pull = unexplainedInquiry(facts);
  const inquiries = pull?.report?.mortgageInquiries ?? [];
  return [
    ...answerLine('CREDIT_BUREAU', pull?.answer),
    ...inquiries.map(
      ({ lender, on }): ExplanationLine => ({ code: 'CREDIT_INQUIRY', amounts: { lender, on } }),
    ),
  ];
}

function titleLines(facts: Facts): readonly ExplanationLine[] {
  const raised = pendingTitleReview(facts);
  if (!raised) return [];
  const raisedBy =
    raised === facts.prequalTitle.at(-1)
      ? 'PRELIMINARY_TITLE'
      : raised === facts.finalTitle.at(-1)
        ? 'FINAL_TITLE'
        : raised === facts.attorneyDecisions.at(-1)
          ? 'ATTORNEY'
          : 'PAYOFF';
  if (searchWithoutDescription(facts)) return answerLine(raisedBy, 'NO_LEGAL_DESCRIPTION');
  return answerLine(raisedBy, 'answer' in raised ? raised.answer : raised.decision);
}

function packageLines(facts: Facts): readonly ExplanationLine[] {
  const raised = pendingPackageReview(facts);
  if (!raised) return [];
  if ('act' in raised)
    return openDeclines(facts).map((decline) => {
      const { reason, statedReason } = decline;
      return { code: 'SIGNER_REFUSED', amounts: { name: declinedBy(facts, decline), reason, statedReason } };
    });
  return answerLine(
    raised === facts.noteSignatures.at(-1) ? 'SIGNATURE' : 'CLOSING_DOCUMENTS',
    raised.answer,
  );
}
