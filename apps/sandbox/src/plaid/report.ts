import { addDays, type CivilDate, civilDate } from '@homeline/domain/dates/civil-date.ts';
import { bankOf } from './banks.ts';
import type { IncomeReport } from './plaid-state.ts';

const DAYS = 365;

/** Returns a bank income report: one source that pays the same each month of the last year. */
export function bankIncome(report: IncomeReport) {
  const { kind, madeAt, bank, itemId } = report;
  const today = civilDate(madeAt.slice(0, 10));
  const months = monthsTo(today);
  const [first] = months;
  const summary = months.map((month) => ({ ...month, ...amountsOf(report, month) }));
  const source = {
    ...{ income_source_id: `source-${itemId}`, income_description: 'DIRECT DEPOSIT', account_id: itemId },
    ...{ income_category: kind, pay_frequency: 'MONTHLY', start_date: first?.start_date, end_date: today },
    ...{ total_amount: report.monthly * months.length, transaction_count: months.length },
    historical_summary: summary,
  };
  return {
    ...{ bank_income_id: `report-${itemId}`, generated_time: madeAt, days_requested: DAYS },
    items: [
      {
        bank_income_accounts: [
          {
            ...{ account_id: itemId, mask: '6789', name: 'Checking', official_name: null },
            ...{ type: 'depository', subtype: 'checking', owners: ownersOf(report) },
          },
        ],
        bank_income_sources: kind === 'NONE' ? [] : [source],
        ...{ institution_id: bank, institution_name: bankOf(bank).name, item_id: itemId },
        last_updated_time: madeAt,
      },
    ],
    bank_income_summary: {
      ...{ start_date: first?.start_date, end_date: today, income_sources_count: kind === 'NONE' ? 0 : 1 },
      historical_summary: summary,
    },
    warnings: [],
  };
}

function ownersOf({ owner }: IncomeReport) {
  return owner ? [{ names: [owner], phone_numbers: [], emails: [], addresses: [] }] : [];
}

function monthsTo(today: CivilDate): { start_date: string; end_date: string }[] {
  const from = addDays(today, -DAYS);
  const months: { start_date: string; end_date: string }[] = [];
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const last = months.at(-1);
    if (last?.start_date.slice(0, 7) === day.slice(0, 7)) last.end_date = day;
    else months.push({ start_date: day, end_date: day });
  }
  return months;
}

/** Pay arrives on the first of a month. */
function amountsOf({ monthly, kind }: IncomeReport, { start_date }: { start_date: string }) {
  const amount = kind !== 'NONE' && start_date.endsWith('-01') ? monthly : 0;
  const currency = { iso_currency_code: 'USD', unofficial_currency_code: null };
  return { total_amount: amount, ...currency, total_amounts: [{ amount, ...currency }], transactions: [] };
}
