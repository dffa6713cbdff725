import type { CAPACITY_RULES, CREDIT_RULES, PROPERTY_RULES } from '../policy/policy-tables.ts';
import type { RATE_INPUTS } from '../policy/rate-inputs.ts';
import type { Given } from '../tables/given.ts';

/** What the tables behind a decision or a price may ask about, by the columns' names. */
type Column =
  | keyof typeof RATE_INPUTS
  | keyof typeof PROPERTY_RULES.inputs
  | keyof typeof CREDIT_RULES.inputs
  | keyof typeof CAPACITY_RULES.inputs;

const unsaid = () => '';

/** How a borrower is told what a column asked; one that is not here keeps the words that the lender has above it. */
const COLUMNS: { readonly [N in Column]?: (value: string) => string } = {
  assetsComplete: (value) =>
    value === 'yes' ? 'with your savings counted' : 'before your savings are counted',
  cltvPct: (value) => `loans on the home together ${value} of its value`,
  lates30In12: (times) => `mortgage payments 30 days late in 12 months: ${times}`,
  lates60In12: (times) => `mortgage payments 60 days late in 12 months: ${times}`,
  lates90In24: (times) => `mortgage payments 90 days late in 24 months: ${times}`,
  pastDueNow: (value) => `${value === 'yes' ? 'something' : 'nothing'} is past due now`,
  scoreAboveMinimum: (points) =>
    `your score is ${points.replace('-', '')} ${points.startsWith('-') ? 'below' : 'above'} it`,
  // Which of our people has passed what, and how the rules tell one decline from another, are no matter of theirs.
  debtsAreLow: unsaid,
  delinquencyCured: unsaid,
  openItemsPassed: unsaid,
};

/** What a row was asked, as a borrower is told it, whatever the lender writes above its columns; empty where all of it goes unsaid. */
export function columnsInWords(given: readonly Given[]): string {
  return given
    .map(({ column, label, value }) => wordsOf(column)?.(value) ?? `${label} ${value}`)
    .filter(Boolean)
    .join(', ');
}

function wordsOf(column: string): ((value: string) => string) | undefined {
  return Object.hasOwn(COLUMNS, column) ? COLUMNS[column as Column] : undefined;
}
