import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Address, Occupancy } from '@homeline/domain/facts/home.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import type { Bureau } from './bureaus.ts';
import type { ItemisedFee } from './fees.ts';
import type { Lender } from './lender.ts';

export type Borrower = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly mailingAddress: Address;
  /** The last four digits; the number itself never enters a document. */
  readonly ssnLast4?: string;
};

export type Property = Address & { readonly occupancy: Occupancy };

export type Signer = {
  readonly uuid: string;
  readonly name: string;
  /** A co-deeder encumbers the home and owes nothing. */
  readonly role: 'BORROWER' | 'CO_BORROWER' | 'CO_DEEDER';
  readonly holdsTitle: boolean;
  /** Once signed: the name as typed, and the day at the property. */
  readonly signed?: { readonly name: string; readonly on: CivilDate };
};

/** A plan as it is offered to anyone, or with the terms that one borrower chose. */
export type Plan = {
  readonly product: Terms['product'];
  readonly termsYears: readonly number[];
  /** A rate in effect within the last twelve months, or the rate chosen. Percent. */
  readonly recentRatePct: number;
  readonly lowestLineCents: Cents;
  readonly highestLineCents: Cents;
  /** Percent of the line: the highest that is charged, or the one chosen. */
  readonly originationFeePct: number;
  /** Of fees to others than us to open a plan. */
  readonly thirdPartyFeesCents: { readonly lowest: Cents; readonly highest: Cents };
  /** Two letters; rules of Texas apply to TX. */
  readonly state?: string;
};

/** A mortgage of the borrower, and what becomes of it at the closing. A line of credit that stays counts at its limit. */
export type Lien = {
  readonly holder: string;
  readonly balanceCents: Cents;
  readonly limitCents?: Cents;
  readonly atClosing: 'STAYS' | 'PAID_OFF' | 'OTHER_HOME';
};

/** As stated by the applicant, worded for the reader. */
export type StatedApplication = {
  readonly submittedOn: CivilDate;
  readonly employment: string;
  readonly employer?: string;
  readonly monthlyIncomeCents: Cents;
  readonly purpose: string;
  readonly ownership: string;
  readonly maritalStatus: string;
  readonly homeValueCents?: Cents;
  readonly liens: readonly Lien[];
  /** What the home costs each month besides its mortgages. */
  readonly homeCosts: readonly { readonly label: string; readonly monthlyCents: Cents }[];
};

export type Line = {
  readonly terms: Terms;
  readonly fees: readonly ItemisedFee[];
  readonly payoffs: readonly { readonly creditor: string; readonly amountCents: Cents }[];
  /** The cash to the borrower by either way to meet the notary, one of them that of the terms; absent where the way costs nothing. */
  readonly cashByNotary?: { readonly byVideoCents: Cents; readonly inPersonCents: Cents };
};

export type Score = {
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly on: CivilDate;
  /** What held it down, the most important first. */
  readonly factors: readonly string[];
  readonly bureau: Bureau;
};

export type Opening = { readonly openedOn: CivilDate; readonly firstDueOn: CivilDate };

export type Rescission = {
  /** The last day of the right to cancel; at midnight it ends. */
  readonly endsOn: CivilDate;
  /** Two copies on paper, one electronically: 12 CFR 1026.15(b). */
  readonly delivery: 'ELECTRONIC' | 'PAPER';
};

export type Autopay = { readonly bankName: string; readonly accountMask: string };

export type Recording = {
  readonly county: string;
  readonly parcelId: string;
  readonly legalDescription?: string;
  /** Of a deed of trust. */
  readonly trustee?: string;
};

export type Flood = { readonly zone: string; readonly communityParticipates?: boolean };

export type AdverseAction = {
  readonly action: 'DECLINE' | 'INCOMPLETENESS' | 'COUNTER_OFFER';
  readonly applicationOn: CivilDate;
  readonly reasonCodes: readonly string[];
  /** The reasons in full that no code has words for. */
  readonly statedReasons?: readonly string[];
  readonly inquiriesWereKey?: boolean;
  /** The consumer report that had a part in it; none when no report had. */
  readonly report?: UsedReport;
  /** Who applied together with the borrower, by name. */
  readonly coBorrowers: readonly string[];
};

/** A consumer report that had a part in a decision. */
export type UsedReport = {
  readonly bureau: Bureau;
  /** The score that was used, where the bureau gave one. Only its own consumer is told. */
  readonly score?: Score;
};

export type Missing = {
  readonly applicationOn: CivilDate;
  readonly items: readonly string[];
  readonly answerBy: CivilDate;
};

/** What a document may need beyond the lender and the date. */
export type SubjectParts = {
  readonly loanNumber: string;
  readonly borrower: Borrower;
  readonly property: Property;
  readonly signers: readonly Signer[];
  readonly plan: Plan;
  readonly application: StatedApplication;
  readonly line: Line;
  readonly score: Score;
  readonly opening: Opening;
  readonly rescission: Rescission;
  readonly autopay: Autopay;
  readonly recording: Recording;
  readonly flood: Flood;
  readonly adverseAction: AdverseAction;
  /** The co-borrower to whom a letter is addressed. */
  readonly coBorrower: { readonly name: string };
  readonly missing: Missing;
};

export type PartName = keyof SubjectParts;

type Always = { readonly lender: Lender; readonly madeOn: CivilDate };

/** Whom and what a document is about, as plain data; nothing sealed is in it. Parts are absent until they are known. */
export type DocumentSubject = Always & Partial<SubjectParts>;

/** A subject of which some parts are known. */
export type SubjectWith<Part extends PartName> = DocumentSubject & Pick<SubjectParts, Part>;

/** Whether a subject has the parts that a document needs. */
export function hasParts<Part extends PartName>(
  subject: DocumentSubject,
  parts: readonly Part[],
): subject is SubjectWith<Part> {
  return missingParts(subject, parts).length === 0;
}

export function missingParts(subject: DocumentSubject, parts: readonly PartName[]): PartName[] {
  return parts.filter((part) => subject[part] === undefined);
}
