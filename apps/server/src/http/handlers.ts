import type { CALLS } from '@homeline/contract/calls.ts';
import { getProfile } from '../modules/accounts/get-profile.ts';
import { logIn } from '../modules/accounts/log-in.ts';
import { logOut } from '../modules/accounts/log-out.ts';
import { register } from '../modules/accounts/register.ts';
import { getAnswers } from '../modules/applications/get-answers.ts';
import { getApplication } from '../modules/applications/get-application.ts';
import { getStatus } from '../modules/applications/get-status.ts';
import { listApplications } from '../modules/applications/list-applications.ts';
import { saveProfile } from '../modules/applications/save-profile.ts';
import { answerAssets } from '../modules/assets/answer-assets.ts';
import { getBank } from '../modules/bank/get-bank.ts';
import { listConditions } from '../modules/conditions/list-conditions.ts';
import { correctDetails } from '../modules/credit/correct-details.ts';
import { retryCredit } from '../modules/credit/retry-credit.ts';
import { saveCallbackPhone } from '../modules/credit/save-callback-phone.ts';
import { submitPin } from '../modules/credit/submit-pin.ts';
import { submitSsn } from '../modules/credit/submit-ssn.ts';
import { getClosing } from '../modules/disclosures/get-closing.ts';
import { answerLiens } from '../modules/liens/answer-liens.ts';
import { attestInquiries } from '../modules/liens/attest-inquiries.ts';
import { attestLiens } from '../modules/liens/attest-liens.ts';
import { getLiens } from '../modules/liens/get-liens.ts';
import { answerChangedOffer } from '../modules/offers/answer-changed-offer.ts';
import { answerWinback } from '../modules/offers/answer-winback.ts';
import { getOffers } from '../modules/offers/get-offers.ts';
import { leaveOffers, requestAssets } from '../modules/offers/leave-offers.ts';
import { quoteOffer } from '../modules/offers/quote-offer.ts';
import { selectOffer } from '../modules/offers/select-offer.ts';
import { getOperatingHours } from '../modules/organisations/get-operating-hours.ts';
import { getOrganisationInfo } from '../modules/organisations/get-organisation-info.ts';
import { listStateLicenses } from '../modules/organisations/list-state-licenses.ts';
import { saveProperty } from '../modules/property/save-property.ts';
import { sendOwnershipDocument } from '../modules/property/send-ownership-document.ts';
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
};
