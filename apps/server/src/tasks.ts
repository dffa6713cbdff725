import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { TaskHandler } from './jobs/queue.ts';
import { checkBankAccount } from './modules/bank/check-bank-account.ts';
import { discloseCoBorrowerScore } from './modules/co-borrowers/disclose-co-borrower-score.ts';
import {
  pullCoBorrowerHardCredit,
  pullCoBorrowerSoftCredit,
} from './modules/co-borrowers/pull-co-borrower-credit.ts';
import { pullCreditAgain } from './modules/credit/pull-credit-again.ts';
import { pullHardCredit } from './modules/credit/pull-hard-credit.ts';
import { pullSoftCredit } from './modules/credit/pull-soft-credit.ts';
import { reissueDisclosures } from './modules/disclosures/reissue-disclosures.ts';
import { deliverFloodNotice } from './modules/documents/deliver-flood-notice.ts';
import { deliverValuations } from './modules/documents/deliver-valuations.ts';
import { discloseScore } from './modules/documents/disclose-score.ts';
import { generateClosingDocuments } from './modules/documents/generate-closing-documents.ts';
import { generateNotaryDocuments } from './modules/documents/generate-notary-documents.ts';
import { generateSummaryDocuments } from './modules/documents/generate-summary-documents.ts';
import { sealSignedPapers } from './modules/documents/seal-signed-papers.ts';
import { sendAdverseActionNotice } from './modules/documents/send-adverse-action-notice.ts';
import { sendIncompletenessNotice } from './modules/documents/send-incompleteness-notice.ts';
import { originateDisbursement } from './modules/funding/originate-disbursement.ts';
import { sendRescissionNotice } from './modules/funding/send-rescission-notice.ts';
import { trackDisbursement } from './modules/funding/track-disbursement.ts';
import { checkMilitaryService } from './modules/identity/check-military-service.ts';
import { screenSanctionsAgain } from './modules/identity/screen-sanctions-again.ts';
import { verifyIdentity } from './modules/identity/verify-identity.ts';
import { collectEmployerAnswer } from './modules/income/collect-employer-answer.ts';
import { fetchIncome } from './modules/income/fetch-income.ts';
import { checkInsurance } from './modules/insurance/check-insurance.ts';
import { lookUpInsurance } from './modules/insurance/look-up-insurance.ts';
import { bookNotary } from './modules/notary/book-notary.ts';
import { cancelBooking } from './modules/notary/cancel-booking.ts';
import { openNotarySession } from './modules/notary/open-notary-session.ts';
import { priceInitialOffers } from './modules/offers/price-initial-offers.ts';
import { underwriteFinal } from './modules/offers/underwrite-final.ts';
import { lookUpProperty } from './modules/property/look-up-property.ts';
import { signSignerNote } from './modules/signers/sign-signer-note.ts';
import { verifySignerIdentity } from './modules/signers/verify-signer-identity.ts';
import { signNote } from './modules/signing/sign-note.ts';
import { checkPrequalTitle } from './modules/title/check-prequal-title.ts';
import { orderFinalTitle, searchTitleAgain } from './modules/title/order-final-title.ts';
import { orderFloodDetermination } from './modules/title/order-flood-determination.ts';
import { recordSecurityInstrument } from './modules/title/record-security-instrument.ts';
import { collectBrokerOpinion } from './modules/valuation/collect-broker-opinion.ts';
import { evaluateBrokerOpinion } from './modules/valuation/evaluate-broker-opinion.ts';
import { fetchAutomatedValuation, valueHomeAgain } from './modules/valuation/fetch-automated-valuation.ts';

/** The handler of each task, by the task's name in the step table. */
export const TASKS: Readonly<Record<TaskName, TaskHandler>> = {
  lookUpProperty,
  pullSoftCredit,
  fetchAutomatedValuation,
  checkPrequalTitle,
  priceInitialOffers,
  generateSummaryDocuments,
  pullHardCredit,
  fetchIncome,
  collectEmployerAnswer,
  underwriteFinal,
  checkBankAccount,
  verifyIdentity,
  collectBrokerOpinion,
  evaluateBrokerOpinion,
  orderFinalTitle,
  orderFloodDetermination,
  generateClosingDocuments,
  signNote,
  generateNotaryDocuments,
  openNotarySession,
  bookNotary,
  cancelBooking,
  lookUpInsurance,
  checkInsurance,
  pullCreditAgain,
  valueHomeAgain,
  searchTitleAgain,
  screenSanctionsAgain,
  checkMilitaryService,
  originateDisbursement,
  trackDisbursement,
  recordSecurityInstrument,
  sendAdverseActionNotice,
  sendIncompletenessNotice,
  discloseScore,
  deliverValuations,
  sealSignedPapers,
  deliverFloodNotice,
  reissueDisclosures,
  sendRescissionNotice,
  verifySignerIdentity,
  signSignerNote,
  pullCoBorrowerSoftCredit,
  pullCoBorrowerHardCredit,
  discloseCoBorrowerScore,
};
