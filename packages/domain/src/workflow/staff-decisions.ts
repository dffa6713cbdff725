import { complianceChecks, termsChecks } from '../closing/compliance-checks.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { reviewedDebtsProblem } from '../facts/lien-review.selectors.ts';
import { finalDecision, manualReview } from '../facts/offers.selectors.ts';
import { problemsOf } from '../facts/review-check.ts';
import { areWorseTerms } from '../facts/same-terms.ts';
import { hasOpenItems, openItemsAreApproved } from '../facts/underwriter.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { acceptValue } from '../offers/accept-value.ts';
import { reduceLineByStaff, repriceForCompliance } from '../offers/changed-offer.ts';
import { approveFinal } from '../offers/decision-facts.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { propertyFindingFact } from '../property/property-lookup-fact.ts';
import { withExplanations } from '../reviews/explain-review.ts';
import { isReviewName } from '../reviews/review-evidence.ts';
import { stateRules } from '../states/states.ts';
import {
  type Asked,
  asksFor,
  refuses,
  refusesInWords,
  type StaffContext,
  type StaffDecision,
  type StaffGiven,
  type StaffRuling,
  writes,
} from './staff-ruling.ts';
import type { StepName } from './steps.ts';

/** What the underwriter is asked about is the decision on what was verified, not the one on the offers. */
function asksOnVerified(facts: Facts): boolean {
  const asked = manualReview(facts);
  return asked !== undefined && asked === finalDecision(facts);
}

/** Nobody can pass what the law forbids. */
function passedCompliance(facts: Facts, context: StaffContext, attorneyRequired: boolean): StaffRuling {
  const [doubt] = problemsOf(complianceChecks(facts, context));
  if (doubt) return { cannot: `The law does not allow it: ${doubt}` };
  return [{ fact: 'complianceDecisions', value: { decision: 'PASSED', attorneyRequired } }];
}

/** Whether a name on a sanctions list is the borrower's: asked where there is a likeness. */
function judgesName(decision: 'CLEARED' | 'CONFIRMED'): StaffDecision {
  return (facts) =>
    pendingSanctionsReview(facts)
      ? [{ fact: 'sanctionsDecisions', value: { decision } }]
      : { cannot: 'No name on the list is left to compare' };
}

const SANCTIONS_DECISIONS = {
  SANCTIONS_CLEARED: judgesName('CLEARED'),
  SANCTIONS_CONFIRMED: judgesName('CONFIRMED'),
};

/** Debts reach the file with the figures that the review found of them. */
const reviewedLiens: StaffDecision = (facts, _, { debts = [] }) => {
  const cannot = reviewedDebtsProblem(facts, debts);
  if (cannot) return { cannot };
  return [{ fact: 'lienDecisions', value: { decision: 'REVIEWED', ...(debts.length > 0 && { debts }) } }];
};

/** A value that makes no terms worse lowers nothing. */
function loweredByStaff(facts: Facts, context: DecisionContext, valueCents: Cents): StaffRuling {
  const writes = reduceLineByStaff(facts, context, valueCents);
  const lowersNothing = writes.some(
    ({ fact, value }) => fact === 'changedOffers' && !areWorseTerms(value.after, value.before),
  );
  return lowersNothing ? { cannot: 'That value lowers nothing of the offer: accept it' } : writes;
}

const ANY_DOCUMENT: Asked = { category: 'GENERIC_DOCUMENT_REQUEST', requestDocuments: ['SUPPORT'] };
const TRUST_DOCUMENTS: Asked = {
  category: 'REVIEW_TRUST_REQUIREMENTS',
  requestDocuments: ['CERTIFICATE_OF_TRUST', 'TRUSTAGREEMENT'],
};
/** Open judgments and tax liens must be paid, whatever an underwriter thinks of the rest of the file. */
const PROOF_OF_SETTLEMENT: Asked = {
  ...ANY_DOCUMENT,
  comments:
    'Your credit report shows a judgment or a tax lien. Please send proof that it has been paid or released: a satisfaction, a release or a receipt.',
};

