import type { ProviderName } from './task-providers.ts';

/** The providers as a borrower reads them. A borrower never learns of the sanctions screening. */
export const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  property: 'The property records service',
  credit: 'Our credit bureau',
  valuation: 'Our home valuation service',
  title: 'Our title company',
  flood: 'Our flood map service',
  income: 'Our income verification service',
  bank: 'Our bank verification service',
  identity: 'Our ID verification service',
  sanctions: 'Our ID verification service',
  military: 'The military status service',
  documents: 'Our document service',
  notary: 'Our notary service',
  insurance: 'Our insurance records service',
  disbursement: 'Our payment service',
  messaging: 'Our email service',
};
