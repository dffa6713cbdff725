import type { DecisionTable, TableProblem } from '../tables/decision-table.ts';
import { pointsOf } from '../tables/pieces.ts';

const FEE = 'feePct';

/** A smaller fee is a fraction entered by mistake. */
const LEAST_FEE_PCT = 0.05;

/** Returns the origination fees that have a rate, in percent of the line, in ascending order. */
export function feeOptionsOf(table: DecisionTable): readonly number[] {
  return pointsOf([{ ...table, rows: pricedRows(table) }], FEE);
}

/**
 * Checks the fees of a table. Rows must name single fees, because no fee between two is ever offered. A zero fee must have a rate,
 * because a law may allow no fee.
 */
export function feeOptionProblems(table: DecisionTable): readonly TableProblem[] {
  const at = table.inputs.findIndex(({ name }) => name === FEE);
  const column = table.inputs[at]?.label;
  const between = pricedRows(table).filter(({ tests }) => {
    const test = tests[at];
    return test?.kind === 'NOT_AMONG' || (test?.kind === 'AMONG' && test.ranges.length > 0);
  });
  const tiny = feeOptionsOf(table).filter((fee) => fee > 0 && fee < LEAST_FEE_PCT);
  return [
    ...tiny.map((fee) => ({
      table: table.label,
      column,
      message: `${fee}: Must be a percentage, 0.99 and not 0.0099`,
    })),
    ...between.map(({ number }) => ({
      table: table.label,
      rows: [number],
      column,
      message: 'Must name single fees where there is a rate: a fee between two is never on offer',
    })),
    ...(feeOptionsOf(table).includes(0)
      ? []
      : [
          {
            table: table.label,
            column,
            message: 'Must have a rate for 0: where the law leaves no room for a fee, none is charged',
          },
        ]),
  ];
}

function pricedRows({ rows }: DecisionTable): DecisionTable['rows'] {
  return rows.filter(({ outputs }) => !outputs.includes(null));
}
