import type { Scalar } from './cell.ts';
import { compileCell } from './cell.ts';
import type { Column, DecisionTable, TableProblem } from './decision-table.ts';
import { allowedText, type InputSpec } from './inputs.ts';
import { intervalsOf } from './intervals.ts';

/**
 * Returns the problems of the types and value lists that a file declares for its columns. An input must accept every allowed value, so
 * that rows match here as in the lender's editor. An output must match its declaration.
 * @param specs the allowed values of each input, in the order of the table's inputs
 */
export function declaredProblems(
  { inputs, outputs, rows }: DecisionTable,
  specs: readonly InputSpec[],
): readonly TableProblem[] {
  const inputProblems = inputs.flatMap((column, index): TableProblem[] => {
    const spec = specs[index];
    const samples = spec ? intervalsOf(spec, [column.values]).map(({ sample }) => sample) : [];
    const [message] = samples.flatMap((sample) => exclusionText(column, sample) ?? []);
    return spec && message
      ? [{ column: column.label, message: `${message}, but inputs are ${allowedText(spec)}` }]
      : [];
  });
  const outputProblems = rows.flatMap(({ number, outputs: values }) =>
    values.flatMap((value, index): TableProblem[] => {
      const column = outputs[index];
      const message = column && exclusionText(column, value);
      return message ? [{ rows: [number], column: column.label, message }] : [];
    }),
  );
  return [...inputProblems, ...outputProblems];
}

const isNumber = (value: Scalar) => typeof value === 'number';

/** The FEEL types of a column, and the number types that editors write. */
const TYPES: Readonly<Record<string, (value: Scalar) => boolean>> = {
  Any: () => true,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: isNumber,
  double: isNumber,
  integer: (value) => Number.isInteger(value),
  long: (value) => Number.isInteger(value),
};

/** Returns why a column's declaration excludes a value, if it does. Null has every type. */
function exclusionText({ type = 'Any', values }: Column, value: Scalar): string | undefined {
  const isOfType = TYPES[type.replace(/^feel:/, '')];
  if (!isOfType) return `the type ${type} is not one of ${Object.keys(TYPES).join(', ')}`;
  if (value !== null && !isOfType(value)) return `the type ${type} excludes ${JSON.stringify(value)}`;
  return values && !compileCell(values)(value)
    ? `the list of values excludes ${JSON.stringify(value)}`
    : undefined;
}
