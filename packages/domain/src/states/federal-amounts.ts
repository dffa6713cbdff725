import { toCents } from '../money/cents.ts';

/**
 * The dollar amounts of the federal points and fees test, which change each January with the consumer price index. Maryland's test uses
 * them too. Source: 12 CFR 1026.32(a)(1)(ii), for 2026 in 90 FR 57890.
 */
export const FEDERAL_AMOUNTS = {
  year: 2026,
  /** A smaller line has a higher percentage limit of points and fees. */
  smallLineBelowCents: toCents(27_592),
  /** The maximum points and fees of a smaller line. */
  smallLineFeesCents: toCents(1380),
};
