import type { CALLS } from '@homeline/contract/calls.ts';
import { getProfile } from '../modules/accounts/get-profile.ts';
import { logIn } from '../modules/accounts/log-in.ts';
import { logOut } from '../modules/accounts/log-out.ts';
import { register } from '../modules/accounts/register.ts';
import { getAdverseAction } from '../modules/adverse-action/get-adverse-action.ts';
import { acceptSummary } from '../modules/applications/accept-summary.ts';
import { applyAgain } from '../modules/applications/apply-again.ts';
import { cancelApplication } from '../modules/applications/cancel-application.ts';
import { getAnswers } from '../modules/applications/get-answers.ts';
import { getApplication } from '../modules/applications/get-application.ts';
import { getStatus } from '../modules/applications/get-status.ts';
import { listApplications } from '../modules/applications/list-applications.ts';
import { saveAdditionalProfile } from '../modules/applications/save-additional-profile.ts';
import { saveProfile } from '../modules/applications/save-profile.ts';
import { answerAssets } from '../modules/assets/answer-assets.ts';
import { chooseBankLink, chooseManualEntry } from '../modules/bank/choose-manual-entry.ts';
import { confirmAccount } from '../modules/bank/confirm-account.ts';
import { enterAccount } from '../modules/bank/enter-account.ts';
import { finishBankLink } from '../modules/bank/finish-bank-link.ts';
import { getBank } from '../modules/bank/get-bank.ts';
import { openBankLink } from '../modules/bank/open-bank-link.ts';
import { saveAutopay } from '../modules/bank/save-autopay.ts';
import { listConditions } from '../modules/conditions/list-conditions.ts';
import { submitDocuments } from '../modules/conditions/submit-documents.ts';
import { correctDetails } from '../modules/credit/correct-details.ts';
import { retryCredit } from '../modules/credit/retry-credit.ts';
import { saveCallbackPhone } from '../modules/credit/save-callback-phone.ts';
import { submitPin } from '../modules/credit/submit-pin.ts';
import { submitSsn } from '../modules/credit/submit-ssn.ts';
import { acknowledgeClosing, acknowledgeFloodNotice } from '../modules/disclosures/acknowledge-closing.ts';
import { acknowledgeDisclosures } from '../modules/disclosures/acknowledge-disclosures.ts';
import { getClosing } from '../modules/disclosures/get-closing.ts';
import { getDocumentFile, getDocumentHtml } from '../modules/documents/get-document.ts';
import { listDocuments } from '../modules/documents/list-documents.ts';
import { uploadDocument } from '../modules/documents/upload-document.ts';
import { getFunding } from '../modules/funding/get-funding.ts';
import { rescind } from '../modules/funding/rescind.ts';
import { getHmda } from '../modules/hmda/get-hmda.ts';
import { saveHmda } from '../modules/hmda/save-hmda.ts';
import { sendIdentityDocument } from '../modules/identity/send-identity-document.ts';
import { chooseIncomeSource } from '../modules/income/choose-income-source.ts';
import { openIncomeLink } from '../modules/income/open-income-link.ts';
import { retryIncome } from '../modules/income/retry-income.ts';
import { saveEmployerContact } from '../modules/income/save-employer-contact.ts';
import { sendPaystubs } from '../modules/income/send-paystubs.ts';
import { getInsurance } from '../modules/insurance/get-insurance.ts';
import { sendInsurance } from '../modules/insurance/send-insurance.ts';
import { answerFoundLiens } from '../modules/liens/answer-found-liens.ts';
import { answerLiens } from '../modules/liens/answer-liens.ts';
import { attestInquiries } from '../modules/liens/attest-inquiries.ts';
import { attestLiens } from '../modules/liens/attest-liens.ts';
import { getLiens } from '../modules/liens/get-liens.ts';
import { getNotary } from '../modules/notary/get-notary.ts';
import { requestAppointment } from '../modules/notary/request-appointment.ts';
import {
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
} from '../modules/notary/request-session.ts';
import { answerChangedOffer } from '../modules/offers/answer-changed-offer.ts';
import { answerWinback } from '../modules/offers/answer-winback.ts';
import { explainDecision } from '../modules/offers/explain-decision.ts';
import { explainOffer } from '../modules/offers/explain-offer.ts';
import { getOffers } from '../modules/offers/get-offers.ts';
import { leaveOffers } from '../modules/offers/leave-offers.ts';
import { quoteOffer } from '../modules/offers/quote-offer.ts';
import { requestAssets } from '../modules/offers/request-assets.ts';
import { selectOffer } from '../modules/offers/select-offer.ts';
import { getOperatingHours } from '../modules/organisations/get-operating-hours.ts';
import { getOrganisationInfo } from '../modules/organisations/get-organisation-info.ts';
import { listStateLicenses } from '../modules/organisations/list-state-licenses.ts';
import { saveProperty } from '../modules/property/save-property.ts';
import { sendOwnershipDocument } from '../modules/property/send-ownership-document.ts';
import { decideReview } from '../modules/reviews/decide-review.ts';
import { declineApplication } from '../modules/reviews/decline-application.ts';
import { getDecisionRecord } from '../modules/reviews/get-decision-record.ts';
import { listDecisions } from '../modules/reviews/list-decisions.ts';
import { listReviews } from '../modules/reviews/list-reviews.ts';
import { raiseCondition } from '../modules/reviews/raise-condition.ts';
import { resolveOutcome } from '../modules/reviews/resolve-outcome.ts';
import { retryRun } from '../modules/reviews/retry-run.ts';
import { compareRules } from '../modules/rules/compare-rules.ts';
import { getRuleVersion } from '../modules/rules/get-rule-version.ts';
import { listRuleVersions } from '../modules/rules/list-rule-versions.ts';
import { publishRules } from '../modules/rules/publish-rules.ts';
import { withdrawRules } from '../modules/rules/withdraw-rules.ts';
import { getCoDeedStatus } from '../modules/signers/get-co-deed-status.ts';
import { listSigners } from '../modules/signers/list-signers.ts';
import { giveSignature } from '../modules/signing/give-signature.ts';
import { orderOpinion } from '../modules/valuation/order-opinion.ts';
import { saveEstimate } from '../modules/valuation/save-estimate.ts';
import { saveHomeCondition } from '../modules/valuation/save-home-condition.ts';
import { receiveWebhook } from '../modules/webhooks/receive-webhook.ts';
import type { Handler } from './asked.ts';