/** Who may decide what at a review that no rule passed: the names of the decisions at each step, and the facts they write. */
export const STAFF_DECISIONS: { readonly [N in StepName]?: Readonly<Record<string, StaffDecision>> } = {
  DATATREE_NO_MATCH: {
    OPS_PROPERTY_MATCHED: (facts, { policy }, { parcel }) =>
      parcel ? [propertyFindingFact(facts, policy, parcel)] : { lacks: 'parcel' },
    OPS_PROPERTY_NOT_MATCHED: writes({ fact: 'propertyMatchDecisions', value: { decision: 'NOT_MATCHED' } }),
  },
  OWNERSHIP_REVIEW: {
    OWNERSHIP_CONFIRMED: writes({ fact: 'ownershipDecisions', value: { decision: 'CONFIRMED' } }),
    OWNERSHIP_REJECTED: refuses((reason) => ({
      fact: 'ownershipDecisions',
      value: { decision: 'REJECTED', ...reason },
    })),
  },
  FRAUD_ALERT_REVIEW: {
    ALERT_CLEARED: writes({ fact: 'fraudAlertDecisions', value: { decision: 'CLEARED' } }),
    ALERT_CONFIRMED: writes({ fact: 'fraudAlertDecisions', value: { decision: 'CONFIRMED' } }),
  },
  LIEN_MISMATCH_REVIEW: {
    MERCHANT_REVIEWED: reviewedLiens,
    LIENS_UNRESOLVED: refuses((reason) => ({
      fact: 'lienDecisions',
      value: { decision: 'UNRESOLVED', ...reason },
    })),
  },
  DELINQUENCY_REVIEW: {
    DELINQUENCY_CURED: writes({ fact: 'delinquencyDecisions', value: { decision: 'CURED' } }),
    DELINQUENCY_CONFIRMED: writes({ fact: 'delinquencyDecisions', value: { decision: 'CONFIRMED' } }),
  },
  UW_REVIEW: {
    UW_APPROVED: (facts, context, given) => {
      const approved: readonly FactWrite[] = [
        { fact: 'underwriterDecisions', value: { decision: 'APPROVED' } },
        ...(asksOnVerified(facts) ? approveFinal(facts, context) : []),
      ];
      const passesItems = hasOpenItems(facts) && !openItemsAreApproved(facts);
      return passesItems ? asksFor(PROOF_OF_SETTLEMENT, given, ...approved) : approved;
    },
    UW_DECLINED: (facts, context, given) => {
      const hasReasons = (manualReview(facts)?.reasonCodes.length ?? 0) > 0;
      return (hasReasons ? refuses : refusesInWords)((reason) => ({
        fact: 'underwriterDecisions',
        value: { decision: 'DECLINED', ...reason },
      }))(facts, context, given);
    },
  },
  HARD_CREDIT_REVIEW: {
    REVIEW_PASSED: writes({ fact: 'hardCreditDecisions', value: { decision: 'PASSED' } }),
    REVIEW_FAILED: refusesInWords((reason) => ({
      fact: 'hardCreditDecisions',
      value: { decision: 'FAILED', ...reason },
    })),
  },
  PAYSTUB_REVIEW: {
    PAYSTUBS_ACCEPTED: (_, __, { monthlyGrossCents }) =>
      monthlyGrossCents
        ? [{ fact: 'paystubDecisions', value: { decision: 'ACCEPTED', monthlyGrossCents } }]
        : { lacks: 'monthlyGrossCents' },
    PAYSTUBS_REJECTED: writes({ fact: 'paystubDecisions', value: { decision: 'REJECTED' } }),
    EMPLOYMENT_UNCONFIRMED: writes({
      fact: 'paystubDecisions',
      value: { decision: 'EMPLOYMENT_UNCONFIRMED' },
    }),
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    BANK_CLEARED: writes({ fact: 'bankDecisions', value: { decision: 'CLEARED' } }),
    BANK_REJECTED: writes({ fact: 'bankDecisions', value: { decision: 'REJECTED' } }),
    FRAUD_CONFIRMED: writes({ fact: 'bankDecisions', value: { decision: 'FRAUD_CONFIRMED' } }),
  },
  IDENTITY_FRAUD_REVIEW: {
    IDENTITY_CLEARED: writes({ fact: 'identityDecisions', value: { decision: 'CLEARED' } }),
    IDENTITY_REJECTED: writes({ fact: 'identityDecisions', value: { decision: 'REJECTED' } }),
  },
  SANCTIONS_REVIEW: SANCTIONS_DECISIONS,
  BPO_HOLD: {
    BPO_REORDERED: writes({ fact: 'valuationDecisions', value: { decision: 'REORDERED' } }),
    VALUE_ACCEPTED: (facts, context, { valueCents }) => acceptValue(facts, context, valueCents),
    VALUE_LOWERS_OFFER: (facts, context, { valueCents }) =>
      valueCents === undefined ? { lacks: 'valueCents' } : loweredByStaff(facts, context, valueCents),
    BPO_UNOBTAINABLE: refuses((reason) => ({
      fact: 'valuationDecisions',
      value: { decision: 'UNOBTAINABLE', ...reason },
    })),
  },
  TITLE_REVIEW: {
    TITLE_CLEARED: writes({ fact: 'titleDecisions', value: { decision: 'CLEARED' } }),
    PAYOFF_REQUIRED: writes({ fact: 'titleDecisions', value: { decision: 'PAYOFF_REQUIRED' } }),
    TITLE_REJECTED: refuses((reason) => ({
      fact: 'titleDecisions',
      value: { decision: 'REJECTED', ...reason },
    })),
  },
  TRUST_REVIEW: {
    TRUST_APPROVED: writes({ fact: 'trustDecisions', value: { decision: 'APPROVED' } }),
    TRUST_DOCUMENT_REJECTED: (_, __, given) =>
      asksFor(TRUST_DOCUMENTS, given, {
        fact: 'trustDecisions',
        value: { decision: 'DOCUMENT_REJECTED' },
      }),
    TRUST_REJECTED: refuses((reason) => ({
      fact: 'trustDecisions',
      value: { decision: 'REJECTED', ...reason },
    })),
  },
  PAYOFF_HOLD: {
    PAYOFF_RECEIVED: writes({ fact: 'payoffDecisions', value: { decision: 'RECEIVED' } }),
    PAYOFF_PROBLEM: writes({ fact: 'payoffDecisions', value: { decision: 'PROBLEM' } }),
  },
  DOCUMENT_REVIEW: {
    CONDITIONS_CLEARED: writes({ fact: 'conditionDecisions', value: { decision: 'CLEARED' } }),
    CONDITIONS_REJECTED: writes({ fact: 'conditionDecisions', value: { decision: 'REJECTED' } }),
  },
  COMPLIANCE_REVIEW: {
    COMPLIANCE_PASSED: (facts, context) =>
      passedCompliance(facts, context, stateRules(facts.property?.state ?? '').attorneyClosing),
    ATTORNEY_REQUIRED: (facts, context) => passedCompliance(facts, context, true),
    // A likeness that nobody has looked at before: the name was found while the fraud desk had the file.
    ...SANCTIONS_DECISIONS,
    REPRICE_REQUIRED: (facts, context) =>
      problemsOf(termsChecks(facts, context.sheet)).length === 0
        ? { cannot: 'The law allows these terms: nothing asks for others' }
        : (repriceForCompliance(facts, context) ?? { cannot: 'There is no cheaper offer: decide otherwise' }),
    COMPLIANCE_FAILED: refusesInWords((reason) => ({
      fact: 'complianceDecisions',
      value: { decision: 'FAILED', attorneyRequired: false, ...reason },
    })),
  },
  ATTORNEY_REVIEW: {
    ATTORNEY_APPROVED: writes({ fact: 'attorneyDecisions', value: { decision: 'APPROVED' } }),
    ATTORNEY_REJECTED: writes({ fact: 'attorneyDecisions', value: { decision: 'REJECTED' } }),
  },
  SIGNDOCS_REVIEW: {
    DOCUMENTS_REGENERATED: writes({ fact: 'signdocsDecisions', value: { decision: 'REGENERATED' } }),
    SIGNER_REMOVED: writes({ fact: 'signdocsDecisions', value: { decision: 'SIGNER_REMOVED' } }),
  },
  DEED_REVIEW: {
    DEED_ACCEPTED: writes({ fact: 'deedDecisions', value: { decision: 'ACCEPTED' } }),
    DEED_DEFECT: writes({ fact: 'deedDecisions', value: { decision: 'DEFECT' } }),
  },
  INSURANCE_REVIEW: {
    INSURANCE_ACCEPTED: writes({ fact: 'insuranceDecisions', value: { decision: 'ACCEPTED' } }),
    INSURANCE_REJECTED: writes({ fact: 'insuranceDecisions', value: { decision: 'REJECTED' } }),
  },
  FUNDING_DECISION: {
    FUNDING_APPROVED: writes({ fact: 'fundingDecisions', value: { decision: 'APPROVED' } }),
    FUNDING_CONDITION: (_, __, given) => asksFor(ANY_DOCUMENT, given),
    FUNDING_DENIED: refusesInWords((reason) => ({
      fact: 'fundingDecisions',
      value: { decision: 'DENIED', ...reason },
    })),
  },
};

