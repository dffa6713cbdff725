/**
 * What Truv publishes of the answers that the stand-in gives and the adapter reads: the fields' names and kinds, written down from the pages of
 * its API reference (API v1, read on November 29, 2026) and, where no page shows a field, from its own `demo-apps` (cea27e9). Every field may
 * be null. An object without a shape here isn't looked into.
 */
export type Kind = 'text' | 'amount' | 'instant' | 'number' | 'yes/no' | 'any';
export type Published = Kind | readonly [Published] | { readonly [field: string]: Published };

const TIMES = { created_at: 'instant', updated_at: 'instant' } as const;
const PROVIDER = { id: 'text', name: 'text', logo_url: 'text' } as const;
const OWNER = {
  ...{ id: 'text', full_name: 'text', email: 'text', phone: 'text' },
  ...{ address: 'any', relation_type: 'text' },
} as const satisfies Published;
const listOf = <Item extends Published>(item: Item) =>
  ({ count: 'number', next: 'text', previous: 'text', results: [item] }) as const;

/** https://docs.truv.com/api-reference/orders/object, …/orders/orders_list_lookup */
const ORDER = {
  ...TIMES,
  ...{ id: 'text', products: ['text'], source: 'text', order_number: 'text', custom_field: 'text' },
  ...{ client_name: 'text', first_name: 'text', last_name: 'text', user_id: 'text', share_url: 'text' },
  ...{ bridge_token: 'text', canceled_at: 'instant', expired_at: 'instant', is_expired: 'yes/no' },
  ...{ initial_order: 'text', refresh_order: 'text', insurance: 'any', bank: 'any', manager: 'any' },
  employers: [
    {
      ...{ id: 'text', status: 'text', created_at: 'instant', product_type: 'text', suborder_number: 'text' },
      ...{ bridge_token: 'text', link_id: 'text', data_source: 'text', provider: PROVIDER },
      ...{ is_suspicious: 'yes/no', company_name: 'text' },
    },
  ],
} as const satisfies Published;

/** https://docs.truv.com/api-reference/users/users_list */
const USER = {
  ...TIMES,
  ...{ id: 'text', external_user_id: 'text', first_name: 'text', last_name: 'text' },
  ...{ email: 'text', phone: 'text', ssn: 'text', links: 'any' },
} as const satisfies Published;

/** https://docs.truv.com/api-reference/links/links-item. No page shows the user's own id in it. */
const LINK = {
  ...TIMES,
  ...{ id: 'text', access_token: 'text', deleted_at: 'instant', tracking_info: 'text', status: 'text' },
  ...{ user_external_id: 'text', provider_id: 'text', provider: PROVIDER, company_mapping: PROVIDER },
  ...{ link_hash: 'text', allowed_products: ['text'], initial_product_type: 'text', data_source: 'text' },
  ...{ is_suspicious: 'yes/no', is_dds_available: 'yes/no' },
} as const satisfies Published;

/** https://docs.truv.com/api-reference/account-link-income-and-employment-reports/link_detail_reports_income; from `is_active` on, demo-apps. */
const EMPLOYMENT = {
  ...{ id: 'text', income: 'amount', income_unit: 'text', pay_rate: 'amount', pay_frequency: 'text' },
  profile: {
    ...TIMES,
    ...{ id: 'text', first_name: 'text', last_name: 'text', full_name: 'text', middle_initials: 'text' },
    ...{ email: 'text', ssn: 'text', date_of_birth: 'any', home_address: 'any' },
  },
  company: { name: 'text', address: 'any', phone: 'text', ein: 'text' },
  statements: [
    {
      ...{ id: 'text', pay_date: 'any', check_number: 'text', basis_of_pay: 'text', hours: 'amount' },
      ...{ gross_pay: 'amount', net_pay: 'amount', regular: 'amount', overtime: 'amount', bonus: 'amount' },
      ...{ commission: 'amount', other_pay: 'amount', period_start: 'any', period_end: 'any' },
    },
  ],
  ...{ is_active: 'yes/no', job_title: 'text', job_type: 'text', start_date: 'any', end_date: 'any' },
  ...{ w2s: 'any', annual_income_summary: 'any', bank_accounts: 'any' },
} as const satisfies Published;

