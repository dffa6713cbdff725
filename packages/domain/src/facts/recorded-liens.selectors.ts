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
/** As much of a lien as tells it from others. */
type Debt = Omit<RecordedLien, 'id'>;

const MATCH_DAYS = 60;
const MATCH_SHARE = 0.1;

/** What a mortgage counts for against a home: a line of credit at its limit, drawn or not. */
export function securedCents({ kind, balanceCents, creditLimitCents }: Mortgage): Cents {
  return kind === 'HELOC' ? limitOrBalance(balanceCents, creditLimitCents) : balanceCents;
}

/** The limit of a line of credit, where it is known and not overdrawn. */
export function limitOrBalance(balanceCents: Cents, limitCents: Cents = balanceCents): Cents {
  return limitCents > balanceCents ? limitCents : balanceCents;
}

/** The mortgages of the report that the offers rest on: a later one that makes no difference to them changes no figure of theirs. */
export function reportedMortgages(facts: Facts): readonly Mortgage[] {
  return (changedReport(facts)?.report ?? softReport(facts))?.mortgages ?? [];
}

/** How the county has the mortgage on record on this home; undefined where it does not. */
export function recordOf(facts: Facts, { id }: Mortgage): RecordedLien | undefined {
  return recordsByMortgage(facts).get(id);
}

/** Recorded liens that no mortgage on the credit file explains. */
export function unmatchedRecordedLiens(facts: Facts): readonly RecordedLien[] {
  const explained = new Set(recordsByMortgage(facts).values());
  return recordedLiens(facts).filter((lien) => !explained.has(lien));
}

function recordedLiens(facts: Facts): readonly RecordedLien[] {
  return parcelOf(facts)?.recordedLiens ?? [];
}

/** As the newest report has each mortgage, or as the first had it: what was paid or drawn since makes it no other debt. */
function recordsByMortgage(facts: Facts): ReadonlyMap<string, RecordedLien> {
  const now = reportedMortgages(facts);
  const before = (softReport(facts)?.mortgages ?? []).filter((first) =>
    now.some(({ id, openedOn }) => id === first.id && openedOn === first.openedOn),
  );
  return sameDebts(recordedLiens(facts), [...now, ...before]);
}

/** Liens and mortgages that are the same debt, by the mortgage's id. Each is one other at most: the nearest in date, then in amount. */
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

/** Like amount, and like date or holder. */
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
