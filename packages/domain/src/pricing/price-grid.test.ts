// Proves RU-01.

import { describe, expect, it } from 'vitest';
import { HIGHEST_APR_PCT, LOWEST_APR_PCT } from '../policy/rate-tables.ts';
import { homelineRules } from '../testing/homeline.ts';
import { priceGrid } from './price-grid.ts';

const FEW = 20_000;

describe('the grid of combinations', () => {
  const grid = priceGrid(homelineRules, FEW);

  it('prices no more combinations than the given maximum', () => {
    expect(grid.combinations).toBeGreaterThan(1_000_000);
    expect(grid.tried).toBeLessThanOrEqual(FEW);
    expect(grid.priced).toBeGreaterThan(1000);
  });

  it('reaches the APR floor and stays between 7.60% and 17.20%', () => {
    expect(grid.lowestAprPct).toBe(LOWEST_APR_PCT);
    expect(grid.highestAprPct).toBeGreaterThan(17.1);
    expect(grid.highestAprPct).toBeLessThanOrEqual(HIGHEST_APR_PCT);
  });

  const guardedBy = (floorPct: number, ceilingPct: number) => {
    const { sheet, policy } = homelineRules;
    return priceGrid({ sheet: { ...sheet, apr: { ...sheet.apr, floorPct, ceilingPct } }, policy }, FEW);
  };

  it('finds an APR above the legal maximum in a sheet without a ceiling', () => {
    expect(guardedBy(LOWEST_APR_PCT, 99).highestAprPct).toBeGreaterThan(HIGHEST_APR_PCT);
  });

  it('counts the rates raised to the APR floor and the rates above the ceiling', () => {
    const narrow = guardedBy(9, 12);
    expect(narrow.lowestAprPct).toBeGreaterThanOrEqual(9);
    expect(narrow.highestAprPct).toBeLessThanOrEqual(12);
    expect(narrow.raised).toBeGreaterThan(0);
    expect(narrow.aboveCeiling).toBeGreaterThan(0);
  });
});
