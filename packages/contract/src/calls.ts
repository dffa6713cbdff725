import { accountsCalls } from './accounts/calls.ts';
import { adverseActionCalls } from './adverse-action/calls.ts';
import { applicationsCalls } from './applications/calls.ts';
import { assetsCalls } from './assets/calls.ts';
import { bankCalls } from './bank/calls.ts';
import { brokersCalls } from './brokers/calls.ts';
import type { Call } from './call.ts';
import { chatCalls } from './chat/calls.ts';
import { chatbotCalls } from './chatbot/calls.ts';
import { coBorrowersCalls } from './co-borrowers/calls.ts';
import { conditionsCalls } from './conditions/calls.ts';
import { correctionsCalls } from './corrections/calls.ts';
import { creditCalls } from './credit/calls.ts';
import { disclosuresCalls } from './disclosures/calls.ts';
import { documentLinksCalls } from './document-links/calls.ts';
import { documentsCalls } from './documents/calls.ts';
import { feedbackCalls } from './feedback/calls.ts';
import { flagsCalls } from './flags/calls.ts';
import { fundingCalls } from './funding/calls.ts';
import { hmdaCalls } from './hmda/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { incomeCalls } from './income/calls.ts';
import { insightCalls } from './insight/calls.ts';
import { insuranceCalls } from './insurance/calls.ts';
import { liensCalls } from './liens/calls.ts';
import { loanFilesCalls } from './loan-files/calls.ts';
import { notaryCalls } from './notary/calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { offersCalls } from './offers/calls.ts';
import { operationsCalls } from './operations/calls.ts';
import { organisationsCalls } from './organisations/calls.ts';
import { pipelineCalls } from './pipeline/calls.ts';
import { propertyCalls } from './property/calls.ts';
import { recordsCalls } from './records/calls.ts';
import { reviewsCalls } from './reviews/calls.ts';
import { rulesCalls } from './rules/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { signersCalls } from './signers/calls.ts';
import { signingCalls } from './signing/calls.ts';
import { staffCalls } from './staff/calls.ts';
import { telemetryCalls } from './telemetry/calls.ts';
import { threadsCalls } from './threads/calls.ts';
import { valuationCalls } from './valuation/calls.ts';
import { walletCalls } from './wallet/calls.ts';
import { webhooksCalls } from './webhooks/calls.ts';

/** Every call, noun by noun. Routes, the OpenAPI document and the authorization tests come from this table. */
export const CALLS = {
  ...accountsCalls,
  ...organisationsCalls,
  ...applicationsCalls,
  ...propertyCalls,
  ...creditCalls,
  ...valuationCalls,
  ...liensCalls,
  ...offersCalls,
  ...assetsCalls,
  ...correctionsCalls,
  ...hmdaCalls,
  ...disclosuresCalls,
  ...documentsCalls,
  ...documentLinksCalls,
  ...incomeCalls,
  ...bankCalls,
  ...identityCalls,
  ...conditionsCalls,
  ...signingCalls,
  ...notaryCalls,
  ...insuranceCalls,
  ...fundingCalls,
  ...signersCalls,
  ...brokersCalls,
  ...coBorrowersCalls,
  ...pipelineCalls,
  ...loanFilesCalls,
  ...notificationsCalls,
  ...feedbackCalls,
  ...chatCalls,
  ...chatbotCalls,
  ...walletCalls,
  ...insightCalls,
  ...reviewsCalls,
  ...operationsCalls,
  ...recordsCalls,
  ...staffCalls,
  ...rulesCalls,
  ...flagsCalls,
  ...settingsCalls,
  ...telemetryCalls,
  ...threadsCalls,
  ...webhooksCalls,
  ...adverseActionCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
