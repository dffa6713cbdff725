import type { TaskName } from './step.ts';

/** The outside providers. The server has an adapter for each. */
export const PROVIDERS = [
  'property',
  'credit',
  'valuation',
  'title',
  'flood',
  'income',
  'bank',
  'identity',
  'sanctions',
  'military',
  'documents',
  'notary',
  'insurance',
  'disbursement',
  'messaging',
] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The provider that each task waits for; none for a task that only computes. A check of identity also screens for sanctions. */
export const TASK_PROVIDERS: Readonly<Record<TaskName, ProviderName | undefined>> = {
  lookUpProperty: 'property',
  pullSoftCredit: 'credit',
  fetchAutomatedValuation: 'valuation',
  checkPrequalTitle: 'title',
  priceInitialOffers: undefined,
  generateSummaryDocuments: 'documents',
  pullHardCredit: 'credit',
  fetchIncome: 'income',
  collectEmployerAnswer: 'income',
  underwriteFinal: undefined,
  checkBankAccount: 'bank',
  verifyIdentity: 'identity',
  collectBrokerOpinion: 'valuation',
  evaluateBrokerOpinion: undefined,
  orderFinalTitle: 'title',
  orderFloodDetermination: 'flood',
  generateClosingDocuments: 'documents',
  signNote: 'documents',
  generateNotaryDocuments: 'documents',
  openNotarySession: 'notary',
  bookNotary: 'notary',
  cancelBooking: 'notary',
  lookUpInsurance: 'insurance',
  checkInsurance: 'insurance',
  pullCreditAgain: 'credit',
  valueHomeAgain: 'valuation',
  searchTitleAgain: 'title',
  screenSanctionsAgain: 'sanctions',
  checkMilitaryService: 'military',
  originateDisbursement: 'disbursement',
  trackDisbursement: 'disbursement',
  recordSecurityInstrument: 'title',
  sendAdverseActionNotice: 'messaging',
  sendIncompletenessNotice: 'messaging',
  discloseScore: 'messaging',
  deliverValuations: 'messaging',
  deliverFloodNotice: 'messaging',
  reissueDisclosures: 'messaging',
  sendRescissionNotice: 'messaging',
  verifySignerIdentity: 'identity',
  signSignerNote: 'documents',
  sealSignedPapers: 'documents',
  pullCoBorrowerSoftCredit: 'credit',
  pullCoBorrowerHardCredit: 'credit',
  discloseCoBorrowerScore: 'messaging',
};

/** Returns the tasks that wait for a provider. */
export function tasksOf(provider: ProviderName): readonly TaskName[] {
  return (Object.keys(TASK_PROVIDERS) as TaskName[]).filter((task) => TASK_PROVIDERS[task] === provider);
}
