import { civilDate } from '../dates/civil-date.ts';
import { NO_DEROGATORIES } from '../facts/derogatories.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { cents, formatWholeDollars, toCents } from '../money/cents.ts';
import { MINIMUM_AGE } from '../people/age.ts';
import { NO_OTHER_FEES } from '../policy/fees.ts';
import type { Rules } from '../policy/rules.ts';
import { countyTaxBounds } from '../states/recording-tax.ts';
import type { StateCode } from '../states/us-states.ts';
import { decideInitial, type InitialFile } from '../underwriting/initial-decision.ts';
import { type LendableLines, lendableLines } from '../underwriting/lendable-lines.ts';

/** Home values and incomes, best first. The home has no mortgage and the borrower no debts. */
const FINANCES = [
  [2_000_000, 60_000],
  [1_000_000, 25_000],
  [500_000, 12_000],
].map(([value = 0, monthlyIncome = 0]) => ({
  valueCents: toCents(value),
  monthlyIncomeCents: toCents(monthlyIncome),
}));

const BENCHMARK_DAY = civilDate('2026-01-01');

/** A clean file: no derogatory items, and every review and referral resolved. */
const CLEAN = {
  property: {
    ownership: 'INDIVIDUAL',
    condition: 'EXCELLENT',
    daysSinceTransfer: 3650,
    listedForSale: false,
  },
  derogatories: NO_DEROGATORIES,
  reviewed: { delinquency: true, judgments: true },
  assetsComplete: true,
  incomeIsVerified: true,
} as const;

/**
 * Returns why the best benchmark scenario is declined, or undefined if any scenario gets an offer. The scenarios are clean files for
 * each type of home, at the highest and lowest score that the policy allows.
 */
export function benchmarkDecline(rules: Rules): string | undefined {
  let best: string | undefined;
  for (const file of benchmarkScenarios(rules)) {
    const { outcome, failures } = decideInitial(file);
    if (outcome === 'OFFERS') return undefined;
    best ??= `no benchmark scenario gets an offer: ${describe(file)} is declined for ${failures.map(reasonOf).join(' and ')}`;
  }
  return best ?? 'the policy allows no loan on any home at any score';
}

function reasonOf({ rule, by, statedReason }: ReturnType<typeof decideInitial>['failures'][number]): string {
  return by ? `${rule} (table "${by.table}" of the policy, row ${by.row})` : (statedReason ?? rule);
}

function describe({ scenario }: InitialFile): string {
  const { fico, valueCents, monthlyIncomeCents, propertyType, occupancy, state } = scenario;
  return `a score of ${fico} with ${formatWholeDollars(monthlyIncomeCents)} a month and no debts on a home worth ${formatWholeDollars(valueCents)} (${propertyType}, ${occupancy}, ${state})`;
}

/**
 * Returns a recent rate of a product, in percent: the highest that its rules give a clean file with a score that barely gets an offer. So
 * the examples of the important terms (12 CFR 1026.40(d)(5)(iii), (6)) never show too low a payment; which rate to show is for counsel to confirm.
 * @returns undefined if no benchmark scenario gets an offer of the product
 */
export function recentRatePct(rules: Rules, product: Terms['product']): number | undefined {
  for (const file of [...benchmarkScenarios(rules, product)].reverse()) {
    const { offers } = decideInitial(file);
    if (offers.length > 0) return Math.max(...offers.map(({ terms }) => terms.noteRatePct));
  }
  return undefined;
}

function* benchmarkScenarios(rules: Rules, product: Terms['product'] = 'FIXED_TERM'): Generator<InitialFile> {
  // Highest scores first, because the search ends at the first offer.
  const lendable = lendableLines(rules.policy).toSorted((a, b) => highestScore(b) - highestScore(a));
  for (const finances of FINANCES) {
    for (const { homes, scores } of lendable) {
      for (const fico of [Math.max(...scores), scores[0]]) {
        const scenario: InitialFile['scenario'] = {
          ...rules,
          ...homes[0],
          ...finances,
          fico,
          product,
          retainedLiensCents: [],
          lienPosition: 1,
          monthlyDebtsCents: cents(0),
          otherFees: NO_OTHER_FEES,
          payoffsCents: cents(0),
          ...taxedLeast(homes[0].state),
          ownerAges: [Math.max(MINIMUM_AGE, rules.sheet.products[product].minimumAge)],
          incomeDoc: 'VERIFIED_AUTOMATED',
          codes: [],
        };
        yield { ...CLEAN, scenario, property: { ...CLEAN.property, ...homes[0] } };
      }
    }
  }
}

/** A benchmark home lies in a county with the lowest recording tax that its state allows. */
function taxedLeast(state: StateCode): Pick<InitialFile['scenario'], 'givenTax'> {
  const [pct] = countyTaxBounds(state) ?? [];
  return pct === undefined ? {} : { givenTax: { pct, source: 'benchmark', asOf: BENCHMARK_DAY } };
}

function highestScore({ scores }: LendableLines): number {
  return Math.max(...scores);
}
