import { complianceChecks, termsChecks } from '../closing/compliance-checks.ts';
import { missingNoticeCopy } from '../closing/texas-notice.ts';
import { answeredConditions } from '../facts/conditions.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { reviewedDebtsProblem } from '../facts/lien-review.selectors.ts';
import { finalDecision, manualReview, referralStatesNoReason } from '../facts/offers.selectors.ts';
import { REFRESHES, type Refresh } from '../facts/refreshes.selectors.ts';
import { taxIncomeIsShown, trustDocuments } from '../facts/required-evidence.selectors.ts';
import { problemsOf } from '../facts/review-check.ts';
import { areWorseTerms } from '../facts/same-terms.ts';
import { additionalSigners, anySignatureIsPending, openRefusal } from '../facts/signers.selectors.ts';
import { searchWithoutDescription } from '../facts/title.selectors.ts';
import { hasOpenItems, openItemsAreApproved } from '../facts/underwriter.selectors.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import type { Cents } from '../money/cents.ts';
import { lacksAgreement, lacksDeed } from '../notary/deed-checks.ts';
import { acceptValue } from '../offers/accept-value.ts';
import { reduceLineToStaffValue, repriceForCompliance } from '../offers/changed-offer.ts';
import { approveFinal } from '../offers/decision-facts.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { propertyFindingFact } from '../property/property-lookup-fact.ts';
import { withExplanations } from '../reviews/explain-review.ts';
import { isReviewName } from '../reviews/review-evidence.ts';
import { SIGNATURE_ON_ITS_WAY } from '../signing/signing-refusal.ts';
import { isRequiredSpouse } from '../signing/spouse.ts';
import { localTaxProblem } from '../states/recording-tax.ts';
import { stateRules } from '../states/states.ts';
import { signerRemoval } from './signer-removal.ts';
import {
  type DocumentRequest,
  declines,
  declinesForChosenReasons,
  raiseCondition,
  type StaffContext,
  type StaffDecision,
  type StaffInput,
  type StaffOutcome,
  writesFact,
} from './staff-outcome.ts';

import type { StepName } from './steps.ts';

const MORE_THAN_INCOME = 'The tax-free part is more than the income.';

/** Whether the underwriter reviews the final decision rather than the offers. */
function reviewsFinalDecision(facts: Facts): boolean {
  const referred = manualReview(facts);
  return referred !== undefined && referred === finalDecision(facts);
}

/** Passes compliance, unless a legal check fails. */
function passCompliance(facts: Facts, context: StaffContext, attorneyRequired: boolean): StaffOutcome {
  const [problem] = problemsOf(complianceChecks(facts, context));
  if (problem) return { refusal: `The law does not allow it: ${problem}` };
  return [{ fact: 'complianceDecisions', value: { decision: 'PASSED', attorneyRequired } }];
}

/** Records whether a potential sanctions match is the borrower. */
function decidesNameMatch(decision: 'CLEARED' | 'CONFIRMED'): StaffDecision {
  return (facts) =>
    pendingSanctionsReview(facts)
      ? [{ fact: 'sanctionsDecisions', value: { decision } }]
      : { refusal: 'No potential sanctions match is pending' };
}

const SANCTIONS_DECISIONS = {
  SANCTIONS_CLEARED: decidesNameMatch('CLEARED'),
  SANCTIONS_CONFIRMED: decidesNameMatch('CONFIRMED'),
};

/** Approves funding. Passing over a failed check needs a reason in the comments. */
const approveFunding: StaffDecision = (facts, { today }, { comments }) => {
  const holds = fundingChecks(facts, today).every((check) => check.holds);
  if (!holds && !comments) return { missing: 'comments' };
  return [{ fact: 'fundingDecisions', value: { decision: 'APPROVED' } }];
};

/** Orders a report again before funding, for the reason in the comments. */
function ordersAgain(what: Refresh): StaffDecision {
  return (_, __, { comments }) =>
    comments ? [{ fact: REFRESHES[what].orders, value: { reason: comments } }] : { missing: 'comments' };
}

