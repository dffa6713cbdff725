import type { EmploymentType } from '@homeline/domain/facts/application.facts.ts';
import type { IncomeSource } from '@homeline/domain/facts/verification.facts.ts';

export type IncomeWay = {
  readonly label: string;
  readonly detail: string;
  /** What the provider's page asks for, where there is one. */
  readonly link?: {
    readonly source: Exclude<IncomeSource, 'EMPINFO' | 'MANUAL_PAYSTUB' | 'OTHER' | 'UNKNOWN'>;
    readonly heading: string;
    readonly needs: string;
  };
};

/** The ways to show income. Those with a link are opened under income/link by their name. */
export const INCOME_WAYS = {
  payroll: {
    label: 'Sign in to my payroll',
    detail: 'Usually under a minute. No paper needed',
    link: {
      source: 'TRUV_PAYROLL',
      heading: 'Connect your payroll',
      needs: 'The name of your employer, and how you sign in to see your pay.',
    },
  },
  deposits: {
    label: 'Show deposits to my bank',
    detail: 'Sign in to the bank where your income arrives',
    link: {
      source: 'PLAID_TRANSACTIONS',
      heading: 'Connect the bank where your income arrives',
      needs: 'How you sign in to your bank.',
    },
  },
  taxes: {
    label: 'Use my tax returns',
    detail: 'Best if you work for yourself',
    link: {
      source: 'POINTSERV_TAX',
      heading: 'Connect your tax records',
      needs: 'Your last two tax returns, or how you sign in where you filed them.',
    },
  },
  contracts: {
    label: 'Use my 1099 forms',
    detail: 'For contract work',
    link: {
      source: 'POINTSERV_1099_MISC',
      heading: 'Connect your 1099 forms',
      needs: 'How you sign in where your 1099 forms are kept.',
    },
  },
  'payroll-records': {
    label: 'Look me up at my payroll company',
    detail: 'Choose this if you cannot sign in to your payroll: you name your employer instead',
    link: {
      source: 'POINTSERV_PAYROLL',
      heading: 'Connect your payroll records',
      needs: 'The name of your employer and of its payroll company.',
    },
  },
  accounts: {
    label: 'Show my retirement or investment accounts',
    detail: 'Sign in where the accounts are kept',
    link: {
      source: 'TRUV_FINANCIAL_ACCOUNTS',
      heading: 'Connect your accounts',
      needs: 'How you sign in where your accounts are kept.',
    },
  },
  paystubs: {
    label: 'Upload pay stubs',
    detail: 'A person reads them, usually within 1 business day',
  },
  employer: {
    label: 'Have you ask my employer',
    detail: 'Usually takes 1 to 3 business days',
  },
} as const satisfies Record<string, IncomeWay>;

export type IncomeWayName = keyof typeof INCOME_WAYS;

const EMPLOYED: readonly IncomeWayName[] = ['payroll', 'deposits', 'payroll-records', 'paystubs', 'employer'];
const SUPPORTED: readonly IncomeWayName[] = ['deposits', 'accounts', 'taxes', 'paystubs'];

/** The ways that fit each kind of income, the quickest first. */
export const WAYS_FOR: Record<EmploymentType, readonly IncomeWayName[]> = {
  FULL_TIME: EMPLOYED,
  PART_TIME: EMPLOYED,
  SELF_EMPLOYED: ['taxes', 'contracts', 'deposits', 'paystubs'],
  RETIRED: SUPPORTED,
  SEPARATE_MAINTENANCE_PAYMENTS: SUPPORTED,
  UNEMPLOYED: SUPPORTED,
};

/** The way of that name that a provider's page opens. */
export function linkedWay(name: string): Required<IncomeWay> | undefined {
  const way: IncomeWay | undefined = Object.hasOwn(INCOME_WAYS, name)
    ? INCOME_WAYS[name as IncomeWayName]
    : undefined;
  return way?.link && { ...way, link: way.link };
}
