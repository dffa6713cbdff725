import { join } from 'node:path';
import { ruleFilesIn } from '../apps/server/src/modules/rules/rule-files.ts';
import { civilDate } from '../packages/domain/src/dates/civil-date.ts';
import { cents, toCents } from '../packages/domain/src/money/cents.ts';
import { NO_OTHER_FEES } from '../packages/domain/src/policy/fees.ts';
import type { PricingScenario } from '../packages/domain/src/pricing/choice.ts';
import { buildOffers } from '../packages/domain/src/pricing/offers.ts';
import { priceGrid } from '../packages/domain/src/pricing/price-grid.ts';
import { rulesInEffect } from '../scripts/organisation/rule-sources.ts';

const DAY = civilDate('2026-01-01');
const TIMES = 1000;
const PRICES = 100_000;
// About one combination in six has a price.
const COMBINATIONS = 700_000;

/** Measures pricing with the sample rules: offers of one application over all terms, and a hundred thousand prices. */
export async function pricingFigures() {
  const { files } = ruleFilesIn(join(import.meta.dirname, '../organisations'), 'homeline');
  const rules = await rulesInEffect(files, DAY);
  const scenario: PricingScenario = {
    ...rules,
    fico: 760,
    valueCents: toCents(500_000),
    retainedLiensCents: [toCents(200_000)],
    monthlyIncomeCents: toCents(9800),
    monthlyDebtsCents: toCents(2000),
    occupancy: 'PRIMARY',
    lienPosition: 2,
    propertyType: 'SINGLE_FAMILY',
    state: 'OH',
    incomeDoc: 'VERIFIED_AUTOMATED',
    codes: ['AUTOPAY'],
    product: 'FIXED_TERM',
    otherFees: NO_OTHER_FEES,
    payoffsCents: cents(0),
    ownerAges: [45],
  };
  for (let time = 0; time < TIMES; time += 1) buildOffers(scenario);
  const offersStartedMs = performance.now();
  for (let time = 0; time < TIMES; time += 1) buildOffers(scenario);
  const offersMs = (performance.now() - offersStartedMs) / TIMES;

  const gridStartedMs = performance.now();
  const grid = priceGrid(rules, COMBINATIONS);
  const gridSeconds = (performance.now() - gridStartedMs) / 1000;
  if (grid.priced < PRICES) throw new Error(`Only ${grid.priced} combinations have a price`);
  return { offersMs, gridSeconds, grid };
}