/** Names that say where the file stood when one decision was made; the facts tell that too. */
const PLACES = /_(PREQUAL|FINAL|EARLY|AFTER_CLOSING|AFTER_FUNDING|VALUATION_REQUIRED|NO_RESCISSION)$/;

/** The name of a decision without the words that say how far the file is. */
export function plainName(name: string): string {
  return name.replace(PLACES, '');
}

/** The decision of that name at the step, with or without the words that say how far the file is. What it writes is explained. */
export function staffDecision(step: StepName, name: string): StaffDecision | undefined {
  const decisions = STAFF_DECISIONS[step];
  const decide = decisions?.[name] ?? decisions?.[plainName(name)];
  if (!decide) return undefined;
  return (facts, context, given) => {
    const ruling = decide(facts, context, given);
    if ('lacks' in ruling || 'cannot' in ruling) return ruling;
    const cannot = lostWords(ruling, given);
    if (cannot) return { cannot };
    return withExplanations(ruling, facts, context, { by: 'PERSON', comments: given.comments });
  };
}

/** Words that would reach neither the file nor the borrower are given back, so that nobody believes that they did. */
function lostWords(writes: readonly FactWrite[], { comments, reason }: StaffGiven): string | undefined {
  const isTold = writes.some(({ value }) => Object.values<unknown>(value).includes(reason));
  if (reason && !isTold) return 'The borrower is told no reason of yours by it: leave it out';
  const isKept = writes.some(({ fact }) => isReviewName(fact));
  if (comments && !isKept) return 'It keeps no comments: leave them out';
  return undefined;
}
