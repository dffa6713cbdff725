import type { CivilDate } from '../dates/civil-date.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';
import type { CreditReport, LienAnswer, ReviewedDebt } from './credit.facts.ts';
import { softReport } from './credit.selectors.ts';
import type { DeepReadonly } from './fact.ts';
import type { Facts } from './facts.ts';
import { inquiriesWithDebt } from './inquiries.selectors.ts';
import { lienFindings } from './lien-answers.selectors.ts';
import { lienMismatch, lienReview, needsPapers, reviewedDebt } from './lien-review.selectors.ts';
import type { LienSource } from './lien-sources.ts';
import { newer, newest } from './reading.ts';
import {
  limitOrBalance,
  type Mortgage,
  type RecordedLien,
  recordOf,
  reportedMortgages,
  sameDebts,
  securedCents,
  unmatchedRecordedLiens,
} from './recorded-liens.selectors.ts';

type Inquiry = DeepReadonly<CreditReport['mortgageInquiries'][number]>;

/** A mortgage as shown to the borrower, from the credit report, county records, both, or the borrower's own answer. */
export type KnownLien = {
  readonly id: string;
  readonly holder: string;
  /** The balance owed, which is what a payoff costs. */
  readonly balanceCents: Cents;
  /** The amount it counts for in CLTV. A line of credit counts at its limit, drawn or not. */
  readonly securedCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly source: LienSource;
  /** The date reported by the bureau, or else of the recording or the inquiry. */
  readonly openedOn: CivilDate;
  /** A lien on another home counts as a monthly debt and doesn't reduce this home's equity. */
  readonly isOnThisHome: boolean;
  /** Texas only: whether it is a home equity loan or line. */
  readonly isEquityLoan?: boolean | undefined;
  /** A review after the borrower's last answer found it to be a home equity loan. */
  readonly isReviewedEquityLoan: boolean;
  /** Texas only: the loan documents, not the borrower, decide which home it is on. */
  readonly needsPapers: boolean;
  /** The borrower's answer about it, or about the county's record of it. */
  readonly answer: LienAnswer | undefined;
};

/** Returns every known mortgage once: those the borrower was asked about, and new debts that a review has confirmed. */
export function knownLiens(facts: Facts): readonly KnownLien[] {
  return [...liensToAnswer(facts), ...newDebts(facts)];
}

/** Returns the mortgages the borrower is asked about: all on the credit file or in county records. */
export function liensToAnswer(facts: Facts): readonly KnownLien[] {
  return [
    ...reportedMortgages(facts).map((mortgage) => reportedLien(facts, mortgage)),
    ...unmatchedRecordedLiens(facts).map((lien) => recordedLien(facts, lien)),
  ];
}

function reportedLien(facts: Facts, mortgage: Mortgage): KnownLien {
  const { id, lender, balanceCents, monthlyPaymentCents } = mortgage;
  const record = recordOf(facts, mortgage);
  const told = toldSince(facts).get(id);
  const others = [record, told].filter((other) => other !== undefined);
  const { isElsewhere, ...words } = lienFindings(facts, mortgage, ...others);
  return {
    id,
    holder: lender,
    balanceCents,
    securedCents: securedCents(mortgage),
    monthlyPaymentCents,
    source: record ? 'BOTH' : 'CREDIT',
    openedOn: mortgage.openedOn,
    isOnThisHome: record !== undefined || !isElsewhere,
    needsPapers: needsPapers(facts, id),
    ...words,
  };
}

/** Returns a lien from county records. They show the original amount; the review gives the current balance and payment. */
function recordedLien(facts: Facts, lien: RecordedLien): KnownLien {
  const { id, holder, amountCents } = lien;
  const found = reviewedDebt(facts, id);
  const { isElsewhere: _, ...words } = lienFindings(facts, lien);
  const balanceCents = found?.balanceCents ?? amountCents;
  return {
    id,
    holder,
    balanceCents,
    securedCents: limitOrBalance(balanceCents, found?.creditLimitCents),
    monthlyPaymentCents: found?.monthlyPaymentCents ?? cents(0),
    source: 'RECORDS',
    openedOn: lien.recordedOn,
    isOnThisHome: true,
    needsPapers: false,
    ...words,
  };
}

