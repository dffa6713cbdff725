import type { CivilDate } from '../dates/civil-date.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';
import type { CreditReport } from './credit.facts.ts';
import { softReport } from './credit.selectors.ts';
import type { DeepReadonly } from './fact.ts';
import type { Facts } from './facts.ts';
import { inquiriesWithDebt } from './inquiries.selectors.ts';
import { lienFindings } from './lien-answers.selectors.ts';
import { lienMismatch, lienReview, requiresLoanDocuments, reviewedDebt } from './lien-review.selectors.ts';
import type { LienSource } from './lien-sources.ts';
import type { LienAnswer, ReviewedDebt } from './liens.facts.ts';
import { newer, newest } from './reading.ts';
import {
  limitOrBalance,
  type Mortgage,
  matchLiens,
  type RecordedLien,
  recordedLienOf,
  reportedMortgages,
  securedCents,
  unmatchedRecordedLiens,
} from './recorded-liens.selectors.ts';

type Inquiry = DeepReadonly<CreditReport['mortgageInquiries'][number]>;

/** A mortgage as shown to the borrower, from the credit report, county records, both, or the borrower's answers. */
export type KnownLien = {
  readonly id: string;
  readonly holder: string;
  /** The balance owed, which a payoff costs. */
  readonly balanceCents: Cents;
  /** The amount that counts toward CLTV. A line of credit counts at its limit, drawn or not. */
  readonly securedCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly source: LienSource;
  /** The date from the bureau, or else of the recording or the inquiry. */
  readonly openedOn: CivilDate;
  /** False for a lien on another home. It counts as a monthly debt but doesn't reduce this home's equity. */
  readonly isOnThisHome: boolean;
  /** Texas only: whether it is a home equity loan or line. */
  readonly isEquityLoan?: boolean | undefined;
  /** True when a review after the borrower's last answer found a home equity loan. */
  readonly isReviewedEquityLoan: boolean;
  /** Texas only: the loan documents, not the borrower's answer, decide which home secures it. */
  readonly needsPapers: boolean;
  /** The borrower's answer about the lien or its county record. */
  readonly answer: LienAnswer | undefined;
};

/** Returns every known mortgage once: those with a question for the borrower, and new debts confirmed by a review. */
export function knownLiens(facts: Facts): readonly KnownLien[] {
  return [...liensToAnswer(facts), ...newDebts(facts)];
}

/** Returns the mortgages that the borrower must answer about: all on the credit report or in county records. */
export function liensToAnswer(facts: Facts): readonly KnownLien[] {
  return [
    ...reportedMortgages(facts).map((mortgage) => reportedLien(facts, mortgage)),
    ...unmatchedRecordedLiens(facts).map((lien) => recordedLien(facts, lien)),
  ];
}

function reportedLien(facts: Facts, mortgage: Mortgage): KnownLien {
  const { id, lender, balanceCents, monthlyPaymentCents } = mortgage;
  const record = recordedLienOf(facts, mortgage);
  const disclosed = disclosedDebtsNowReported(facts).get(id);
  const others = [record, disclosed].filter((other) => other !== undefined);
  const { isElsewhere, ...findings } = lienFindings(facts, mortgage, ...others);
  return {
    id,
    holder: lender,
    balanceCents,
    securedCents: securedCents(mortgage),
    monthlyPaymentCents,
    source: record ? 'BOTH' : 'CREDIT',
    openedOn: mortgage.openedOn,
    isOnThisHome: record !== undefined || !isElsewhere,
    needsPapers: requiresLoanDocuments(facts, id),
    ...findings,
  };
}

/** Returns a lien from county records, which show only its original amount. The review adds the current balance and payment. */
function recordedLien(facts: Facts, lien: RecordedLien): KnownLien {
  const { id, holder, amountCents } = lien;
  const found = reviewedDebt(facts, id);
  const { isElsewhere: _, ...findings } = lienFindings(facts, lien);
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
    ...findings,
  };
}

