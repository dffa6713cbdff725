import { getProfile } from './accounts/get-profile.ts';
import { logIn, logOut } from './accounts/log-in.ts';
import { register } from './accounts/register.ts';
import { getAdverseAction } from './adverse-action/get-adverse-action.ts';
import { acceptSummary } from './applications/accept-summary.ts';
import { getAnswers } from './applications/answers.ts';
import {
  getApplication,
  getApplicationV3,
  listApplications,
  listApplicationsBeside,
} from './applications/application.ts';
import { applyAgain } from './applications/apply-again.ts';
import { cancelApplication } from './applications/cancel-application.ts';
import { saveAdditionalProfile } from './applications/save-additional-profile.ts';
import { saveProfile } from './applications/save-profile.ts';
import { getStatus } from './applications/status.ts';
import { answerAssets } from './assets/answer-assets.ts';
import { chooseBankLink, chooseManualEntry } from './bank/choose-manual-entry.ts';
import { confirmAccount } from './bank/confirm-account.ts';
import { enterAccount } from './bank/enter-account.ts';
import { finishBankLink } from './bank/finish-bank-link.ts';
import { getBank } from './bank/get-bank.ts';
import { openBankLink } from './bank/open-bank-link.ts';
import { saveAutopay } from './bank/save-autopay.ts';
import type { Call } from './call.ts';
import { listConditions } from './conditions/list-conditions.ts';
import { submitDocuments } from './conditions/submit-documents.ts';
import { correctDetails } from './credit/correct-details.ts';
import { retryCredit } from './credit/retry-credit.ts';
import { saveCallbackPhone } from './credit/save-callback-phone.ts';
import { submitPin } from './credit/submit-pin.ts';
import { submitSsn } from './credit/submit-ssn.ts';
import { acknowledgeClosing, acknowledgeFloodNotice } from './disclosures/acknowledge-closing.ts';
import { acknowledgeDisclosures } from './disclosures/acknowledge-disclosures.ts';
import { getClosing } from './disclosures/get-closing.ts';
import { getDocumentFile, getDocumentHtml } from './documents/get-document.ts';
import { listDocuments } from './documents/list-documents.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { getFunding } from './funding/get-funding.ts';
import { rescind } from './funding/rescind.ts';
import { getHmda } from './hmda/get-hmda.ts';
import { saveHmda } from './hmda/save-hmda.ts';
import { sendIdentityDocument } from './identity/send-identity-document.ts';
import { chooseIncomeSource } from './income/choose-income-source.ts';
import { openIncomeLink } from './income/open-income-link.ts';
import { retryIncome } from './income/retry-income.ts';
import { saveEmployerContact } from './income/save-employer-contact.ts';
import { sendPaystubs } from './income/send-paystubs.ts';
import { getInsurance } from './insurance/get-insurance.ts';
import { sendInsurance } from './insurance/send-insurance.ts';
import { answerFoundLiens } from './liens/answer-found-liens.ts';
import { answerLiens } from './liens/answer-liens.ts';
import { attestInquiries } from './liens/attest-inquiries.ts';
import { attestLiens } from './liens/attest-liens.ts';
import { getLiens } from './liens/get-liens.ts';
import { getNotary } from './notary/get-notary.ts';
import { requestAppointment } from './notary/request-appointment.ts';
import {
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
} from './notary/request-session.ts';
import { answerChangedOffer } from './offers/answer-changed-offer.ts';
import { answerWinback } from './offers/answer-winback.ts';
import { explainDecision } from './offers/explain-decision.ts';
import { explainOffer } from './offers/explain-offer.ts';
import { getOffers } from './offers/get-offers.ts';
import { leaveOffers } from './offers/leave-offers.ts';
import { quoteOffer } from './offers/quote-offer.ts';
import { requestAssets } from './offers/request-assets.ts';
import { selectOffer } from './offers/select-offer.ts';
import { getOperatingHours } from './organisations/operating-hours.ts';
import { getOrganisationInfo } from './organisations/organisation-info.ts';
import { listStateLicenses } from './organisations/state-licenses.ts';
import { saveProperty } from './property/save-property.ts';
import { sendOwnershipDocument } from './property/send-ownership-document.ts';
import { decideReview } from './reviews/decide-review.ts';
import { declineApplication } from './reviews/decline-application.ts';
import { getDecisionRecord } from './reviews/get-decision-record.ts';
import { listDecisions } from './reviews/list-decisions.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { raiseCondition } from './reviews/raise-condition.ts';
import { resolveOutcome } from './reviews/resolve-outcome.ts';
import { retryRun } from './reviews/retry-run.ts';
import { compareRules } from './rules/compare-rules.ts';
import { getRuleVersion } from './rules/get-rule-version.ts';
import { listRuleVersions } from './rules/list-rule-versions.ts';
import { publishRules } from './rules/publish-rules.ts';
import { withdrawRules } from './rules/withdraw-rules.ts';
import { getCoDeedStatus } from './signers/co-deed-status.ts';
import { listSigners } from './signers/list-signers.ts';
import { giveSignature } from './signing/give-signature.ts';
import { orderOpinion } from './valuation/order-opinion.ts';
import { saveEstimate } from './valuation/save-estimate.ts';
import { saveHomeCondition } from './valuation/save-home-condition.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';

/** Every call there is. The server answers each, the OpenAPI document lists each, and a test tries each with every wrong caller. */
export const CALLS = {
  register,
  logIn,
  logOut,
  getProfile,

  getOrganisationInfo,
  listStateLicenses,
  getOperatingHours,

  listApplications,
  getApplication,
  getApplicationV3,
  listApplicationsBeside,
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
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
