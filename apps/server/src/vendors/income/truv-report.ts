import type { Cents } from '@homeline/domain/money/cents.ts';
import { foldedWords } from '@homeline/domain/people/folded-name.ts';
import * as z from 'zod';
import { isNameOf, type Party } from '../parties.ts';
import { WireDollars } from '../wire.ts';
import { incomeOfDeposits, kindOfDeposits } from './deposits.ts';
import type { FetchedIncome } from './port.ts';

const DAY_MS = 86_400_000;

/** Truv sends money as text, `70000.00`; an overdrawn account’s is negative. */
const Amount = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/)
  .transform(Number);
const Fields = z.array(z.string()).nullish();

/** A connection to a payroll system: its status, and what the employers there pay. */
export const LinkReport = z.object({
  status: z.string(),
  is_suspicious: z.boolean().nullish(),
  employments: z
    .array(
      z.object({
        profile: z
          .object({
            first_name: z.string().nullish(),
            last_name: z.string().nullish(),
            ssn: z.string().nullish(),
          })
          .nullish(),
        is_active: z.boolean().nullish(),
        income: Amount.nullish(),
        income_unit: z.string().nullish(),
        pay_rate: Amount.nullish(),
        pay_frequency: z.string().nullish(),
        statements: z
          .array(z.object({ pay_date: z.string().nullish(), regular: Amount.nullish() }))
          .nullish(),
        company: z.object({ name: z.string().nullish(), ein: z.string().nullish() }).nullish(),
        derived_fields: Fields,
        missing_data_fields: Fields,
      }),
    )
    .nullish(),
});
export type LinkReport = z.infer<typeof LinkReport>;
type Employment = NonNullable<LinkReport['employments']>[number];

