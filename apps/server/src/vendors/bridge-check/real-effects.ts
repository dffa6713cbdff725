import type { BridgePort } from '../vendors.ts';

/** What the questions of a check may do at a provider’s live environment. */
export const REAL_EFFECTS: Readonly<Record<BridgePort, string>> = {
  property: 'The provider may charge for each report.',
  credit:
    'Each credit report may cost money, and a hard pull leaves an inquiry on the person’s file. A consumer’s report needs a permissible purpose (15 USC 1681b).',
  valuation: 'The provider may charge for each value, and an agent may be sent to the home.',
  title: 'The provider may charge for each search, and a deed may be recorded.',
  flood: 'The provider may charge for each determination.',
  income: 'The provider may charge for each report, and an employer may be called.',
  bank: 'The provider may charge for each link and each check.',
  identity: 'The provider may charge for each check.',
  sanctions: 'The provider may charge for each screening.',
  military: 'The person is looked up in the records of the Department of Defense.',
  documents: 'The provider may charge for each envelope and each signature.',
  notary: 'A notary may be booked.',
  insurance: 'The provider may charge for each look-up and each check.',
  disbursement: 'Money may move: $72,757.50 with each transfer.',
  messaging: 'Emails and texts go to the person.',
};
