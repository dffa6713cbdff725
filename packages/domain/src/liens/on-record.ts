import { changedReport, softReport } from '../credit/pulls.ts';
import { daysBetween } from '../dates/civil-date.ts';
import type { CreditReport } from '../facts/credit.facts.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Parcel } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import { parcelOf } from '../property/records.ts';

export type Mortgage = DeepReadonly<CreditReport['mortgages'][number]>;
export type RecordedLien = DeepReadonly<Parcel['recordedLiens'][number]>;

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

/** How the county has the mortgage on record on this home; empty where it does not. */
export function recordsOf(facts: Facts, mortgage: Mortgage): readonly RecordedLien[] {
  return recordedLiens(facts).filter((lien) => explains(facts, mortgage, lien));
}

/** Recorded liens that no mortgage on the credit file explains. */
export function unmatchedRecordedLiens(facts: Facts): readonly RecordedLien[] {
  const mortgages = reportedMortgages(facts);
  return recordedLiens(facts).filter((lien) => !mortgages.some((each) => explains(facts, each, lien)));
}

function recordedLiens(facts: Facts): readonly RecordedLien[] {
  return parcelOf(facts)?.recordedLiens ?? [];
}

/** As the newest report has the mortgage, or as the first had it: what was paid or drawn since makes it no other debt. */
function explains(facts: Facts, mortgage: Mortgage, lien: RecordedLien): boolean {
  const before = softReport(facts)?.mortgages.find(
    ({ id, openedOn }) => id === mortgage.id && openedOn === mortgage.openedOn,
  );
  return isSameDebt(lien, mortgage) || (before !== undefined && isSameDebt(lien, before));
}

/** A recorded lien and a mortgage on the credit file are the same debt: like amount, and like date or holder. */
export function isSameDebt(lien: Omit<RecordedLien, 'id'>, mortgage: Mortgage): boolean {
  const likeAmount = Math.abs(lien.amountCents - securedCents(mortgage)) <= MATCH_SHARE * lien.amountCents;
  const likeDate = Math.abs(daysBetween(lien.recordedOn, mortgage.openedOn)) <= MATCH_DAYS;
  return likeAmount && (likeDate || words(lien.holder) === words(mortgage.lender));
}

function words(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
