import { toCents } from '../money/cents.ts';

/**
 * The dollar amounts of the federal test of points and fees, new each January by the consumer price index; Maryland's test goes by the
 * same. Source: 12 CFR 1026.32(a)(1)(ii), for 2026 in 90 FR 57890.
 */
export const FEDERAL_AMOUNTS = {
  year: 2026,
  /** Points and fees of a smaller line may be another share of it, */
  smallLineBelowCents: toCents(27_592),
  /** and never more than this. */
  smallLineFeesCents: toCents(1380),
};