const INCOME_REPORT = {
  ...{ id: 'text', status: 'text', completed_at: 'instant', access_token: 'text', tracking_info: 'text' },
  ...{ refresh_status: 'text', is_suspicious: 'yes/no', provider: 'any', data_source: 'text' },
  employments: [EMPLOYMENT],
} as const satisfies Published;

const REPORT = {
  report_id: 'text',
  created_at: 'instant',
  completed_at: 'instant',
  days_requested: 'number',
} as const satisfies Published;
const REPORT_LINK = {
  ...TIMES,
  link_id: 'text',
  provider: 'text',
  provider_name: 'text',
  tracking_info: 'text',
} as const satisfies Published;

/** https://docs.truv.com/api-reference/income-insights/object, …/income-insights-report-retrieve */
const INCOME_INSIGHTS = {
  ...REPORT,
  bank_income_summary: 'any',
  links: [
    {
      ...REPORT_LINK,
      accounts: 'any',
      bank_income_sources: [
        {
          ...{ start_date: 'any', end_date: 'any', account_id: 'text', total_amount: 'amount' },
          ...{ transaction_count: 'number', historical_summary: 'any', avg_deposit_amount: 'amount' },
          ...{ income_description: 'text', income_category: 'text', pay_frequency: 'text' },
          ...{ next_payment_date: 'any', iso_currency_code: 'text' },
          ...{
            historical_average_monthly_income: 'amount',
            historical_average_monthly_gross_income: 'amount',
          },
          forecasted_average_monthly_income: 'amount',
        },
      ],
    },
  ],
} as const satisfies Published;

/** https://docs.truv.com/api-reference/user-asset-verification-reports/assets-report-create */
const ASSETS = {
  ...REPORT,
  ...{ large_deposit_threshold: 'number', is_voe: 'yes/no', borrower: 'any', summary: 'any' },
  links: [
    {
      ...REPORT_LINK,
      accounts: [
        {
          ...TIMES,
          ...{ id: 'text', type: 'text', subtype: 'text', mask: 'text', routing_number: 'text' },
          ...{ days_available: 'number', transactions: 'any', nsf: 'any', summary: 'any', owners: [OWNER] },
          balances: {
            ...{
              currency_code: 'text',
              balance: 'amount',
              available_balance: 'amount',
              credit_limit: 'amount',
            },
          },
        },
      ],
    },
  ],
} as const satisfies Published;

export const TRUV_PUBLISHED = {
  order: ORDER,
  users: listOf(USER),
  links: listOf(LINK),
  incomeReport: INCOME_REPORT,
  incomeInsights: INCOME_INSIGHTS,
  assets: ASSETS,
} as const;

/** The fields of a new order, by https://docs.truv.com/api-reference/orders/orders_batch_create; `data_sources` by demo-apps. */
export const TRUV_ORDER_FIELDS: readonly string[] = [
  ...['products', 'first_name', 'last_name', 'ssn', 'email', 'phone', 'order_number', 'external_user_id'],
  ...['employers', 'financial_institutions', 'insurance', 'loan', 'reports', 'template_id', 'custom_field'],
  'data_sources',
];

/** Fields that are used here and that no page at hand shows. A lender's first answer from Truv tells. */
export const TRUV_UNSEEN: readonly string[] = [
  'employments.derived_fields',
  'employments.missing_data_fields',
  'links.bank_income_sources.status',
];

const MATCHES: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  amount: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  instant: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  number: (value) => typeof value === 'number',
  'yes/no': (value) => typeof value === 'boolean',
  any: () => true,
};

/** Returns where an answer isn't as Truv publishes it: a field that it doesn't name, or a value of another kind. */
export function unpublished(value: unknown, published: Published, path: readonly string[] = []): string[] {
  const place = path.join('.');
  if (value === null || value === undefined || TRUV_UNSEEN.includes(place)) return [];
  if (typeof published === 'string') return MATCHES[published](value) ? [] : [`${place}: not ${published}`];
  if (isList(published))
    return Array.isArray(value)
      ? value.flatMap((item) => unpublished(item, published[0], path))
      : [`${place}: not a list`];
  return Object.entries(value).flatMap(([field, inner]) => {
    const at = [...path, field];
    if (TRUV_UNSEEN.includes(at.join('.'))) return [];
    const known = published[field];
    return known === undefined ? [`${at.join('.')}: not published`] : unpublished(inner, known, at);
  });
}

function isList(published: Published): published is readonly [Published] {
  return Array.isArray(published);
}
