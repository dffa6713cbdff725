import { daysBetween } from '../dates/civil-date.ts';
import type { Cents } from '../money/cents.ts';
import type { CreditReport } from './credit.facts.ts';
import { changedReport, softReport } from './credit.selectors.ts';
import type { DeepReadonly } from './fact.ts';
import type { Facts } from './facts.ts';
import type { Parcel } from './property.facts.ts';
import { parcelOf } from './property.selectors.ts';

export type Mortgage = DeepReadonly<CreditReport['mortgages'][number]>;
export type RecordedLien = DeepReadonly<Parcel['recordedLiens'][number]>;
/** The fields that identify a lien. */
type Debt = Omit<RecordedLien, 'id'>;

const MATCH_DAYS = 60;
const MATCH_SHARE = 0.1;

/** Returns the amount in cents that a mortgage adds to CLTV. A line of credit counts at its limit, drawn or not. */
export function securedCents({ kind, balanceCents, creditLimitCents }: Mortgage): Cents {
  return kind === 'HELOC' ? limitOrBalance(balanceCents, creditLimitCents) : balanceCents;
}

/** Returns the limit of a line of credit in cents. Returns the balance when it exceeds the limit or the limit is unknown. */
export function limitOrBalance(balanceCents: Cents, limitCents: Cents = balanceCents): Cents {
  return limitCents > balanceCents ? limitCents : balanceCents;
}

/** Returns the mortgages on the report behind the current offers. A later report replaces it only when it changes the offers. */
export function reportedMortgages(facts: Facts): readonly Mortgage[] {
  return (changedReport(facts)?.report ?? softReport(facts))?.mortgages ?? [];
}

/** Returns the county record of a mortgage on this home, if any. */
export function recordedLienOf(facts: Facts, { id }: Mortgage): RecordedLien | undefined {
  return recordedLiensByMortgage(facts).get(id);
}

/** Returns the recorded liens that match no mortgage on the credit report. */
export function unmatchedRecordedLiens(facts: Facts): readonly RecordedLien[] {
  const matched = new Set(recordedLiensByMortgage(facts).values());
  return recordedLiens(facts).filter((lien) => !matched.has(lien));
}

function recordedLiens(facts: Facts): readonly RecordedLien[] {
  return parcelOf(facts)?.recordedLiens ?? [];
}

/**
 * Returns the county record of each mortgage, by mortgage id. Also matches the first report's balances, because later payments and
 * draws don't make it another debt.
 */
function recordedLiensByMortgage(facts: Facts): ReadonlyMap<string, RecordedLien> {
  const current = reportedMortgages(facts);
  const original = (softReport(facts)?.mortgages ?? []).filter((first) =>
    current.some(({ id, openedOn }) => id === first.id && openedOn === first.openedOn),
  );
  return matchLiens(recordedLiens(facts), [...current, ...original]);
}

/** Returns the lien of the same debt by mortgage id. Each lien matches at most one mortgage: the nearest in date, then in amount. */
export function matchLiens<Lien extends Debt>(
  liens: readonly Lien[],
  mortgages: readonly Mortgage[],
): ReadonlyMap<string, Lien> {
  const nearestFirst = liens
    .flatMap((lien) => mortgages.filter((each) => isSameDebt(lien, each)).map((each) => ({ lien, each })))
    .map(({ lien, each }) => ({
      lien,
      id: each.id,
      days: daysApart(lien, each),
      cents: amountDifferenceCents(lien, each),
    }))
    .sort((one, other) => one.days - other.days || one.cents - other.cents);
  const lienByMortgage = new Map<string, Lien>();
  const matched = new Set<Lien>();
  for (const { lien, id } of nearestFirst) {
    if (matched.has(lien) || lienByMortgage.has(id)) continue;
    lienByMortgage.set(id, lien);
    matched.add(lien);
  }
  return lienByMortgage;
}

/** Returns whether a lien and a mortgage have a similar amount, and a similar date or holder. */
function isSameDebt(lien: Debt, mortgage: Mortgage): boolean {
  const hasSimilarAmount = amountDifferenceCents(lien, mortgage) <= MATCH_SHARE * lien.amountCents;
  const hasSimilarDate = daysApart(lien, mortgage) <= MATCH_DAYS;
  return (
    hasSimilarAmount && (hasSimilarDate || normalizedName(lien.holder) === normalizedName(mortgage.lender))
  );
}

function amountDifferenceCents({ amountCents }: Debt, mortgage: Mortgage): number {
  return Math.abs(amountCents - securedCents(mortgage));
}

function daysApart({ recordedOn }: Debt, { openedOn }: Mortgage): number {
  return Math.abs(daysBetween(recordedOn, openedOn));
}

function normalizedName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