/** States that the borrower got the Texas notice in the language of the application, when and how in the comments. */
const stateNoticeCopy: StaffDecision = (facts, _, { comments }) => {
  const language = missingNoticeCopy(facts);
  if (!language) return { refusal: 'No translated notice is missing' };
  return comments ? [{ fact: 'translatedNotices', value: { language, comments } }] : { missing: 'comments' };
};

/** Records each debt with the amounts that the review found. */
const recordReviewedLiens: StaffDecision = (facts, _, { debts = [] }) => {
  const refusal = reviewedDebtsProblem(facts, debts);
  if (refusal) return { refusal };
  return [{ fact: 'lienDecisions', value: { decision: 'REVIEWED', ...(debts.length > 0 && { debts }) } }];
};

/** Lowers the offer to a value, unless that leaves the terms no worse. */
function lowerOffer(facts: Facts, context: DecisionContext, valueCents: Cents): StaffOutcome {
  const writes = reduceLineToStaffValue(facts, context, valueCents);
  const isNotWorse = writes.some(
    ({ fact, value }) => fact === 'changedOffers' && !areWorseTerms(value.after, value.before),
  );
  return isNotWorse ? { refusal: 'This value does not lower the offer. Accept it instead' } : writes;
}

const SUPPORTING_DOCUMENTS: DocumentRequest = {
  category: 'GENERIC_DOCUMENT_REQUEST',
  requestDocuments: ['SUPPORT'],
};
const TRUST_DOCUMENTS: DocumentRequest = {
  category: 'REVIEW_TRUST_REQUIREMENTS',
  requestDocuments: ['CERTIFICATE_OF_TRUST', 'TRUSTAGREEMENT'],
};
/** Open judgments and tax liens must be paid, even when an underwriter approves the rest of the file. */
const PROOF_OF_SETTLEMENT: DocumentRequest = {
  ...SUPPORTING_DOCUMENTS,
  comments:
    'Your credit report shows a judgment or a tax lien. Please send proof that it was paid or released: a satisfaction, a release or a receipt.',
};

