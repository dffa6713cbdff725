import { type Cents, cents } from '../money/cents.ts';

/** A tax on recording a security instrument, on the full line whatever is drawn. Amounts of tax in cents. */
export type RecordingTax =
  | { kind: 'NONE' }
  /** So many cents for each whole or broken unit of the line above an exempt first part. */
  | {
      kind: 'PER_UNIT';
      taxCents: number;
      unitCents: Cents;
      exemptFirstCents?: Cents;
      capCents?: Cents;
      exemptUpToMonths?: number;
    }
  /** A share of the line; some counties, by FIPS code, have their own. */
  | { kind: 'RATE'; ratePct: number; countyRatePct?: Readonly<Record<string, number>> }
  /** A stamp for each whole or broken unit, and a share of the line. */
  | { kind: 'STAMP_AND_RATE'; stampCents: number; unitCents: Cents; ratePct: number }
  /** So many cents for each $100, by the months of the term: the first row whose bound is above them. */
  | { kind: 'BY_TERM'; rows: readonly { monthsBelow: number; centsPer100: number }[] }
  /** So many cents for each whole or broken $500, set by the county. */
  | { kind: 'COUNTY_PER_500'; minCents: number; defaultCents: number; maxCents: number }
  /** A share of the line set by the county, less a fixed amount. */
  | { kind: 'COUNTY_RATE'; minPct: number; defaultPct: number; maxPct: number; deductCents: Cents };

/** Up to an amount of the line, the share of it that points and fees may be, or the amount if that is less, or more. */
export type HighCostBand = {
  readonly belowCents: number;
  readonly pct: number;
  readonly orLessCents?: Cents;
  readonly orMoreCents?: Cents;
};

/** The rates that are published for all lenders and that a law holds a line against. */
export type PublishedRate = 'averagePrimeOfferRate' | 'treasuryYield';

/** The points above a published rate that a rate may be, by the place of the lien, and the law that says so. */
export type HighCostMargin = {
  readonly over: PublishedRate;
  readonly firstPct: number;
  readonly juniorPct: number;
  readonly source: string;
};

export type RemoteNotary =
  /** A remote notary may take the deed. */
  | 'YES'
  /** The state has no remote notaries of its own yet, and recognises those of others. */
  | 'NO_LOCAL'
  /** Only with a lawyer of the state. */
  | 'RESTRICTED'
  | 'NO';

/** What is particular to lending on a home in a state: defaults for counsel to confirm, not legal advice. */
export type StateRules = {
  /** Federal code of the state, two digits. */
  fips: string;
  securityInstrument: 'MORTGAGE' | 'DEED_OF_TRUST' | 'SECURITY_DEED';
  attorneyClosing: boolean;
  communityProperty: boolean;
  /** A spouse who does not borrow signs the security instrument: community property, homestead or dower. */
  spouseSigns: boolean;
  mortgageWitnesses: number;
  witnessNote: string | undefined;
  remoteNotary: RemoteNotary;
  remoteNotaryNote: string | undefined;
  recordingTax: RecordingTax;
  /** The state's own test of points and fees, by the size of the line, rising; absent where it has none. */
  highCostFees?: readonly HighCostBand[];
  /**
   * The state's own test of the rate; absent where it has none stricter than the federal one. That of Rhode Island, General Laws chapter
   * 34-25.2, is not made: its thresholds are for counsel to say.
   */
  highCostMargin?: HighCostMargin;
};

/** What most states have in common. */
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