/** Who answers which call. One that is missing here does not compile. */
export const HANDLERS: { readonly [Name in keyof typeof CALLS]: Handler<(typeof CALLS)[Name]> } = {
  register,
  logIn,
  logOut,
  getProfile,

  getOrganisationInfo,
  listStateLicenses,
  getOperatingHours,

  listApplications,
  getApplication,
  getApplicationV3: getApplication,
  listApplicationsBeside: listApplications,
  getStatus,
  getAnswers,
  saveProfile,
  saveAdditionalProfile,
  acceptSummary,
  cancelApplication,
  applyAgain,

  saveProperty,
  sendOwnershipDocument,

  submitSsn,
  submitPin,
  correctDetails,
  retryCredit,
  saveCallbackPhone,

  saveEstimate,
  saveHomeCondition,
  orderOpinion,

  getLiens,
  answerLiens,
  answerFoundLiens,
  attestInquiries,
  attestLiens,

  getOffers,
  quoteOffer,
  explainOffer,
  explainDecision,
  selectOffer,
  leaveOffers,
  requestAssets,
  answerAssets,
  answerWinback,
  answerChangedOffer,

  saveHmda,
  getHmda,

  acknowledgeDisclosures,
  acknowledgeClosing,
  acknowledgeFloodNotice,

  listDocuments,
  getDocumentHtml,
  getDocumentFile,
  uploadDocument,

  openIncomeLink,
  chooseIncomeSource,
  sendPaystubs,
  saveEmployerContact,
  retryIncome,

  openBankLink,
  finishBankLink,
  chooseManualEntry,
  chooseBankLink,
  enterAccount,
  confirmAccount,
  saveAutopay,

  sendIdentityDocument,

  listConditions,
  submitDocuments,

  giveSignature,

  getNotary,
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
  requestAppointment,

  getInsurance,
  sendInsurance,

  getFunding,
  rescind,

  listSigners,
  getCoDeedStatus,

  listReviews,
  listDecisions,
  getDecisionRecord,
  decideReview,
  raiseCondition,
  declineApplication,
  retryRun,
  resolveOutcome,

  compareRules,
  listRuleVersions,
  getRuleVersion,
  publishRules,
  withdrawRules,

  receiveWebhook,

  getAdverseAction,
  getBank,
  getClosing,
};