/** Returns the reviewed debts that the borrower told us about, without those that the hard pull now reports. */
function newDebts(facts: Facts): readonly KnownLien[] {
  const shown = new Set([...toldSince(facts).values()].map(({ id }) => id));
  return toldDebts(facts).filter(({ id }) => !shown.has(id));
}

/** Returns the debts the borrower told us about that the hard pull now reports, by mortgage id. */
function toldSince(facts: Facts) {
  const before = new Set(softReport(facts)?.mortgages.map(({ id }) => id));
  const reportedSince = reportedMortgages(facts).filter(({ id }) => !before.has(id));
  return sameDebts(toldDebts(facts).map(asRecorded), reportedSince);
}

function toldDebts(facts: Facts): readonly KnownLien[] {
  return inquiriesWithDebt(facts).flatMap((inquiry) => {
    const found = reviewedDebt(facts, inquiry.id);
    return found ? [toldLien(facts, inquiry, found)] : [];
  });
}

function toldLien(facts: Facts, inquiry: Inquiry, found: ReviewedDebt): KnownLien {
  const { id, lender: holder, on: openedOn } = inquiry;
  const { balanceCents = cents(0), monthlyPaymentCents = cents(0), isOnThisHome = true } = found;
  const { isElsewhere: _, ...words } = lienFindings(facts, inquiry);
  return {
    ...{ id, holder, balanceCents, monthlyPaymentCents, isOnThisHome, openedOn },
    securedCents: limitOrBalance(balanceCents, found.creditLimitCents),
    source: 'TOLD',
    needsPapers: false,
    ...words,
  };
}

function asRecorded({ id, holder, securedCents: amountCents, openedOn: recordedOn }: KnownLien) {
  return { id, holder, amountCents, recordedOn };
}

/** Returns the liens that the draw pays off at funding, by the borrower's choice. A line of credit is also closed. */
export function liensToPayOff(facts: Facts): readonly KnownLien[] {
  return knownLiens(facts).filter(({ answer }) => answer === 'PAY_OFF');
}

/** Returns what the draw pays to other lenders: their balances, not their credit limits. */
export function payoffsCents(facts: Facts): Cents {
  return sumCents(liensToPayOff(facts).map(({ balanceCents }) => balanceCents));
}

/** Returns the mortgages the borrower keeps paying after closing, on this home and on others. */
export function mortgagesThatStay(facts: Facts): readonly KnownLien[] {
  return knownLiens(facts).filter(({ answer }) => answer !== 'PAY_OFF');
}

/** Returns the liens that stay on the home after closing. */
export function retainedLiens(facts: Facts): readonly KnownLien[] {
  return mortgagesThatStay(facts).filter(({ isOnThisHome }) => isOnThisHome);
}

/** Returns whether the borrower has answered about the liens on the current property. */
export function liensAreAnswered(facts: Facts): boolean {
  return newer(facts.lienAnswers, facts.property);
}

/** Returns whether the liens need no more work. A mismatch needs a review and the borrower's attestation. */
export function liensAreSettled(facts: Facts): boolean {
  if (!lienMismatch(facts)) return liensAreAnswered(facts);
  const review = lienReview(facts);
  return review !== undefined && newer(facts.lienAttestation, review);
}

/** Returns whether a payoff is unconfirmed, by the borrower's choice or the title agent's request. */
export function payoffIsOpen(facts: Facts): boolean {
  const asked = newest(
    ...(liensToPayOff(facts).length > 0 ? [facts.lienAnswers, facts.foundLienAnswers.at(-1)] : []),
    facts.titleDecisions.findLast(({ decision }) => decision === 'PAYOFF_REQUIRED'),
  );
  const received = facts.payoffDecisions.findLast(({ decision }) => decision === 'RECEIVED');
  return asked !== undefined && !newer(received, asked);
}
