import * as z from 'zod';
import { formatDollars, formatWholeDollars, toCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import type { Hit, TestedColumn } from './bind.ts';

/** The unit in a column label, such as 'Term, years'. */
const UNIT = /, ([a-z]+)$/;

/** An input that a matching row tests: the column's name, the lender's label for it, and the value as text. */
export const TestedInput = z.object({ column: z.string(), label: z.string(), value: z.string() });
export type TestedInput = z.infer<typeof TestedInput>;

/**
 * Returns the inputs that a matching row tests, in column order.
 * @param inputs the input values of the evaluation
 */
export function testedInputs(
  hit: Pick<Hit<unknown>, 'tested'>,
  inputs: Readonly<Record<string, unknown>>,
): readonly TestedInput[] {
  return hit.tested.map((column) => ({
    column: column.name,
    label: labelWithoutUnit(column),
    value: formatValue(column, inputs[column.name]),
  }));
}

/** Returns inputs as text, such as "Score 760, Combined loan to value 65.00%". */
export function formatTestedInputs(inputs: readonly TestedInput[]): string {
  return inputs.map(({ label, value }) => `${label} ${value}`).join(', ');
}

/** Returns a column label without its unit, which the value shows. */
function labelWithoutUnit({ label }: TestedColumn): string {
  return label.replace(/, [^,]*$/, '');
}

function formatValue({ spec, label }: TestedColumn, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // State codes stay as they are.
  if (typeof value === 'string') return value.length > 2 ? value.toLowerCase().replaceAll('_', ' ') : value;
  if (typeof value !== 'number') return 'unknown';
  if (spec.kind !== 'NUMBER') return [value, UNIT.exec(label)?.[1]].join(' ').trim();
  switch (spec.unit) {
    case 'percent':
      return formatPct(value, 2);
    case 'dollars':
      return Number.isInteger(value) ? formatWholeDollars(toCents(value)) : formatDollars(toCents(value));
    default:
      return String(value);
  }
}
