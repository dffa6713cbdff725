import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { TermsBeforeAndAfter } from '@homeline/domain/disclosures/disclosed-terms.ts';
import type { RecordForm } from '@homeline/domain/facts/electronic-records.facts.ts';
import type { Address, Occupancy } from '@homeline/domain/facts/home.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import type { WithoutAutopay } from '@homeline/domain/offers/without-autopay.ts';
import type { CounselingAgency } from '@homeline/domain/organisations/counseling-agencies.ts';
import type { TaxTranscripts } from '@homeline/domain/organisations/tax-transcripts.ts';
import type { Valuation } from '@homeline/domain/valuation/valuation-copies.ts';
import type { Bureau } from './bureaus.ts';
import type { ItemisedFee } from './fees.ts';
import type { Lender } from './lender.ts';

export type Borrower = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly mailingAddress: Address;
  /** The last four digits. The full number never enters a document. */
  readonly ssnLast4?: string;
};

/** The loan originator who referred the borrower. */
export type Originator = {
  readonly name: string;
  /** Their own number in the Nationwide Multistate Licensing System. */
  readonly nmls: string;
  readonly broker?: string;
  /** What the lender pays them for this line. */
  readonly payCents?: Cents;
};

export type Property = Address & { readonly occupancy: Occupancy };

export type Signer = {
  readonly uuid: string;
  readonly name: string;
  /** A co-deeder encumbers the home and owes nothing. */
  readonly role: 'BORROWER' | 'CO_BORROWER' | 'CO_DEEDER';
  readonly holdsTitle: boolean;
  /** The borrower's spouse, who encumbers the home with or without title. */
  readonly isSpouse?: boolean;
  /** The name of another owner, whose spouse without title this is. */
  readonly spouseOf?: string;
};

/** A plan as advertised, or with the terms that a borrower chose. */
export type Plan = {
  readonly product: Terms['product'];
  readonly termsYears: readonly number[];
  /** A rate in effect within the last twelve months, or the chosen rate, percent. */
  readonly recentRatePct: number;
  readonly lowestLineCents: Cents;
  readonly highestLineCents: Cents;
  /** Origination fee in percent of the line: chosen, else the maximum. */
  readonly originationFeePct: number;
  /** The range of third-party fees to open a plan. */
  readonly thirdPartyFeesCents: { readonly lowest: Cents; readonly highest: Cents };
  /** The rate once automatic payment ends, percent; absent when the rate doesn't depend on it. */
  readonly ratePctWithoutAutopay?: number;
  /** Two-letter code; TX adds the Texas rules. */
  readonly state?: string;
};

/** Early disclosures that are written again: the terms that the earlier ones stated, their day, and the terms now. */
export type Reissue = TermsBeforeAndAfter & { readonly disclosedOn: CivilDate };

/** The borrower's mortgage, and what closing does to it. A retained line counts at its credit limit. */
export type Lien = {
  readonly holder: string;
  readonly balanceCents: Cents;
  readonly limitCents?: Cents;
  readonly atClosing: 'STAYS' | 'PAID_OFF' | 'OTHER_HOME';
};

/** The applicant's statements, worded for display. */
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
  /** The monthly housing costs besides mortgages. */
  readonly homeCosts: readonly { readonly label: string; readonly monthlyCents: Cents }[];
};

/** A lien that the first draw pays off. A line of credit is also closed. */
export type Payoff = {
  readonly creditor: string;
  readonly amountCents: Cents;
  readonly isCreditLine: boolean;
};

export type Line = {
  readonly terms: Terms;
  /** The rate and payment once automatic payment ends; absent when the rate doesn't depend on it. */
  readonly withoutAutopay?: WithoutAutopay;
  readonly fees: readonly ItemisedFee[];
  readonly payoffs: readonly Payoff[];
  /** Cash to the borrower by notary method; absent when the method doesn't change the cash. */
  readonly cashByNotary?: { readonly byVideoCents: Cents; readonly inPersonCents: Cents };
};

export type Score = {
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly on: CivilDate;
  /** The percent of U.S. consumers with a lower score, from the bureau. Absent only in reports stored before it was asked for. */
  readonly outranksPct?: number;
  /** Key factors that lowered the score, most important first. */
  readonly factors: readonly string[];
  readonly bureau: Bureau;
};

export type Opening = {
  readonly openedOn: CivilDate;
  /** The expected day of the first draw, on which its interest starts. */
  readonly firstDrawOn: CivilDate;
  readonly firstDueOn: CivilDate;
  /** When the final itemized fees were first delivered, before the opening. */
  readonly feesDeliveredOn: CivilDate;
};

export type Rescission = {
  /** The right to cancel ends at midnight after this day. */
  readonly endsOn: CivilDate;
  /** Two paper copies or one electronic copy: 12 CFR 1026.15(b). */
  readonly delivery: 'ELECTRONIC' | 'PAPER';
  /** The day of the last signature; set only on a notice that replaces the one in the closing documents. */
  readonly lastSignedOn?: CivilDate;
};

export type Autopay = { readonly bankName: string; readonly accountMask: string };

