import { daysInMonth } from '@homeline/domain/dates/civil-date.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { isNameOf, type Party } from '../parties.ts';
import { WireDollars } from '../wire.ts';
import { type DepositKind, incomeOfDeposits, kindOfDeposits } from './deposits.ts';
import type { FetchedIncome } from './port.ts';

const Amounts = z
  .array(z.object({ amount: WireDollars, iso_currency_code: z.string().nullish() }))
  .default([]);

/** Plaid's library says that any field may be missing. What has no day isn't counted. */
const Day = z.iso.date().default('');
const Month = z.object({ start_date: Day, end_date: Day, total_amounts: Amounts });
type Month = z.infer<typeof Month>;

const Source = z.object({
  income_category: z.string().default('OTHER'),
  pay_frequency: z.string().default('UNKNOWN'),
  start_date: Day,
  historical_summary: z.array(Month).default([]),
});
type Source = z.infer<typeof Source>;

const Report = z.object({
  items: z
    .array(
      z.object({
        bank_income_accounts: z
          .array(
            z.object({ owners: z.array(z.object({ names: z.array(z.string()).default([]) })).default([]) }),
          )
          .default([]),
        bank_income_sources: z.array(Source).default([]),
      }),
    )
    .default([]),
  bank_income_summary: z.object({ historical_summary: z.array(Month).default([]) }).optional(),
  warnings: z.array(z.object({ warning_code: z.string().optional() })).default([]),
});

/** The reports of `/credit/bank_income/get`, newest first. */
export const BankIncome = z.object({ bank_income: z.array(Report).default([]) });

const REGULAR: readonly string[] = ['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY'];
const LEAST_MONTHS = 2;

/** Returns the income that a report of bank deposits proves. */
export function incomeOfReport(
  report: z.infer<typeof Report> | undefined,
  worker: Party,
  statedCents: Cents,
): FetchedIncome {
  const partial = { answer: 'PARTIAL' } as const;
  if (!report || !isTheirsAlone(report, worker)) return partial;
  if (report.warnings.length > 0) return partial;
  const months = (report.bank_income_summary?.historical_summary ?? []).filter(isFull);
  const sources = report.items.flatMap(({ bank_income_sources: found }) => found);
  if (sources.some(isForeign)) return partial;
  return incomeOfDeposits(
    sources.map((source) => ({ kind: kindOf(source), cents: monthlyCents(source, months) })),
    statedCents,
  );
}

/**
 * Returns whether each account's bank names the applicant and nobody else as its owner: on a joint account, deposits may be another's pay,
 * and where the bank names nobody, they may be anybody's.
 */
function isTheirsAlone({ items }: z.infer<typeof Report>, worker: Party): boolean {
  const accounts = items.flatMap(({ bank_income_accounts: found }) => found);
  const ownersOf = accounts.map(({ owners }) => owners.flatMap(({ names }) => names));
  return (
    ownersOf.length > 0 &&
    ownersOf.every((names) => names.length > 0 && names.every((name) => isNameOf(worker, name)))
  );
}

function kindOf({ income_category: category, pay_frequency: frequency }: Source): DepositKind {
  return category === 'OTHER' && REGULAR.includes(frequency) ? 'UNKNOWN_PAY' : kindOfDeposits(category);
}

/** Returns the average of a source's full months after its first deposit; undefined with too few, or if it has ended. */
function monthlyCents(source: Source, months: readonly Month[]): number | undefined {
  const firstOfReport = months[0]?.start_date.slice(0, 7) ?? '';
  const began = source.start_date.slice(0, 7);
  // The month of the first pay may hold only a part of it.
  const counted = months.filter(({ start_date: start }) => {
    const month = start.slice(0, 7);
    return month > began || (month === began && month === firstOfReport);
  });
  if (began === '' || counted.length < LEAST_MONTHS) return undefined;
  const amounts = counted.map(({ start_date: start }) => amountIn(source, start.slice(0, 7)));
  if (amounts.slice(-2).every((amount) => amount === 0)) return undefined;
  return Math.floor(amounts.reduce((total, amount) => total + amount, 0) / counted.length);
}

function amountIn({ historical_summary: months }: Source, month: string): number {
  const found = months.filter(({ start_date: start }) => start.startsWith(month));
  return found
    .flatMap(({ total_amounts: amounts }) => amounts)
    .reduce((total, { amount }) => total + amount, 0);
}

function isForeign({ historical_summary: months }: Source): boolean {
  return months.some(({ total_amounts: amounts }) =>
    amounts.some(({ iso_currency_code: code }) => code !== 'USD'),
  );
}

/** Returns whether a month of the report is whole: from its first day to its last. */
function isFull({ start_date: start, end_date: end }: Month): boolean {
  const [year = 0, month = 0, day] = end.split('-').map(Number);
  return start === `${end.slice(0, 7)}-01` && day === daysInMonth(year, month);
}
