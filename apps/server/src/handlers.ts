import type { CALLS } from '@homeline/contract/calls.ts';
import type { HandlersOf } from './http/handler.ts';
import { accountsHandlers } from './modules/accounts/handlers.ts';
import { adverseActionHandlers } from './modules/adverse-action/handlers.ts';
import { applicationsHandlers } from './modules/applications/handlers.ts';
import { assetsHandlers } from './modules/assets/handlers.ts';
import { bankHandlers } from './modules/bank/handlers.ts';
import { brokersHandlers } from './modules/brokers/handlers.ts';
import { chatHandlers } from './modules/chat/handlers.ts';
import { chatbotHandlers } from './modules/chatbot/handlers.ts';
import { coBorrowersHandlers } from './modules/co-borrowers/handlers.ts';
import { conditionsHandlers } from './modules/conditions/handlers.ts';
import { correctionsHandlers } from './modules/corrections/handlers.ts';
import { creditHandlers } from './modules/credit/handlers.ts';
import { disclosuresHandlers } from './modules/disclosures/handlers.ts';
import { documentLinksHandlers } from './modules/document-links/handlers.ts';
import { documentsHandlers } from './modules/documents/handlers.ts';
import { feedbackHandlers } from './modules/feedback/handlers.ts';
import { flagsHandlers } from './modules/flags/handlers.ts';
import { fundingHandlers } from './modules/funding/handlers.ts';
import { hmdaHandlers } from './modules/hmda/handlers.ts';
import { identityHandlers } from './modules/identity/handlers.ts';
import { incomeHandlers } from './modules/income/handlers.ts';
import { insightHandlers } from './modules/insight/handlers.ts';
import { insuranceHandlers } from './modules/insurance/handlers.ts';
import { liensHandlers } from './modules/liens/handlers.ts';
import { loanFilesHandlers } from './modules/loan-files/handlers.ts';
import { notaryHandlers } from './modules/notary/handlers.ts';
import { notificationsHandlers } from './modules/notifications/handlers.ts';
import { offersHandlers } from './modules/offers/handlers.ts';
import { operationsHandlers } from './modules/operations/handlers.ts';
import { organisationsHandlers } from './modules/organisations/handlers.ts';
import { pipelineHandlers } from './modules/pipeline/handlers.ts';
import { propertyHandlers } from './modules/property/handlers.ts';
import { recordsHandlers } from './modules/records/handlers.ts';
import { reviewsHandlers } from './modules/reviews/handlers.ts';
import { rulesHandlers } from './modules/rules/handlers.ts';
import { settingsHandlers } from './modules/settings/handlers.ts';
import { signersHandlers } from './modules/signers/handlers.ts';
import { signingHandlers } from './modules/signing/handlers.ts';
import { staffHandlers } from './modules/staff/handlers.ts';
import { telemetryHandlers } from './modules/telemetry/handlers.ts';
import { threadsHandlers } from './modules/threads/handlers.ts';
import { valuationHandlers } from './modules/valuation/handlers.ts';
import { walletHandlers } from './modules/wallet/handlers.ts';
import { webhooksHandlers } from './modules/webhooks/handlers.ts';

/** The handler of every call. A call without one does not compile. */
export const HANDLERS: HandlersOf<typeof CALLS> = {
  ...accountsHandlers,
  ...organisationsHandlers,
  ...applicationsHandlers,
  ...propertyHandlers,
  ...creditHandlers,
  ...valuationHandlers,
  ...liensHandlers,
  ...offersHandlers,
  ...assetsHandlers,
  ...correctionsHandlers,
  ...hmdaHandlers,
  ...disclosuresHandlers,
  ...documentsHandlers,
  ...documentLinksHandlers,
  ...incomeHandlers,
  ...bankHandlers,
  ...identityHandlers,
  ...conditionsHandlers,
  ...signingHandlers,
  ...notaryHandlers,
  ...insuranceHandlers,
  ...fundingHandlers,
  ...signersHandlers,
  ...brokersHandlers,
  ...coBorrowersHandlers,
  ...pipelineHandlers,
  ...loanFilesHandlers,
  ...notificationsHandlers,
  ...feedbackHandlers,
  ...chatHandlers,
  ...chatbotHandlers,
  ...walletHandlers,
  ...insightHandlers,
  ...reviewsHandlers,
  ...operationsHandlers,
  ...recordsHandlers,
  ...staffHandlers,
  ...rulesHandlers,
  ...flagsHandlers,
  ...settingsHandlers,
  ...telemetryHandlers,
  ...threadsHandlers,
  ...webhooksHandlers,
  ...adverseActionHandlers,
};