/** The decisions that staff may make at each review step, with the facts they write. */
export const STAFF_DECISIONS: { readonly [N in StepName]?: Readonly<Record<string, StaffDecision>> } = {
  ON_HOLD: { HOLD_RELEASED: writesFact({ fact: 'holds', value: { hold: 'RELEASED' } }) },
  DATATREE_NO_MATCH: {
    OPS_PROPERTY_MATCHED: (facts, { policy }, { parcel }) =>
      parcel ? [propertyFindingFact(facts, policy, parcel)] : { missing: 'parcel' },
    OPS_PROPERTY_NOT_MATCHED: writesFact({
      fact: 'propertyMatchDecisions',
      value: { decision: 'NOT_MATCHED' },
    }),
  },
  OWNERSHIP_REVIEW: {
    OWNERSHIP_CONFIRMED: writesFact({ fact: 'ownershipDecisions', value: { decision: 'CONFIRMED' } }),
    OWNERSHIP_REJECTED: declines((reasons) => ({
      fact: 'ownershipDecisions',
      value: { decision: 'REJECTED', ...reasons },
    })),
  },
  FRAUD_ALERT_REVIEW: {
    ALERT_CLEARED: writesFact({ fact: 'fraudAlertDecisions', value: { decision: 'CLEARED' } }),
    ALERT_CONFIRMED: writesFact({ fact: 'fraudAlertDecisions', value: { decision: 'CONFIRMED' } }),
  },
  LIEN_MISMATCH_REVIEW: {
    MERCHANT_REVIEWED: recordReviewedLiens,
    LIENS_UNRESOLVED: declines((reasons) => ({
      fact: 'lienDecisions',
      value: { decision: 'UNRESOLVED', ...reasons },
    })),
  },
  DELINQUENCY_REVIEW: {
    DELINQUENCY_CURED: writesFact({ fact: 'delinquencyDecisions', value: { decision: 'CURED' } }),
    DELINQUENCY_CONFIRMED: writesFact({ fact: 'delinquencyDecisions', value: { decision: 'CONFIRMED' } }),
  },
  UW_REVIEW: {
    UW_APPROVED: (facts, context, given) => {
      if (!taxIncomeIsShown(facts))
        return {
          refusal:
            'No tax return, transcript or provider’s report is in the file. Ask the borrower for it with a condition first',
        };
      const approved: readonly FactWrite[] = [
        { fact: 'underwriterDecisions', value: { decision: 'APPROVED' } },
        ...(reviewsFinalDecision(facts) ? approveFinal(facts, context) : []),
      ];
      const passesItems = hasOpenItems(facts) && !openItemsAreApproved(facts);
      return passesItems ? raiseCondition(PROOF_OF_SETTLEMENT, given, ...approved) : approved;
    },
    UW_DECLINED: (facts, context, given) =>
      (referralStatesNoReason(facts) ? declinesForChosenReasons : declines)((reasons) => ({
        fact: 'underwriterDecisions',
        value: { decision: 'DECLINED', ...reasons },
      }))(facts, context, given),
  },
  HARD_CREDIT_REVIEW: {
    REVIEW_PASSED: writesFact({ fact: 'hardCreditDecisions', value: { decision: 'PASSED' } }),
    REVIEW_FAILED: declinesForChosenReasons((reasons) => ({
      fact: 'hardCreditDecisions',
      value: { decision: 'FAILED', ...reasons },
    })),
  },
  PAYSTUB_REVIEW: {
    PAYSTUBS_ACCEPTED: (_, __, { monthlyGrossCents, taxFreeCents }) => {
      if (!monthlyGrossCents) return { missing: 'monthlyGrossCents' };
      if ((taxFreeCents ?? 0) > monthlyGrossCents) return { refusal: MORE_THAN_INCOME };
      const taxFree = taxFreeCents !== undefined && { taxFreeCents };
      return [{ fact: 'paystubDecisions', value: { decision: 'ACCEPTED', monthlyGrossCents, ...taxFree } }];
    },
    PAYSTUBS_REJECTED: (_, __, { numDocsRequired, reason }) =>
      reason
        ? [
            {
              fact: 'paystubDecisions',
              value: { decision: 'REJECTED', comments: reason, ...(numDocsRequired && { numDocsRequired }) },
            },
          ]
        : { missing: 'reason' },
    EMPLOYMENT_UNCONFIRMED: writesFact({
      fact: 'paystubDecisions',
      value: { decision: 'EMPLOYMENT_UNCONFIRMED' },
    }),
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    BANK_CLEARED: writesFact({ fact: 'bankDecisions', value: { decision: 'CLEARED' } }),
    BANK_REJECTED: writesFact({ fact: 'bankDecisions', value: { decision: 'REJECTED' } }),
    FRAUD_CONFIRMED: writesFact({ fact: 'bankDecisions', value: { decision: 'FRAUD_CONFIRMED' } }),
  },
  IDENTITY_FRAUD_REVIEW: {
    IDENTITY_CLEARED: writesFact({ fact: 'identityDecisions', value: { decision: 'CLEARED' } }),
    IDENTITY_REJECTED: writesFact({ fact: 'identityDecisions', value: { decision: 'REJECTED' } }),
  },
  SANCTIONS_REVIEW: SANCTIONS_DECISIONS,
  BPO_HOLD: {
    BPO_REORDERED: writesFact({ fact: 'valuationDecisions', value: { decision: 'REORDERED' } }),
    VALUE_ACCEPTED: (facts, context, { valueCents }) => acceptValue(facts, context, valueCents),
    VALUE_LOWERS_OFFER: (facts, context, { valueCents }) =>
      valueCents === undefined ? { missing: 'valueCents' } : lowerOffer(facts, context, valueCents),
    BPO_UNOBTAINABLE: declines((reasons) => ({
      fact: 'valuationDecisions',
      value: { decision: 'UNOBTAINABLE', ...reasons },
    })),
  },
  TITLE_REVIEW: {
    TITLE_CLEARED: (facts, _, { legalDescription }) =>
      searchWithoutDescription(facts) && !legalDescription
        ? { missing: 'legalDescription' }
        : [
            {
              fact: 'titleDecisions',
              value: { decision: 'CLEARED', ...(legalDescription && { legalDescription }) },
            },
          ],
    PAYOFF_REQUIRED: writesFact({ fact: 'titleDecisions', value: { decision: 'PAYOFF_REQUIRED' } }),
    TITLE_REJECTED: declines((reasons) => ({
      fact: 'titleDecisions',
      value: { decision: 'REJECTED', ...reasons },
    })),
  },
  RECORDING_TAX_REVIEW: {
    RECORDING_TAX_GIVEN: ({ property }, _, { recordingTax: tax }) => {
      if (!tax) return { missing: 'recordingTax' };
      const refusal = property && localTaxProblem(property.state, tax.pct);
      return refusal ? { refusal } : [{ fact: 'recordingTaxDecisions', value: { decision: 'GIVEN', tax } }];
    },
  },
  TRUST_REVIEW: {
    TRUST_APPROVED: (facts) =>
      trustDocuments(facts).length > 0
        ? [{ fact: 'trustDecisions', value: { decision: 'APPROVED' } }]
        : { refusal: 'No trust document is in the file. Ask the borrower for it first' },
    TRUST_DOCUMENT_REJECTED: (_, __, given) =>
      given.reason
        ? raiseCondition(TRUST_DOCUMENTS, given, {
            fact: 'trustDecisions',
            value: { decision: 'DOCUMENT_REJECTED' },
          })
        : { missing: 'reason' },
    TRUST_REJECTED: declines((reasons) => ({
      fact: 'trustDecisions',
      value: { decision: 'REJECTED', ...reasons },
    })),
  },
  PAYOFF_HOLD: {
    PAYOFF_RECEIVED: writesFact({ fact: 'payoffDecisions', value: { decision: 'RECEIVED' } }),
    PAYOFF_PROBLEM: writesFact({ fact: 'payoffDecisions', value: { decision: 'PROBLEM' } }),
  },
  DOCUMENT_REVIEW: {
    CONDITIONS_CLEARED: (facts) =>
      answeredConditions(facts).map(({ uuid: condition }) => ({
        fact: 'conditionDecisions',
        value: { decision: 'CLEARED', condition },
      })),
    CONDITIONS_REJECTED: (facts, _, { reason }) =>
      reason
        ? answeredConditions(facts).map(({ uuid: condition }) => ({
            fact: 'conditionDecisions',
            value: { decision: 'REJECTED', condition, comments: reason },
          }))
        : { missing: 'reason' },
  },
  COMPLIANCE_REVIEW: {
    COMPLIANCE_PASSED: (facts, context) =>
      passCompliance(facts, context, stateRules(facts.property?.state ?? '').attorneyClosing),
    ATTORNEY_REQUIRED: (facts, context) => passCompliance(facts, context, true),
    TRANSLATED_NOTICE_GIVEN: stateNoticeCopy,
    // A potential match first found after the fraud desk took the file.
    ...SANCTIONS_DECISIONS,
    REPRICE_REQUIRED: (facts, context) =>
      problemsOf(termsChecks(facts, context.sheet)).length === 0
        ? { refusal: 'These terms pass every legal check, so repricing is not required' }
        : (repriceForCompliance(facts, context) ?? {
            refusal: 'No cheaper offer is available. Choose another decision',
          }),
    COMPLIANCE_FAILED: declinesForChosenReasons((reasons) => ({
      fact: 'complianceDecisions',
      value: { decision: 'FAILED', attorneyRequired: false, ...reasons },
    })),
  },
  ATTORNEY_REVIEW: {
    ATTORNEY_APPROVED: writesFact({ fact: 'attorneyDecisions', value: { decision: 'APPROVED' } }),
    ATTORNEY_REJECTED: writesFact({ fact: 'attorneyDecisions', value: { decision: 'REJECTED' } }),
  },
  SIGNDOCS_REVIEW: {
    DOCUMENTS_REGENERATED: (facts) =>
      anySignatureIsPending(facts)
        ? { refusal: SIGNATURE_ON_ITS_WAY }
        : [{ fact: 'signdocsDecisions', value: { decision: 'REGENERATED' } }],
    SIGNER_REMOVED: (facts) => {
      if (anySignatureIsPending(facts)) return { refusal: SIGNATURE_ON_ITS_WAY };
      const refusing = openRefusal(facts);
      if (!refusing) return { refusal: 'No signer has declined to sign. Choose another decision' };
      const signer = additionalSigners(facts).find(({ uuid }) => uuid === refusing.signer);
      return signer && isRequiredSpouse(facts, signer)
        ? {
            refusal:
              'State law has the spouse sign, so the line can’t close without them. Choose another decision',
          }
        : signerRemoval(facts, refusing.signer);
    },
  },
  DEED_REVIEW: {
    DEED_ACCEPTED: (facts) => {
      if (lacksDeed(facts))
        return { refusal: 'The signed instrument has not come back, so nothing can be recorded' };
      if (lacksAgreement(facts))
        return {
          refusal:
            'Everything is signed at an office, on the day of its papers, and has not all come back: Tex. Const. art. XVI, 50(a)(6)(N), (Q)',
        };
      return [{ fact: 'deedDecisions', value: { decision: 'ACCEPTED' } }];
    },
    DEED_DEFECT: writesFact({ fact: 'deedDecisions', value: { decision: 'DEFECT' } }),
  },
  INSURANCE_REVIEW: {
    INSURANCE_ACCEPTED: writesFact({ fact: 'insuranceDecisions', value: { decision: 'ACCEPTED' } }),
    INSURANCE_REJECTED: writesFact({ fact: 'insuranceDecisions', value: { decision: 'REJECTED' } }),
  },
  FUNDING_DECISION: {
    FUNDING_APPROVED: approveFunding,
    CREDIT_PULLED_AGAIN: ordersAgain('CREDIT'),
    HOME_VALUED_AGAIN: ordersAgain('VALUE'),
    TITLE_SEARCHED_AGAIN: ordersAgain('TITLE'),
    FUNDING_CONDITION: (_, __, given) =>
      given.reason ? raiseCondition(SUPPORTING_DOCUMENTS, given) : { missing: 'reason' },
    FUNDING_DENIED: declinesForChosenReasons((reasons) => ({
      fact: 'fundingDecisions',
      value: { decision: 'DENIED', ...reasons },
    })),
  },
};

