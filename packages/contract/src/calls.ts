import { getProfile } from './accounts/get-profile.ts';
import { logIn, logOut } from './accounts/log-in.ts';
import { register } from './accounts/register.ts';
import { getAnswers } from './applications/answers.ts';
import {
  getApplication,
  getApplicationV3,
  listApplications,
  listApplicationsBeside,
} from './applications/application.ts';
import { saveProfile } from './applications/save-profile.ts';
import { getStatus } from './applications/status.ts';
import { answerAssets } from './assets/answer-assets.ts';
import { getBank } from './bank/get-bank.ts';
import type { Call } from './call.ts';
import { listConditions } from './conditions/list-conditions.ts';
import { correctDetails } from './credit/correct-details.ts';
import { retryCredit } from './credit/retry-credit.ts';
import { saveCallbackPhone } from './credit/save-callback-phone.ts';
import { submitPin } from './credit/submit-pin.ts';
import { submitSsn } from './credit/submit-ssn.ts';
import { getClosing } from './disclosures/get-closing.ts';
import { answerLiens } from './liens/answer-liens.ts';
import { attestInquiries } from './liens/attest-inquiries.ts';
import { attestLiens } from './liens/attest-liens.ts';
import { getLiens } from './liens/get-liens.ts';
import { answerChangedOffer } from './offers/answer-changed-offer.ts';
import { answerWinback } from './offers/answer-winback.ts';
import { getOffers } from './offers/get-offers.ts';
import { leaveOffers, requestAssets } from './offers/leave-offers.ts';
import { quoteOffer } from './offers/quote-offer.ts';
import { selectOffer } from './offers/select-offer.ts';
import { getOperatingHours } from './organisations/operating-hours.ts';
import { getOrganisationInfo } from './organisations/organisation-info.ts';
import { listStateLicenses } from './organisations/state-licenses.ts';
import { saveProperty } from './property/save-property.ts';
import { sendOwnershipDocument } from './property/send-ownership-document.ts';
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

  getBank,
  getClosing,

  listConditions,

  receiveWebhook,
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
  attestInquiries,
  attestLiens,
  getOffers,
  quoteOffer,
  selectOffer,
  leaveOffers,
  requestAssets,
  answerAssets,
  answerWinback,
  answerChangedOffer,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
