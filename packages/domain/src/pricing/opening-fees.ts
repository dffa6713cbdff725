import { TERMS_YEARS } from '../facts/offers.facts.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { stateRules } from '../states/states.ts';
import type { StateCode } from '../states/us-states.ts';
import { recordingOf, taxIsWithinCeiling } from './recording.ts';

/** The lines that a lender offers, and where. */
type Lines = {
  readonly states: readonly StateCode[];
  readonly lowestLineCents: Cents;
  readonly highestLineCents: Cents;
};

/**
 * Returns the range of what opening a line costs besides the origination fee, in cents: the recording fee and tax, and at most a
 * valuation and a notary in person. Undefined without a state, or a figure in any of them. An advertisement that names a rate or a fee states it. Source:
 * 12 CFR 1026.16(d)(1)(i).
 */
export function openingFees(
  sheet: RateSheet,
  { states, lowestLineCents, highestLineCents }: Lines,
): { readonly lowestCents: Cents; readonly highestCents: Cents } | undefined {
  if (states.length === 0) return undefined;
  const lowest = states.flatMap((state) => recordingCosts(sheet, state, lowestLineCents));
  const highest = states.flatMap((state) => {
    const { valuationCents, manualNotaryCents } = sheet.fees(state).output;
    return recordingCosts(sheet, state, highestLineCents).map((recording) =>
      sumCents([recording, valuationCents, manualNotaryCents]),
    );
  });
  if (lowest.length === 0 || highest.length === 0) return undefined;
  return { lowestCents: cents(Math.min(...lowest)), highestCents: cents(Math.max(...highest)) };
}

/** Returns what recording a line may cost in a state, by county and term, in cents. */
function recordingCosts(sheet: RateSheet, state: StateCode, lineCents: Cents): Cents[] {
  return [undefined, ...countiesOf(state)].flatMap((countyFips) =>
    TERMS_YEARS.map((termYears) => recordingOf({ sheet, state, countyFips }, { lineCents, termYears }))
      .filter((recording) => recording !== undefined)
      .filter((recording) => taxIsWithinCeiling(recording, lineCents))
      .map(({ feeCents, taxCents }) => sumCents([feeCents, taxCents])),
  );
}

/** Returns the FIPS codes of a state's counties with a recording tax of their own. */
function countiesOf(state: StateCode): string[] {
  const { recordingTax } = stateRules(state);
  const byRate = recordingTax.kind === 'RATE' ? Object.keys(recordingTax.countyRates ?? {}) : [];
  const bySheet = Object.entries(TAXING_COUNTIES).filter(([, name]) => name.endsWith(`, ${state}`));
  return [...byRate, ...bySheet.map(([fips]) => fips)];
}
