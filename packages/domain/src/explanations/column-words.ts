import type { CAPACITY_RULES, CREDIT_RULES, PROPERTY_RULES } from '../policy/policy-tables.ts';
import type { RATE_INPUTS } from '../policy/rate-inputs.ts';
import type { TestedInput } from '../tables/tested-inputs.ts';
import { listed } from './words.ts';

/** The tested columns of decision and pricing tables. */
type Column =
  | keyof typeof RATE_INPUTS
  | keyof typeof PROPERTY_RULES.inputs
  | keyof typeof CREDIT_RULES.inputs
  | keyof typeof CAPACITY_RULES.inputs;

const hidden = () => '';

/** The borrower's text for a tested column. Other columns keep the lender's label. */
const COLUMNS: { readonly [N in Column]?: (value: string) => string } = {
  assetsComplete: (value) =>
    value === 'yes' ? 'with your savings counted' : 'before your savings are counted',
  cltvPct: (value) => `loans on the home at ${value} of its value`,
  lates30In12: (times) => `mortgage payments 30 days late in 12 months: ${times}`,
  lates60In12: (times) => `mortgage payments 60 days late in 12 months: ${times}`,
  lates90In24: (times) => `mortgage payments 90 days late in 24 months: ${times}`,
  pastDueNow: (value) => `${value === 'yes' ? 'a payment' : 'nothing'} is past due now`,
  scoreAboveMinimum: (points) =>
    `your score is ${points.replace('-', '')} points ${points.startsWith('-') ? 'below' : 'above'} it`,
  // Borrowers don't see staff approvals or internal distinctions between declines.
  debtsAreLow: hidden,
  delinquencyCured: hidden,
  openItemsPassed: hidden,
};

/** The borrower's text for cell values. */
const VALUES: Readonly<Record<string, string>> = {
  'asset depletion': 'savings counted as income',
  'manual paystub': 'pay stubs',
  'verified automated': 'verified electronically',
  'interest only age restricted': 'interest only',
};

/** Returns the inputs that a row tested, worded for a borrower. Empty when all are hidden. */
export function cellsForBorrower(given: readonly TestedInput[] = []): string {
  return listed(
    given.map((cell) => {
      const value = VALUES[cell.value] ?? cell.value;
      return wordsOf(cell.column)?.(value) ?? `${cell.label} ${value}`;
    }),
  );
}

/** Returns only the value of a single tested input, because the line's label already names it. */
export function rateCellsForBorrower(given: readonly TestedInput[] = []): string {
  const [only, ...others] = given;
  return only && others.length === 0 ? (VALUES[only.value] ?? only.value) : cellsForBorrower(given);
}

function wordsOf(column: string): ((value: string) => string) | undefined {
  return Object.hasOwn(COLUMNS, column) ? COLUMNS[column as Column] : undefined;
}
