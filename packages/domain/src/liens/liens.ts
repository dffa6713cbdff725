import { changedReport, softReport } from '../credit/pulls.ts';
import { daysBetween } from '../dates/civil-date.ts';
import type { CreditReport } from '../facts/credit.facts.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Parcel } from '../facts/property.facts.ts';
import { newer, newest } from '../facts/reading.ts';
import { parcelOf } from '../property/records.ts';

type Mortgage = DeepReadonly<CreditReport['mortgages'][number]>;
type RecordedLien = DeepReadonly<Parcel['recordedLiens'][number]>;

/** A mortgage as we show it to the borrower: what the bureau reports, what the county has recorded, or both. */
export type KnownLien = {
  readonly id: string;
  readonly holder: string;
  readonly balanceCents: number;
  readonly monthlyPaymentCents: number;
  readonly source: 'BOTH' | 'CREDIT' | 'RECORDS';
};

const MATCH_DAYS = 60;
const MATCH_SHARE = 0.1;
const INQUIRY_DAYS = 90;

/** A recorded lien and a mortgage on the credit file are the same debt: like amount, and like date or holder. */
function isSameDebt(lien: RecordedLien, mortgage: Mortgage): boolean {
  const likeAmount = Math.abs(lien.amountCents - mortgage.balanceCents) <= MATCH_SHARE * lien.amountCents;
  const likeDate = Math.abs(daysBetween(lien.recordedOn, mortgage.openedOn)) <= MATCH_DAYS;
  return likeAmount && (likeDate || words(lien.holder) === words(mortgage.lender));
}

function words(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What a mortgage counts for, in cents: a line of credit at its limit, drawn or not. */
export function owedCents({ kind, balanceCents, creditLimitCents }: Mortgage): number {
  return kind === 'HELOC' ? (creditLimitCents ?? balanceCents) : balanceCents;
}

/** The mortgages on the credit file that the offers rest on: a later report that makes no difference to them changes no figure of theirs. */
export function reportedMortgages(facts: Facts): readonly Mortgage[] {
  return (changedReport(facts)?.report ?? softReport(facts))?.mortgages ?? [];
}

/** Every lien known of the home, each once. */
export function knownLiens(facts: Facts): readonly KnownLien[] {
  const mortgages = reportedMortgages(facts);
  const recorded = parcelOf(facts)?.recordedLiens ?? [];
  const fromCredit = mortgages.map(
    (mortgage): KnownLien => ({
      id: mortgage.id,
      holder: mortgage.lender,
      balanceCents: owedCents(mortgage),
      monthlyPaymentCents: mortgage.monthlyPaymentCents,
      source: recorded.some((lien) => isSameDebt(lien, mortgage)) ? 'BOTH' : 'CREDIT',
    }),
  );
  const fromRecords = unmatchedRecordedLiens(facts).map(
    (lien): KnownLien => ({
      id: lien.id,
      holder: lien.holder,
      balanceCents: lien.amountCents,
      monthlyPaymentCents: 0,
      source: 'RECORDS',
    }),
  );
  return [...fromCredit, ...fromRecords];
}

/** Recorded liens that no mortgage on the credit file explains. */
export function unmatchedRecordedLiens(facts: Facts): readonly RecordedLien[] {
  const mortgages = softReport(facts)?.mortgages ?? [];
  return (parcelOf(facts)?.recordedLiens ?? []).filter(
    (lien) => !mortgages.some((mortgage) => isSameDebt(lien, mortgage)),
  );
}

/** Liens that the draw pays off at funding, by the borrower's choice. */
export function liensToPayOff(facts: Facts): readonly KnownLien[] {
  const chosen = new Set(
    facts.lienAnswers?.liens.filter(({ answer }) => answer === 'PAY_OFF').map(({ id }) => id),
  );
  return knownLiens(facts).filter(({ id }) => chosen.has(id));
}

/** Liens that stay on the home after closing. */
export function retainedLiens(facts: Facts): readonly KnownLien[] {
  const paid = new Set(liensToPayOff(facts).map(({ id }) => id));
  return knownLiens(facts).filter(({ id }) => !paid.has(id));
}

/** The borrower has answered for the liens of the property as it is now. */
export function liensAreAnswered(facts: Facts): boolean {
  return newer(facts.lienAnswers, facts.property);
}

/** Mortgage inquiries within 90 days before the report, which the borrower must explain. */
export function recentMortgageInquiries(facts: Facts) {
  const report = softReport(facts);
  if (!report) return [];
  return report.mortgageInquiries.filter(
    (inquiry) => daysBetween(inquiry.on, report.pulledOn) <= INQUIRY_DAYS,
  );
}

/** There are recent mortgage inquiries that the borrower has not explained. */
export function inquiriesAwaitAttestation(facts: Facts): boolean {
  return recentMortgageInquiries(facts).length > 0 && !facts.inquiryAttestation;
}

/** What an underwriter must look at: a disputed or unexplained lien, or a new debt that the borrower tells of. */
export function lienMismatch(facts: Facts) {
  const { lienAnswers, inquiryAttestation } = facts;
  const disputes =
    lienAnswers?.liens.some(({ answer }) => answer === 'DISPUTED') ||
    unmatchedRecordedLiens(facts).length > 0;
  const newDebt = inquiryAttestation?.inquiries.some(({ answer }) => answer === 'NEW_DEBT');
  return newest(disputes ? lienAnswers : undefined, newDebt ? inquiryAttestation : undefined);
}

/** The underwriter's word on the mismatch. */
export function lienReview(facts: Facts) {
  const mismatch = lienMismatch(facts);
  const decision = facts.lienDecisions.at(-1);
  return mismatch && newer(decision, mismatch) ? decision : undefined;
}

/** The mismatch has been reviewed and the borrower has attested what came of it, or there is none. */
export function liensAreSettled(facts: Facts): boolean {
  if (!lienMismatch(facts)) return liensAreAnswered(facts);
  const review = lienReview(facts);
  return review !== undefined && newer(facts.lienAttestation, review);
}

/** The draw pays a lien off whose payoff has not been confirmed, or the title agent asks for one. */
export function payoffIsOpen(facts: Facts): boolean {
  const asked = newest(
    liensToPayOff(facts).length > 0 ? facts.lienAnswers : undefined,
    facts.titleDecisions.findLast(({ decision }) => decision === 'PAYOFF_REQUIRED'),
  );
  const received = facts.payoffDecisions.findLast(({ decision }) => decision === 'RECEIVED');
  return asked !== undefined && !newer(received, asked);
}
