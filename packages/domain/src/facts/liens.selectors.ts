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

/** A mortgage as we show it to the borrower: what the bureau reports, what the county has recorded, both, or what they told of. */
export type KnownLien = {
  readonly id: string;
  readonly holder: string;
  /** What is owed on it, and so what it takes to pay it off. */
  readonly balanceCents: Cents;
  /** What it counts for against the home: a line of credit at its limit, drawn or not. */
  readonly securedCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly source: LienSource;
  /** As the bureau has it, or when it was recorded, or asked for. */
  readonly openedOn: CivilDate;
  /** One on another home is paid each month like any debt, and takes nothing from this one. */
  readonly isOnThisHome: boolean;
  /** Said of one on a home in Texas: it is a home equity loan or line. */
  readonly isEquityLoan?: boolean | undefined;
  /** The review found that it is one, after the borrower's last word on it. */
  readonly isReviewedEquityLoan: boolean;
  /** On a home in Texas: which home it is on is looked up in its papers, whatever the borrower says. */
  readonly needsPapers: boolean;
  /** What the borrower says of it, if only of the county's record of it. */
  readonly answer: LienAnswer | undefined;
};

/** Every mortgage known of the borrower, each once: those asked about, and the new ones that they told of, once a review has found them. */
export function knownLiens(facts: Facts): readonly KnownLien[] {
  return [...liensToAnswer(facts), ...newDebts(facts)];
}

/** The mortgages that the borrower is asked about: all that the credit file and the county know. */
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

/** The county tells what was once lent. What is owed now, and paid each month, is what the review found. */
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

/** What the review found of the debts that the borrower told of, less those that the full report shows by now. */
function newDebts(facts: Facts): readonly KnownLien[] {
  const shown = new Set([...toldSince(facts).values()].map(({ id }) => id));
  return toldDebts(facts).filter(({ id }) => !shown.has(id));
}

/** The debts that the borrower told of and the full report shows by now, by the mortgages that they are. */
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

/** Liens that the draw pays off at funding, by the borrower's choice. A line of credit among them is closed. */
export function liensToPayOff(facts: Facts): readonly KnownLien[] {
  return knownLiens(facts).filter(({ answer }) => answer === 'PAY_OFF');
}

/** What the draw pays to other lenders: what is owed to them, whatever they would lend. */
export function payoffsCents(facts: Facts): Cents {
  return sumCents(liensToPayOff(facts).map(({ balanceCents }) => balanceCents));
}

/** Mortgages that the borrower goes on paying after closing, on this home and on others. */
export function mortgagesThatStay(facts: Facts): readonly KnownLien[] {
  return knownLiens(facts).filter(({ answer }) => answer !== 'PAY_OFF');
}

/** Liens that stay on the home after closing. */
export function retainedLiens(facts: Facts): readonly KnownLien[] {
  return mortgagesThatStay(facts).filter(({ isOnThisHome }) => isOnThisHome);
}

/** The borrower has answered for the liens of the property as it is now. */
export function liensAreAnswered(facts: Facts): boolean {
  return newer(facts.lienAnswers, facts.property);
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
    ...(liensToPayOff(facts).length > 0 ? [facts.lienAnswers, facts.foundLienAnswers.at(-1)] : []),
    facts.titleDecisions.findLast(({ decision }) => decision === 'PAYOFF_REQUIRED'),
  );
  const received = facts.payoffDecisions.findLast(({ decision }) => decision === 'RECEIVED');
  return asked !== undefined && !newer(received, asked);
}
