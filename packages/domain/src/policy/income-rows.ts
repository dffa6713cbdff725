import { compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';

/** A pension is asked about without its past, which does not matter (other-income.ts). */
const PENSIONS = ['RETIREMENT_TAXABLE', 'RETIREMENT_TAX_FREE'];

/**
 * The rows that ask for how long a pension was received: they would be asked as if it had only begun.
 * @param decisions of a policy whose tables are in order
 */
export function incomeProblems(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('income');
  if (table?.kind !== 'TABLE') return [];
  const income = table.inputs.findIndex(({ name }) => name === 'income');
  const received = table.inputs.findIndex(({ name }) => name === 'monthsReceived');
  return table.rows.flatMap(({ number, tests }) => {
    const ofIncome = tests[income];
    const isPension = ofIncome && PENSIONS.some(compileCell(ofIncome));
    const isAsked = (tests[received]?.kind ?? 'ANY') !== 'ANY';
    if (!isPension || !isAsked) return [];
    const message = 'must be empty for a pension, of which nobody asks how long it was received';
    return [{ table: table.label, rows: [number], column: table.inputs[received]?.label, message }];
  });
}
