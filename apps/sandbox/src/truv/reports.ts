import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Profile } from '../profile.ts';
import type { TruvLink, TruvUser } from './state.ts';

const DEFAULT_MONTHLY = 10_000;
const money = (dollars: number) => dollars.toFixed(2);

function monthlyOf({ income }: Profile): number {
  return income.verifiedMonthlyGross ?? income.monthlyGross ?? DEFAULT_MONTHLY;
}

/** Returns what a payroll system shows, in Truv's words. Another status has no employments. */
export function linkReport(link: TruvLink, user: TruvUser, profile: Profile, today: CivilDate) {
  const head = {
    ...{ id: link.id, status: link.status, provider: link.provider, data_source: 'payroll' },
    ...{ completed_at: `${today}T12:00:00Z`, tracking_info: null, is_suspicious: false },
  };
  if (link.status !== 'done') return { ...head, employments: [] };
  const monthly = monthlyOf(profile);
  const isShown = link.outcome !== 'EMPLOYMENT_NOT_SHOWN';
  const employment = {
    id: link.id,
    ...{ is_active: isShown ? true : null, job_title: 'Line lead', job_type: 'F', start_date: '2018-01-01' },
    ...{ income: money(monthly * 12), income_unit: 'YEARLY', pay_rate: money(monthly), pay_frequency: 'M' },
    ...{ derived_fields: [], missing_data_fields: isShown ? [] : ['is_active'] },
    profile: {
      ...{ first_name: user.first_name, last_name: user.last_name, ssn: user.ssn },
      full_name: `${user.first_name} ${user.last_name}`,
    },
    company: { name: link.provider, phone: '6145550100', ein: '12-345678' },
    statements: [
      {
        pay_date: today,
        gross_pay: money(monthly),
        regular: money(monthly),
        basis_of_pay: 'S',
        hours: '160.00',
      },
    ],
    w2s: [],
  };
  return { ...head, employments: [employment] };
}

/** A person's accounts at a bank, with the monthly income paid into them. */
type Accounts = {
  readonly link: TruvLink;
  readonly owner: string;
  readonly monthly: number;
  readonly isRetired: boolean;
  readonly accounts: readonly { readonly type: string; readonly subtype: string; readonly balance: number }[];
};

/** Returns a person’s accounts at each connected bank. A forced `PARTIAL` shows no income; `ERROR` names another owner. */
export function accountsOf(
  links: readonly TruvLink[],
  user: TruvUser,
  profile: Profile,
): readonly Accounts[] {
  const { checkingSavings = 0, brokerage = 0, retirement = 0 } = profile.assets ?? {};
  return links
    .filter(({ data_source }) => data_source === 'financial_accounts')
    .map((link) => ({
      link,
      owner: link.outcome === 'ERROR' ? 'Somebody Else' : `${user.first_name} ${user.last_name}`,
      monthly: link.outcome === 'PARTIAL' ? 0 : monthlyOf(profile),
      isRetired: profile.income.employmentType === 'RETIRED',
      accounts: [
        { type: 'CHECKING', subtype: 'CHECKING', balance: checkingSavings },
        { type: 'INVESTMENT', subtype: 'BROKERAGE', balance: brokerage },
        { type: 'INVESTMENT', subtype: 'PLAN_401_K', balance: retirement },
        { type: 'CREDIT_CARD', subtype: 'CREDIT_CARD', balance: 1234 },
      ],
    }));
}

export function assetsReport(head: object, found: readonly Accounts[]) {
  return {
    ...{ ...head, days_requested: 60, is_voe: false },
    links: found.map(({ link, owner, accounts }) => ({
      ...{ link_id: link.id, provider_name: link.provider },
      accounts: accounts.map(({ type, subtype, balance }, index) => ({
        ...{ id: `${link.id}-${index}`, type, subtype, mask: `***${index}`, owners: [{ full_name: owner }] },
        balances: { currency_code: 'USD', balance: money(balance), available_balance: money(balance) },
      })),
    })),
  };
}

export function incomeInsights(head: object, found: readonly Accounts[]) {
  return {
    ...{ ...head, days_requested: 90 },
    links: found.map(({ link, monthly, isRetired }) => ({
      ...{ link_id: link.id, provider_name: link.provider },
      bank_income_sources:
        monthly === 0
          ? []
          : [
              {
                ...{ account_id: `${link.id}-0`, pay_frequency: 'M' },
                income_category: isRetired ? 'RETIREMENT' : 'PAYCHECK',
                ...{ iso_currency_code: 'USD', transaction_count: 3, total_amount: money(monthly * 2.4) },
                // A salary comes after taxes.
                historical_average_monthly_income: money(isRetired ? monthly : monthly * 0.8),
                historical_average_monthly_gross_income: money(monthly),
              },
            ],
    })),
  };
}
