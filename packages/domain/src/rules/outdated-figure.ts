import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { priceHoldDecision } from '../offers/hold.ts';
import { type Figure, figuresOf, hasEnded } from '../policy/figures.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';

/**
 * Returns a published figure that is too old to price an application on a day. Nothing may then be priced until staff publish a newer
 * one. Market rates are those of the day on which the interest rate was set (12 CFR 1026.32(a)(1)(i)), so a held price keeps its own.
 * For counsel: that the dollar amounts are those of the day of pricing, and again of the compliance review before the line opens.
 * @param today the day at the lender, as for the rate sheet in effect
 */
export function outdatedFigure(
  sheet: Pick<RateSheet, 'version' | 'federalAmounts'>,
  facts: Facts,
  today: CivilDate,
): Figure | undefined {
  const isHeld = priceHoldDecision(facts) !== undefined;
  return figuresOf(sheet, facts.property ? [facts.property.state] : [])
    .filter(({ name }) => !isHeld || name === 'FEDERAL_AMOUNTS')
    .find((figure) => hasEnded(figure, today));
}
