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

/** Returns the amount a mortgage counts for in CLTV. A line of credit counts at its limit, drawn or not. */
export function securedCents({ kind, balanceCents, creditLimitCents }: Mortgage): Cents {
  return kind === 'HELOC' ? limitOrBalance(balanceCents, creditLimitCents) : balanceCents;
}

/** Returns the limit of a line of credit, or the balance when it is higher or the limit is unknown. */
export function limitOrBalance(balanceCents: Cents, limitCents: Cents = balanceCents): Cents {
  return limitCents > balanceCents ? limitCents : balanceCents;
}

/** Returns the mortgages of the report used for the offers. A later report that changes no offer changes no mortgage either. */
export function reportedMortgages(facts: Facts): readonly Mortgage[] {
  return (changedReport(facts)?.report ?? softReport(facts))?.mortgages ?? [];
}

/** Returns the county's record of a mortgage on this home. Undefined when the county has no record. */
export function recordOf(facts: Facts, { id }: Mortgage): RecordedLien | undefined {
  return recordsByMortgage(facts).get(id);
}

/** Returns the recorded liens that match no mortgage on the credit file. */
export function unmatchedRecordedLiens(facts: Facts): readonly RecordedLien[] {
  const explained = new Set(recordsByMortgage(facts).values());
  return recordedLiens(facts).filter((lien) => !explained.has(lien));
}

function recordedLiens(facts: Facts): readonly RecordedLien[] {
  return parcelOf(facts)?.recordedLiens ?? [];
}

/**
 * Returns the county's record of each mortgage, by mortgage id. Matches against the first report too, because later payments and draws
 * don't make it another debt.
 */
function recordsByMortgage(facts: Facts): ReadonlyMap<string, RecordedLien> {
  const now = reportedMortgages(facts);
  const before = (softReport(facts)?.mortgages ?? []).filter((first) =>
    now.some(({ id, openedOn }) => id === first.id && openedOn === first.openedOn),
  );
  return sameDebts(recordedLiens(facts), [...now, ...before]);
}

/** Matches liens to mortgages that are the same debt, by mortgage id. Each matches at most one: the nearest in date, then in amount. */
export function sameDebts<Lien extends Debt>(
  liens: readonly Lien[],
  mortgages: readonly Mortgage[],
): ReadonlyMap<string, Lien> {
  const nearestFirst = liens
    .flatMap((lien) => mortgages.filter((each) => isSameDebt(lien, each)).map((each) => ({ lien, each })))
    .map(({ lien, each }) => ({ lien, id: each.id, days: daysApart(lien, each), cents: apart(lien, each) }))
    .sort((one, other) => one.days - other.days || one.cents - other.cents);
  const found = new Map<string, Lien>();
  const taken = new Set<Lien>();
  for (const { lien, id } of nearestFirst) {
    if (taken.has(lien) || found.has(id)) continue;
    found.set(id, lien);
    taken.add(lien);
  }
  return found;
}

/** Returns whether a lien and a mortgage have a similar amount, and a similar date or holder. */
function isSameDebt(lien: Debt, mortgage: Mortgage): boolean {
  const likeAmount = apart(lien, mortgage) <= MATCH_SHARE * lien.amountCents;
  const likeDate = daysApart(lien, mortgage) <= MATCH_DAYS;
  return likeAmount && (likeDate || words(lien.holder) === words(mortgage.lender));
}

function apart({ amountCents }: Debt, mortgage: Mortgage): number {
  return Math.abs(amountCents - securedCents(mortgage));
}

function daysApart({ recordedOn }: Debt, { openedOn }: Mortgage): number {
  return Math.abs(daysBetween(recordedOn, openedOn));
}

function words(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
