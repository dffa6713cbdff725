import { toCents } from '../money/cents.ts';
import { NO_OTHER_FEES } from '../policy/fees.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { homelineRules } from './homeline.ts';

/** Returns a pricing scenario for a home in a state, and in a county where given. */
export function homeIn(state: PricingScenario['state'], countyFips?: string): PricingScenario {
  return {
    ...homelineRules,
    fico: 760,
    valueCents: toCents(500_000),
    retainedLiensCents: [toCents(250_000)],
    monthlyIncomeCents: toCents(9800),
    monthlyDebtsCents: toCents(2000),
    occupancy: 'PRIMARY',
    lienPosition: 2,
    propertyType: 'SINGLE_FAMILY',
    state,
    countyFips,
    incomeDoc: 'VERIFIED_AUTOMATED',
    codes: [],
    product: 'FIXED_TERM',
    otherFees: NO_OTHER_FEES,
    payoffsCents: toCents(0),
    ownerAges: [45],
  };
}
