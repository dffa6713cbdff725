import type { CivilDate } from '../dates/civil-date.ts';
import { type Cents, cents } from '../money/cents.ts';

/** A tax of a county or a city in percent of the line, with where it comes from and the day on which it was true. */
export type SourcedPct = { readonly pct: number; readonly source: string; readonly asOf: CivilDate };

/** A city's own tax besides that of its county. */
export type CityTax = SourcedPct & {
  readonly city: string;
  readonly countyFips: string;
  /** The ZIP codes that lie in the city. */
  readonly zips: readonly string[];
  /** The ZIP codes of other post offices that reach into the city: only staff can tell whether a home lies in it. */
  readonly sharedZips: readonly string[];
};

/** A recording tax on the full line, whatever is drawn. Tax amounts are in cents. */
export type RecordingTax =
  | { kind: 'NONE' }
  /** A tax per unit of the line, or fraction, above an exempt first part. */
  | {
      kind: 'PER_UNIT';
      taxCents: number;
      unitCents: Cents;
      exemptFirstCents?: Cents;
      capCents?: Cents;
      exemptUpToMonths?: number;
    }
  /** A percentage of the line. Some counties, by FIPS code, have their own. */
  | { kind: 'RATE'; ratePct: number; countyRates?: Readonly<Record<string, SourcedPct>> }
  /** A stamp per unit or fraction, plus a percentage of the line. */
  | { kind: 'STAMP_AND_RATE'; stampCents: number; unitCents: Cents; ratePct: number }
  /** A tax per $100 by the term in months. The first row with a bound above the term applies. */
  | { kind: 'BY_TERM'; rows: readonly { monthsBelow: number; centsPer100: number }[] }
  /** A tax per $500 or fraction, set by the county. The rate sheet has it. */
  | { kind: 'COUNTY_PER_500'; minCents: number; maxCents: number }
  /**
   * A percentage of the line set by the county, which the rate sheet has, and in some cities by the city. Part of it doesn't apply to the first amount of the line; some counties, by FIPS code,
   * have their own part. A county at the lowest percentage doesn't levy that part.
   */
  | {
      kind: 'COUNTY_RATE';
      minPct: number;
      maxPct: number;
      exemptFirstCents: Cents;
      exemptPct: number;
      countyExemptPct: Readonly<Record<string, number>>;
      cityTaxes: readonly CityTax[];
    };

/** The limit of points and fees for lines below an amount: a percentage, with an optional dollar maximum or minimum. */
export type HighCostBand = {
  /** A number of cents, or the amount below which the federal test calls a line small. */
  readonly belowCents: number | 'FEDERAL_SMALL_LINE';
  readonly pct: number;
  readonly orLessCents?: Cents;
  readonly orMoreCents?: Cents;
};

/** A published market rate that a high-cost test uses. */
export type PublishedRate = 'averagePrimeOfferRate' | 'treasuryYield';

/** The high-cost margin above a published rate in percentage points, by lien position, and its law. */
export type HighCostMargin = {
  readonly over: PublishedRate;
  readonly firstPct: number;
  readonly juniorPct: number;
  readonly source: string;
};

export type RemoteNotary =
  /** A remote notary may take the deed. */
  | 'YES'
  /** The state has no remote notaries yet but recognizes those of other states. */
  | 'NO_LOCAL'
  /** Only with an attorney of the state. */
  | 'RESTRICTED'
  | 'NO';

/** The rules of a state on lending against a home. They are defaults for counsel to confirm, not legal advice. */
export type StateRules = {
  /** Two-digit FIPS code. */
  fips: string;
  securityInstrument: 'MORTGAGE' | 'DEED_OF_TRUST' | 'SECURITY_DEED';
  attorneyClosing: boolean;
  communityProperty: boolean;
  /** A non-borrowing spouse signs the security instrument, because of community property, homestead or dower. */
  spouseSigns: boolean;
  mortgageWitnesses: number;
  witnessNote: string | undefined;
  remoteNotary: RemoteNotary;
  remoteNotaryNote: string | undefined;
  recordingTax: RecordingTax;
  /** The law that has a lender give the borrower a statement of the loan when it is made, and ask who acted as a broker. */
  statementOfLoan?: string;
  /** The state's own limits of points and fees by line amount, ascending. Absent without any. */
  highCostFees?: readonly HighCostBand[];
  /**
   * The state's own rate test, if stricter than the federal one. Rhode Island's (General Laws chapter 34-25.2) is missing until counsel
   * confirms its thresholds.
   */
  highCostMargin?: HighCostMargin;
};

/** The rules of most states. */
export const ORDINARY = {
  securityInstrument: 'MORTGAGE',
  attorneyClosing: false,
  communityProperty: false,
  spouseSigns: false,
  mortgageWitnesses: 0,
  witnessNote: undefined,
  remoteNotary: 'YES',
  remoteNotaryNote: undefined,
  recordingTax: { kind: 'NONE' },
} as const satisfies Partial<StateRules>;

export const FIVE_HUNDRED_DOLLARS = cents(50_000);
