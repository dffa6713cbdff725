import { compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';

/** Underwriting passes no history for a pension, because it doesn't matter (other-income.ts). */
const PENSIONS = ['RETIREMENT_TAXABLE', 'RETIREMENT_TAX_FREE'];

/**
 * Returns the rows that test how long a pension was received. They would match as if it had just begun.
 * @param decisions a policy's tables, already validated
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
