import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { pullSoftCredit } from '../modules/credit/pull-soft-credit.ts';
import type { TaskHandler } from './queue.ts';

/** What the system does at a step, by the task's name in the step table. */
export const TASKS: Readonly<Record<TaskName, TaskHandler | undefined>> = {
  lookUpProperty: undefined,
  pullSoftCredit,
  fetchAutomatedValuation: undefined,
  checkPrequalTitle: undefined,
  priceInitialOffers: undefined,
  generateSummaryDocuments: undefined,
  pullHardCredit: undefined,
  fetchIncome: undefined,
  collectEmployerAnswer: undefined,
  underwriteFinal: undefined,
  checkBankAccount: undefined,
  verifyIdentity: undefined,
  collectBrokerOpinion: undefined,
  evaluateBrokerOpinion: undefined,
  orderFinalTitle: undefined,
  orderFloodDetermination: undefined,
  generateClosingDocuments: undefined,
  signNote: undefined,
  generateNotaryDocuments: undefined,
  openNotarySession: undefined,
  bookNotary: undefined,
  lookUpInsurance: undefined,
  checkInsurance: undefined,
  screenSanctionsAgain: undefined,
  originateDisbursement: undefined,
  trackDisbursement: undefined,
  recordSecurityInstrument: undefined,
  sendAdverseActionNotice: undefined,
  verifySignerIdentity: undefined,
};