/** Returns the reviewed debts that the borrower disclosed, without those on the hard pull. */
function newDebts(facts: Facts): readonly KnownLien[] {
  const reported = new Set([...disclosedDebtsNowReported(facts).values()].map(({ id }) => id));
  return disclosedDebts(facts).filter(({ id }) => !reported.has(id));
}

/** Returns the disclosed debts that the hard pull now reports, by mortgage id. */
function disclosedDebtsNowReported(facts: Facts) {
  const before = new Set(softReport(facts)?.mortgages.map(({ id }) => id));
  const reportedSince = reportedMortgages(facts).filter(({ id }) => !before.has(id));
  return matchLiens(disclosedDebts(facts).map(asRecorded), reportedSince);
}

function disclosedDebts(facts: Facts): readonly KnownLien[] {
  return inquiriesWithDebt(facts).flatMap((inquiry) => {
    const found = reviewedDebt(facts, inquiry.id);
    return found ? [disclosedLien(facts, inquiry, found)] : [];
  });
}

function disclosedLien(facts: Facts, inquiry: Inquiry, found: ReviewedDebt): KnownLien {
  const { id, lender: holder, on: openedOn } = inquiry;
  const { balanceCents = cents(0), monthlyPaymentCents = cents(0), isOnThisHome = true } = found;
  const { isElsewhere: _, ...findings } = lienFindings(facts, inquiry);
  return {
    ...{ id, holder, balanceCents, monthlyPaymentCents, isOnThisHome, openedOn },
    securedCents: limitOrBalance(balanceCents, found.creditLimitCents),
    source: 'TOLD',
    needsPapers: false,
    ...findings,
  };
}

function asRecorded({ id, holder, securedCents: amountCents, openedOn: recordedOn }: KnownLien) {
  return { id, holder, amountCents, recordedOn };
}

/** Returns the liens that the draw pays off at funding, as the borrower chose. A line of credit is also closed. */
export function liensToPayOff(facts: Facts): readonly KnownLien[] {
  return knownLiens(facts).filter(({ answer }) => answer === 'PAY_OFF');
}

/** Returns whether a lien is a line of credit, which must also be closed when it is paid off: the borrower could draw on it again. */
export function isCreditLine(facts: Facts, { id, balanceCents, securedCents: secured }: KnownLien): boolean {
  const reported = reportedMortgages(facts).find((mortgage) => mortgage.id === id);
  return reported?.kind === 'HELOC' || secured > balanceCents;
}

/** Returns the total payoff to other lenders in cents, from balances rather than credit limits. */
export function payoffsCents(facts: Facts): Cents {
  return sumCents(liensToPayOff(facts).map(({ balanceCents }) => balanceCents));
}

/** Returns the mortgages that remain after closing, on this home and on others. */
export function retainedMortgages(facts: Facts): readonly KnownLien[] {
  return knownLiens(facts).filter(({ answer }) => answer !== 'PAY_OFF');
}

/** Returns the liens that remain on the home after closing. */
export function retainedLiens(facts: Facts): readonly KnownLien[] {
  return retainedMortgages(facts).filter(({ isOnThisHome }) => isOnThisHome);
}

/** Returns whether the borrower has answered about the liens on the current property. */
export function liensAreAnswered(facts: Facts): boolean {
  return newer(facts.lienAnswers, facts.property);
}

/** Returns whether the liens are resolved. A mismatch needs a review and then the borrower's attestation. */
export function liensAreResolved(facts: Facts): boolean {
  if (!lienMismatch(facts)) return liensAreAnswered(facts);
  const review = lienReview(facts);
  return review !== undefined && newer(facts.lienAttestation, review);
}

/** Returns whether a payoff that the borrower chose or the title agent requires is still unconfirmed. */
export function payoffIsOpen(facts: Facts): boolean {
  const requested = newest(
    ...(liensToPayOff(facts).length > 0 ? [facts.lienAnswers, facts.foundLienAnswers.at(-1)] : []),
    facts.titleDecisions.findLast(({ decision }) => decision === 'PAYOFF_REQUIRED'),
  );
  const received = facts.payoffDecisions.findLast(({ decision }) => decision === 'RECEIVED');
  return requested !== undefined && !newer(received, requested);
}
