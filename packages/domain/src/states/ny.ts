import { civilDate } from '../dates/civil-date.ts';
import { cents, toCents } from '../money/cents.ts';
import { type CityTax, ORDINARY, type StateRules } from './state-rules.ts';

/** The additional tax of the counties in the Metropolitan Commuter Transportation District. Source: Tax Law § 253(2)(a). */
const METROPOLITAN_PCT = 0.3;

/**
 * Yonkers, in Westchester: fifty cents for each $100 besides the county's tax. The law lets the city levy it for a period that the
 * legislature extends every two years, in 2023 until August 31, 2025; the tax department's page still names it. For counsel: that it was
 * extended again, and that these are all ZIP codes that reach into the city.
 */
const YONKERS: CityTax = {
  city: 'Yonkers',
  countyFips: '36119',
  pct: 0.5,
  source: 'N.Y. Tax Law § 253-d(1); tax.ny.gov, mortgage recording tax',
  asOf: civilDate('2025-01-01'),
  zips: ['10701', '10702', '10703', '10704', '10705', '10710'],
  // Tuckahoe and Bronxville.
  sharedZips: ['10707', '10708'],
};

/**
 * New York. The borrower's share of the mortgage tax, from the basic half percent (Tax Law § 253(1)) to New York City's. The additional
 * tax exempts the first $10,000 on a one- or two-family home, the only homes we lend on (§ 253(2)(a)): $25, or $30 in the district. We
 * read its high-cost law conservatively: it covers lines of every amount. The interest rate of a line of credit is its APR (12 CFR
 * 1026.14(b)).
 */
export const NY: StateRules = {
  ...ORDINARY,
  fips: '36',
  attorneyClosing: true,
  remoteNotaryNote: 'electronic notary registration',
  recordingTax: {
    kind: 'COUNTY_RATE',
    minPct: 0.5,
    maxPct: 1.8,
    exemptFirstCents: toCents(10_000),
    exemptPct: 0.25,
    countyExemptPct: {
      // Bronx, Dutchess, Kings, Nassau, New York, Orange, Putnam, Queens, Richmond, Rockland, Suffolk, Westchester.
      '36005': METROPOLITAN_PCT,
      '36027': METROPOLITAN_PCT,
      '36047': METROPOLITAN_PCT,
      '36059': METROPOLITAN_PCT,
      '36061': METROPOLITAN_PCT,
      '36071': METROPOLITAN_PCT,
      '36079': METROPOLITAN_PCT,
      '36081': METROPOLITAN_PCT,
      '36085': METROPOLITAN_PCT,
      '36087': METROPOLITAN_PCT,
      '36103': METROPOLITAN_PCT,
      '36119': METROPOLITAN_PCT,
    },
    cityTaxes: [YONKERS],
  },
  highCostMargin: {
    over: 'treasuryYield',
    firstPct: 8,
    juniorPct: 9,
    source: 'N.Y. Banking Law § 6-l(1)(g)(i)',
  },
  // Banking Law § 6-l(1)(g)(ii).
  highCostFees: [
    { belowCents: 5_000_000, pct: 6, orMoreCents: cents(150_000) },
    { belowCents: Number.POSITIVE_INFINITY, pct: 5 },
  ],
};
