import type { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import type { IncomeSource } from '@homeline/domain/facts/income.facts.ts';

type LinkedSource = Exclude<IncomeSource, 'EMPINFO' | 'MANUAL_PAYSTUB' | 'OTHER' | 'UNKNOWN'>;

/** The methods that open a provider's page, by their name under income/link, each with the income source it links. */
export const LINKED_SOURCES = {
  payroll: 'TRUV_PAYROLL',
  deposits: 'PLAID_TRANSACTIONS',
  taxes: 'POINTSERV_TAX',
  contracts: 'POINTSERV_1099_MISC',
  'payroll-records': 'POINTSERV_PAYROLL',
  accounts: 'TRUV_FINANCIAL_ACCOUNTS',
} as const satisfies Record<string, LinkedSource>;

export type LinkedMethod = keyof typeof LINKED_SOURCES;

/** Every method to verify income. */
export type IncomeMethod = LinkedMethod | 'paystubs' | 'employer';

const EMPLOYED: readonly IncomeMethod[] = ['payroll', 'deposits', 'payroll-records', 'paystubs', 'employer'];
const SUPPORTED: readonly IncomeMethod[] = ['deposits', 'accounts', 'taxes', 'paystubs'];

/** The methods offered for each kind of income, quickest first. */
export const METHODS_BY_EMPLOYMENT: Record<EmploymentType, readonly IncomeMethod[]> = {
  FULL_TIME: EMPLOYED,
  PART_TIME: EMPLOYED,
  SELF_EMPLOYED: ['taxes', 'contracts', 'deposits', 'paystubs'],
  RETIRED: SUPPORTED,
  SEPARATE_MAINTENANCE_PAYMENTS: SUPPORTED,
  UNEMPLOYED: SUPPORTED,
};

/** The kinds of documents that show income, by their address under income/upload. */
export type IncomeUpload = 'paystubs' | 'tax-returns' | 'benefit-letters' | 'support-orders';

/** The kind of document that shows each kind of income. */
export const UPLOAD_BY_EMPLOYMENT: Record<EmploymentType, IncomeUpload> = {
  FULL_TIME: 'paystubs',
  PART_TIME: 'paystubs',
  SELF_EMPLOYED: 'tax-returns',
  RETIRED: 'benefit-letters',
  SEPARATE_MAINTENANCE_PAYMENTS: 'support-orders',
  UNEMPLOYED: 'benefit-letters',
};

/** Returns whether a name is that of a method that opens a provider's page. */
export function isLinkedWay(name: string): name is LinkedMethod {
  return Object.hasOwn(LINKED_SOURCES, name);
}
