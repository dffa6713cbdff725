import type * as z from 'zod';
import type { GiactAccountStatus } from './bank.facts.ts';
import { bankCheck, disbursementAccount, pendingBankReview } from './bank.selectors.ts';
import { closingDocuments, closingIsAcknowledged, noteIsSigned } from './closing.selectors.ts';
import { documentsAreRequested, openConditions } from './conditions.selectors.ts';
import { currentDecision } from './current-decision.selectors.ts';
import type { Facts } from './facts.ts';
import { employerRequest, paystubRequest, uploadedPaystubs } from './income.selectors.ts';
import { recentMortgageInquiries } from './inquiries.selectors.ts';
import { liensAreResolved } from './liens.selectors.ts';
import { deedWasSigned, isManualNotary, notaryDocuments } from './notary.selectors.ts';
import { declineAllowsWinback, latestDecision } from './offers.selectors.ts';
import { currentLookup, operationsFinding, parcelOf, propertyIsIneligible } from './property.selectors.ts';
import type { ChecklistStatus, StatusFlags, TitleStatus } from './status-flags.ts';
import { finalSearch, prequalSearch, prequalTitleRequired } from './title.selectors.ts';
import type { BpoStatus } from './valuation.facts.ts';
import {
  automatedValue,
  brokerOpinionOrder,
  valuationIsFinished,
  valuationRequiredAt,
} from './valuation.selectors.ts';

/** Returns the status flags of an application. */
export function statusFlags(facts: Facts): StatusFlags {
  return {
    manualNotary: isManualNotary(facts),
    liensComplete: liensAreResolved(facts),
    ...currentDecision(facts),
    inquiryAttestNeeded: recentMortgageInquiries(facts).length > 0,
    inquiryAttestComplete: facts.inquiryAttestation !== undefined,
    disclosurelistSummaryReady: facts.summaryDocuments.length > 0,
    disclosurelistSummaryComplete: facts.disclosuresAcknowledgement !== undefined,
    disclosurelistClosingReady: closingDocuments(facts)?.answer === 'READY',
    disclosurelistClosingComplete: closingIsAcknowledged(facts),
    disclosurelistNotaryReady: notaryDocuments(facts) !== undefined,
    disclosurelistNotaryComplete: deedWasSigned(facts),
    primaryParticipantAcceptComplete: noteIsSigned(facts),
    manualDeedSigningComplete: facts.manualNotaryResults.some(({ answer }) => answer === 'SIGNED_RETURNED'),
    manualPaystubUpload: paystubRequest(facts) !== undefined,
    manualPaystubTasksComplete: uploadedPaystubs(facts) !== undefined,
    giactAccountStatus: accountStatus(facts),
    bpo: bpoStatus(facts),
    title: titleStatus(facts),
    checklistStatus: checklistStatus(facts),
    employmentVerificationNeeded: employerRequest(facts) !== undefined,
    propertyComplete: parcelOf(facts) !== undefined && !propertyIsIneligible(facts),
    datatreeNoMatch:
      currentLookup(facts)?.answer === 'NO_RECORD' && operationsFinding(facts)?.decision !== 'NOT_MATCHED',
    creditFrozenWithPin: facts.softCredit.some(({ answer }) => answer === 'FROZEN_PIN'),
    dtiDecline: declineAllowsWinback(facts),
    creditScoreDecline: latestDecision(facts)?.outcome === 'SCORE_DECLINE',
    waitingOnFloodCert: facts.floodDeterminations.some(({ answer }) => answer === 'PENDING'),
    condition: facts.homeCondition?.condition ?? parcelOf(facts)?.condition ?? 'UNKNOWN_CONDITION',
  };
}

function accountStatus(facts: Facts): z.infer<typeof GiactAccountStatus> {
  const check = bankCheck(facts);
  if (check?.answer === 'SUSPECT') return pendingBankReview(facts) ? 'REVIEW' : 'PASS';
  if (check) return check.answer === 'VERIFIED' ? 'PASS' : 'DECLINE';
  // The page must still say why the rejected account needs a replacement.
  const isRefused = facts.bankChecks.at(-1)?.answer === 'INVALID' && !disbursementAccount(facts);
  return isRefused ? 'DECLINE' : 'NOT_RUN';
}

function bpoStatus(facts: Facts): z.infer<typeof BpoStatus> {
  if (valuationIsFinished(facts)) return 'BPO_COMPLETE';
  if (brokerOpinionOrder(facts)) return 'BPO_PROCESSING';
  if (!automatedValue(facts)) return 'UNKNOWN_BPO_STATUS';
  return valuationRequiredAt(facts) ? 'BPO_REQUIRED' : 'BPO_NOT_REQUIRED';
}

function titleStatus(facts: Facts): z.infer<typeof TitleStatus> {
  const final = finalSearch(facts)?.answer;
  if (final === 'CLEAR' || final === 'NOT_REQUIRED') return 'FINAL_TITLE_COMPLETE';
  if (facts.finalTitle.length > 0) return 'FINAL_TITLE_PROCESSING';
  const prequal = prequalSearch(facts)?.answer;
  if (prequal === 'NOT_REQUIRED') return 'TITLE_NOT_REQUIRED';
  if (prequal === 'CLEAR') return 'PREQUAL_TITLE_COMPLETE';
  if (prequal) return 'PREQUAL_TITLE_PROCESSING';
  if (!parcelOf(facts)) return 'UNKNOWN_TITLE_STATUS';
  return prequalTitleRequired(facts) ? 'TITLE_REQUIRED' : 'TITLE_NOT_REQUIRED';
}

function checklistStatus(facts: Facts): z.infer<typeof ChecklistStatus> {
  if (documentsAreRequested(facts)) return 'REQUESTED';
  if (openConditions(facts).length > 0) return 'IN_REVIEW';
  return facts.conditions.length > 0 ? 'COMPLETE' : 'NONE';
}