export type Recording = {
  readonly county: string;
  readonly parcelId: string;
  readonly legalDescription: string;
  /** Present only for a deed of trust. */
  readonly trustee?: string;
};

/** The hazard insurance that the home needs. */
export type Insurance = {
  readonly coverageCents: Cents;
  readonly mortgagee: string;
  readonly needsFlood: boolean;
};

/** Who asks the IRS for transcripts, and the tax years. */
export type Transcripts = { readonly participant: TaxTranscripts; readonly years: readonly number[] };

export type Flood = { readonly zone: string; readonly communityParticipates?: boolean | undefined };

export type AdverseAction = {
  readonly action: 'DECLINE' | 'INCOMPLETENESS' | 'COUNTER_OFFER';
  readonly applicationOn: CivilDate;
  readonly reasonCodes: readonly string[];
  /** Reasons stated in full, for which no code has a text. */
  readonly statedReasons?: readonly string[];
  readonly inquiriesWereKey?: boolean;
  /** The consumer report used; absent when none was. */
  readonly report?: UsedReport;
  /** Names of the co-borrowers. */
  readonly coBorrowers: readonly string[];
};

/** A consumer report used in a decision. */
export type UsedReport = {
  readonly bureau: Bureau;
  /** The score used, if the bureau gave one. Only its own consumer sees it. */
  readonly score?: Score;
};

export type Missing = {
  readonly applicationOn: CivilDate;
  readonly items: readonly string[];
  readonly answerBy: CivilDate;
};

/** How one person signed, for their certificate. Times are worded with their zone; checksums are SHA-256 in hexadecimal. */
export type SigningRecord = {
  readonly number: string;
  readonly own: Signature & {
    readonly method: string;
    readonly ip: string | undefined;
    readonly device: string | undefined;
    readonly hasLocation: boolean;
    /** The initials, and each place at which they put them. */
    readonly initials: { readonly text: string; readonly places: readonly string[] } | undefined;
    /** The versions of the texts that they agreed to. */
    readonly signatureConsent: string | undefined;
    readonly recordsConsent: { readonly textVersion: string; readonly at: string } | undefined;
    /** The sample record that they opened, with the checksum of the form whose code they typed. */
    readonly recordsAccess:
      | { readonly form: RecordForm; readonly at: string; readonly sha256: string }
      | undefined;
  };
  /** Everyone else who signed one of the documents. */
  readonly others: readonly Signature[];
  readonly documents: readonly {
    readonly title: string;
    readonly openedAt: string | undefined;
    /** Each field that the person filled; none where the documents didn't name them. */
    readonly fields: readonly string[];
    readonly shown: string;
    readonly page: string | undefined;
    readonly signedCopy: string | undefined;
  }[];
  /** The installation's certificate, whose key signed the copies. */
  readonly seal: { readonly serialNumber: string; readonly sha256: string };
};

/** A record that shows a person a code, a different one in each form. */
export type SampleRecord = { readonly name: string; readonly form: RecordForm; readonly code: string };

type Signature = { readonly name: string; readonly role: Signer['role']; readonly at: string };

/** Everything a document may need besides the lender and the date. */
export type SubjectParts = {
  readonly loanNumber: string;
  readonly borrower: Borrower;
  readonly property: Property;
  /** The line is for an owner of digital assets. */
  readonly isCrypto: boolean;
  readonly signers: readonly Signer[];
  readonly plan: Plan;
  readonly reissue: Reissue;
  readonly application: StatedApplication;
  readonly line: Line;
  readonly originator: Originator;
  readonly score: Score;
  readonly opening: Opening;
  readonly rescission: Rescission;
  readonly autopay: Autopay;
  readonly recording: Recording;
  readonly flood: Flood;
  readonly insurance: Insurance;
  readonly transcripts: Transcripts;
  readonly adverseAction: AdverseAction;
  /** The co-borrower who receives the notice. */
  readonly coBorrower: { readonly name: string; readonly score?: Score };
  readonly missing: Missing;
  /** The documents have places for initials; false for those written before there were any. */
  readonly asksInitials: boolean;
  readonly sample: SampleRecord;
  readonly signing: SigningRecord;
  readonly valuation: Valuation;
  /** The counseling agencies nearest to the home, with the day that their data was obtained; none for sample data. */
  readonly counselors: { readonly agencies: readonly CounselingAgency[]; readonly retrievedOn?: CivilDate };
  /** The newest written valuation. */
  readonly homeValue: Valuation;
};

export type PartName = keyof SubjectParts;

type Base = { readonly lender: Lender; readonly madeOn: CivilDate };

/** The data that a document is written from, with nothing sealed. A part is absent until it's known. */
export type DocumentSubject = Base & Partial<SubjectParts>;

/** A subject with the given parts present. */
export type SubjectWith<Part extends PartName> = DocumentSubject & Pick<SubjectParts, Part>;

/** Returns whether a subject has every part that a document needs. */
export function hasParts<Part extends PartName>(
  subject: DocumentSubject,
  parts: readonly Part[],
): subject is SubjectWith<Part> {
  return missingParts(subject, parts).length === 0;
}

export function missingParts(subject: DocumentSubject, parts: readonly PartName[]): PartName[] {
  return parts.filter((part) => subject[part] === undefined);
}
