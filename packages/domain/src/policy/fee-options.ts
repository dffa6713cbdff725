import type { DecisionTable, TableProblem } from '../tables/decision-table.ts';
import { singleValuesOf } from '../tables/intervals.ts';

const FEE = 'feePct';

/** A smaller fee is probably a fraction entered as a percentage. */
const SMALLEST_FEE_PCT = 0.05;

/** Returns the origination fees with a rate, in percent of the line, ascending. */
export function feeOptionsOf(table: DecisionTable): readonly number[] {
  return singleValuesOf([{ ...table, rows: pricedRows(table) }], FEE);
}

/**
 * Returns the problems of the fees in a table. Rows must list single fees, because offers use no fee in between. A zero fee must have
 * a rate, because some laws forbid an origination fee.
 */
export function feeOptionProblems(table: DecisionTable): readonly TableProblem[] {
  const at = table.inputs.findIndex(({ name }) => name === FEE);
  const column = table.inputs[at]?.label;
  const ranges = pricedRows(table).filter(({ tests }) => {
    const test = tests[at];
    return test?.kind === 'NOT_AMONG' || (test?.kind === 'AMONG' && test.ranges.length > 0);
  });
  const tooSmall = feeOptionsOf(table).filter((fee) => fee > 0 && fee < SMALLEST_FEE_PCT);
  return [
    ...tooSmall.map((fee) => ({
      table: table.label,
      column,
      message: `${fee}: Must be a percentage (0.99, not 0.0099)`,
    })),
    ...ranges.map(({ number }) => ({
      table: table.label,
      rows: [number],
      column,
      message: 'Must list single fees where there is a rate: no offer has a fee in between',
    })),
    ...(feeOptionsOf(table).includes(0)
      ? []
      : [
          {
            table: table.label,
            column,
            message: 'Must have a rate for 0: the law may allow no fee',
          },
        ]),
  ];
}

function pricedRows({ rows }: DecisionTable): DecisionTable['rows'] {
  return rows.filter(({ outputs }) => !outputs.includes(null));
}