/** Suffixes of decision names that repeat the stage of the file, which the facts already tell. */
const STAGE_SUFFIX = /_(PREQUAL|FINAL|EARLY|AFTER_CLOSING|AFTER_FUNDING|VALUATION_REQUIRED|NO_RESCISSION)$/;

/** Returns a decision's name without its stage suffix. */
export function baseDecisionName(name: string): string {
  return name.replace(STAGE_SUFFIX, '');
}

/** Returns a step's decision by name, with or without its stage suffix. Explains every fact it writes. */
export function staffDecision(step: StepName, name: string): StaffDecision | undefined {
  const decisions = STAFF_DECISIONS[step];
  const decide = decisions?.[name] ?? decisions?.[baseDecisionName(name)];
  if (!decide) return undefined;
  return (facts, context, given) => {
    const outcome = decide(facts, context, given);
    if ('missing' in outcome || 'refusal' in outcome) return outcome;
    const refusal = unusedText(outcome, given);
    if (refusal) return { refusal };
    return withExplanations(outcome, facts, context, { by: 'PERSON', comments: given.comments });
  };
}

/** Refuses comments or a reason that the decision would not keep, so staff don't assume they were recorded. */
function unusedText(
  writes: readonly FactWrite[],
  { comments, reason, reasonCodes }: StaffInput,
): string | undefined {
  const isKept = (text: string) => writes.some(({ value }) => Object.values<unknown>(value).includes(text));
  if (reason && !isKept(reason))
    return 'This decision does not send a reason to the borrower. Remove the reason';
  if (reasonCodes && !writes.some(({ value }) => 'reasonCodes' in value))
    return 'This decision doesn’t decline. Remove its reasons';
  const isReview = writes.some(({ fact }) => isReviewName(fact));
  if (comments && !isReview && !isKept(comments))
    return 'This decision does not keep comments. Remove the comments';
  return undefined;
}