/** The deposits that Truv took for income, over all connected banks. */
export const IncomeInsights = z.object({
  report_id: z.string(),
  completed_at: z.string().nullish(),
  links: z
    .array(
      z.object({
        bank_income_sources: z
          .array(
            z.object({
              income_category: z.string().nullish(),
              status: z.string().nullish(),
              end_date: z.string().nullish(),
              iso_currency_code: z.string().nullish(),
              historical_average_monthly_income: Amount.nullish(),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
});
export type IncomeInsights = z.infer<typeof IncomeInsights>;
type IncomeSource = NonNullable<NonNullable<IncomeInsights['links']>[number]['bank_income_sources']>[number];

/** The connected accounts with their balances. */
export const AssetsReport = z.object({
  report_id: z.string(),
  completed_at: z.string().nullish(),
  links: z
    .array(
      z.object({
        accounts: z
          .array(
            z.object({
              type: z.string(),
              subtype: z.string().nullish(),
              balances: z.object({ balance: Amount.nullish() }).nullish(),
              owners: z.array(z.object({ full_name: z.string().nullish() })).nullish(),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
});
export type AssetsReport = z.infer<typeof AssetsReport>;

/** Source: Truv API, task lifecycle. Any other status is an error that a new attempt may cure, or `no_data`. */
const STARTED = ['new', 'login', 'mfa'];
const READING = ['parse', 'base_parse', 'full_parse'];

/**
 * Returns what payroll connections show of a person’s income; undefined while Truv still reads it. A connection of another person, or one
 * that Truv suspects, proves nothing; a job whose report names nobody leaves the income to pay stubs.
 * @returns `GARBAGE` for an amount out of bounds
 */
export function payrollIncome(
  reports: readonly LinkReport[],
  worker: Party,
): FetchedIncome | 'GARBAGE' | undefined {
  const isAt = (statuses: readonly string[]) => reports.some(({ status }) => statuses.includes(status));
  const done = reports.filter(({ status }) => status === 'done');
  if (isAt(READING) || (done.length === 0 && isAt(STARTED))) return undefined;
  const trusted = done.filter(
    ({ is_suspicious, employments }) =>
      !is_suspicious && !(employments ?? []).some(({ profile }) => whoseIs(profile, worker) === 'ANOTHERS'),
  );
  if (trusted.length === 0) return { answer: isAt(['no_data']) && done.length === 0 ? 'PARTIAL' : 'ERROR' };
  const employments = trusted.flatMap(({ employments: found }) => found ?? []);
  const current = employments.filter(({ is_active }) => is_active !== false);
  if (current.some(({ profile }) => whoseIs(profile, worker) === 'UNNAMED')) return { answer: 'PARTIAL' };
  const paying = eachJobOnce(
    current.flatMap((job) => {
      const monthly = monthlyGross(job);
      return monthly === undefined ? [] : [{ job, monthly }];
    }),
  );
  const monthlyGrossCents = inCents(paying.reduce((sum, { monthly }) => sum + monthly, 0));
  if (monthlyGrossCents === undefined) return 'GARBAGE';
  if (monthlyGrossCents === 0) return { answer: 'PARTIAL' };
  // One job of two that isn't shown to last would be counted with the other's proof.
  const answer = paying.every(({ job }) => showsEmployment(job)) ? 'VERIFIED' : 'EMPLOYMENT_NOT_SHOWN';
  return { answer, monthlyGrossCents };
}

type Paying = { readonly job: Employment; readonly monthly: number };

/**
 * Returns one entry for each employer, the one that pays least: the same job may be linked at the employer and at its payroll provider. Jobs
 * whose employer isn't named may be one and the same.
 */
function eachJobOnce(paying: readonly Paying[]): readonly Paying[] {
  const employer = ({ job: { company } }: Paying) =>
    company?.ein?.replace(/\D/g, '') || foldedWords(company?.name ?? '').join(' ');
  const byEmployer = Map.groupBy(
    paying.toSorted((one, other) => one.monthly - other.monthly),
    employer,
  );
  return [...byEmployer.values()].flatMap(([least]) => least ?? []);
}

/** The employer itself says that the person still works there. Truv may derive it from the pay instead. */
function showsEmployment({ is_active, derived_fields, missing_data_fields }: Employment): boolean {
  const unsaid = [...(derived_fields ?? []), ...(missing_data_fields ?? [])];
  return is_active === true && !unsaid.includes('is_active');
}

/** Source: Truv API, employment object, `income_unit` and `pay_frequency`. */
const UNITS: Readonly<Record<string, number>> = { YEARLY: 1, MONTHLY: 12, WEEKLY: 52 };
const FREQUENCIES: Readonly<Record<string, number>> = { M: 12, SM: 24, BW: 26, W: 52, A: 1 };
const NEWEST_STATEMENTS = 6;

/** Returns the base pay a month in dollars, without bonus, commission and overtime; undefined if the report can’t tell. */
function monthlyGross(job: Employment): number | undefined {
  const units = UNITS[job.income_unit ?? ''];
  if (units !== undefined && job.income) return (job.income * units) / 12;
  const periods = FREQUENCIES[job.pay_frequency ?? ''];
  if (periods === undefined) return undefined;
  const isByTime = job.income_unit === 'HOURLY' || job.income_unit === 'DAILY';
  const perPeriod = isByTime ? averageRegular(job) : job.pay_rate;
  return perPeriod ? (perPeriod * periods) / 12 : undefined;
}

function averageRegular({ statements }: Employment): number | undefined {
  const regular = (statements ?? [])
    .toSorted((one, other) => (other.pay_date ?? '').localeCompare(one.pay_date ?? ''))
    .flatMap(({ regular: paid }) => paid ?? [])
    .slice(0, NEWEST_STATEMENTS);
  return regular.length === 0 ? undefined : regular.reduce((sum, paid) => sum + paid, 0) / regular.length;
}

/** A person's liquid accounts. A card, a loan or a line of credit isn’t, and no policy says what of a retirement account counts. */
function isReserve({
  type,
  subtype,
}: {
  readonly type: string;
  readonly subtype?: string | null | undefined;
}) {
  return type === 'CHECKING' || type === 'SAVINGS' || (type === 'INVESTMENT' && subtype === 'BROKERAGE');
}

/**
 * Returns the income and reserves that a person’s own accounts show; undefined while Truv still reads them. An account of another person
 * proves nothing; one that somebody else owns too, or whose owner the bank doesn’t name, leaves the income to pay stubs.
 * @returns `GARBAGE` for an amount out of bounds
 */
export function accountsIncome(
  insights: IncomeInsights,
  assets: AssetsReport,
  worker: Party,
  statedCents: Cents,
): FetchedIncome | 'GARBAGE' | undefined {
  const { completed_at: readAt } = insights;
  if (!readAt || !assets.completed_at) return undefined;
  const accounts = (assets.links ?? []).flatMap(({ accounts: found }) => found ?? []);
  const ownersOf = accounts.map(({ owners }) => (owners ?? []).flatMap(({ full_name: name }) => name ?? []));
  if (ownersOf.some((names) => names.length > 0 && !names.some((name) => isNameOf(worker, name))))
    return { answer: 'ERROR' };
  const sources = (insights.links ?? []).flatMap(({ bank_income_sources: found }) => found ?? []);
  const read = sources.map((source) => ({
    kind: kindOfDeposits(source.income_category ?? ''),
    cents: isCurrent(source, readAt) ? inCents(source.historical_average_monthly_income ?? 0) : undefined,
  }));
  const balances = accounts.filter(isReserve).map(({ balances }) => balances?.balance ?? 0);
  const reservesCents = inCents(balances.reduce((sum, balance) => sum + Math.max(balance, 0), 0));
  const isGarbage = read.some(({ cents }, row) => cents === undefined && isCurrent(sources[row], readAt));
  if (isGarbage || reservesCents === undefined) return 'GARBAGE';
  const isForeign = sources.some(({ iso_currency_code: code }) => (code ?? 'USD') !== 'USD');
  // On a joint account, deposits may be another's pay.
  const isTheirsAlone = ownersOf.every(
    (names) => names.length > 0 && names.every((name) => isNameOf(worker, name)),
  );
  if (isForeign || accounts.length === 0 || !isTheirsAlone) return { answer: 'PARTIAL' };
  const income = incomeOfDeposits(read, statedCents);
  return income.answer === 'VERIFIED' ? { ...income, reservesCents } : income;
}

/** A source that paid nothing for longer than its own rhythm and a few days of grace has ended. */
const LONGEST_GAP_DAYS = 45;

/** An end that can’t be read as a day counts as ended, so that pay stubs decide. */
function isCurrent(source: IncomeSource | undefined, readAt: string): boolean {
  if (source?.status && source.status.toUpperCase() !== 'ACTIVE') return false;
  return !source?.end_date || (Date.parse(readAt) - Date.parse(source.end_date)) / DAY_MS <= LONGEST_GAP_DAYS;
}

function inCents(dollars: number) {
  const read = WireDollars.safeParse(dollars);
  return read.success ? read.data : undefined;
}

/**
 * Returns whose job a report shows: by the Social Security number where both are whole, else by the name, since payroll often has a maiden or
 * short one. A masked number whose shown end differs is another person's, whatever the name; one that fits names nobody yet.
 */
function whoseIs(profile: Employment['profile'], worker: Party): 'THEIRS' | 'ANOTHERS' | 'UNNAMED' {
  const { ssn, first_name: first, last_name: last } = profile ?? {};
  const shown = /\d*$/.exec((ssn ?? '').replace(/[\s-]/g, ''))?.[0] ?? '';
  const ours = (worker.ssn ?? '').replace(/\D/g, '');
  const both = Math.min(shown.length, ours.length);
  if (both > 0 && shown.slice(-both) !== ours.slice(-both)) return 'ANOTHERS';
  if (both === 9) return 'THEIRS';
  const name = `${first ?? ''} ${last ?? ''}`;
  if (name.trim() === '') return 'UNNAMED';
  return isNameOf(worker, name) ? 'THEIRS' : 'ANOTHERS';
}
