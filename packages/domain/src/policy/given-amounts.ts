import { toCents } from '../money/cents.ts';
import { calendarYear, type FederalAmounts } from '../states/federal-amounts.ts';
import { bindConstant, type Report } from '../tables/bind.ts';
import type { Decisions } from '../tables/decision-table.ts';
import { FEDERAL_CONSTANTS } from './rate-tables.ts';

type ConstantName = keyof typeof FEDERAL_CONSTANTS;
const NAMES = Object.keys(FEDERAL_CONSTANTS) as ConstantName[];
/** The amounts follow the consumer price index together, so the fee stays five percent of the line, rounded. */
const FEES_PCT_OF_LINE = 5;
const ROUNDING_CENTS = 200;

/**
 * Reads the dollar amounts that a rate sheet adds for a year, so that a lender needn't wait for a release. Undefined without any.
 * Reports a missing constant, and amounts that don't fit each other.
 */
export function givenAmountsOf(decisions: Decisions, report: Report): FederalAmounts | undefined {
  if (!NAMES.some((name) => decisions.has(name))) return undefined;
  const constant = (name: ConstantName) => bindConstant(decisions, name, FEDERAL_CONSTANTS[name], report);
  const year = constant('federalYear');
  const smallLineBelowCents = toCents(constant('federalSmallLineBelow'));
  const smallLineFeesCents = toCents(constant('federalSmallLineFees'));
  const table = decisions.get('federalSmallLineFees')?.label ?? 'federalSmallLineFees';
  const usualFeesCents = (smallLineBelowCents * FEES_PCT_OF_LINE) / 100;
  if (Math.abs(smallLineFeesCents - usualFeesCents) > ROUNDING_CENTS)
    report({ table, message: 'must be about 5% of the line below which it applies' });
  // Reported above.
  if (year === 0) return undefined;
  return { ...calendarYear(year), smallLineBelowCents, smallLineFeesCents, source: 'the rate sheet' };
}
