import { compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';

/** Underwriting never passes a history for a pension (other-income.ts). */
const PENSIONS = ['RETIREMENT_TAXABLE', 'RETIREMENT_TAX_FREE'];

/**
 * Returns the rows that test the history of a pension. They would match as if the pension had just begun.
 * @param decisions a policy's tables, already validated
 */
export function pensionHistoryProblems(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('income');
  if (table?.kind !== 'TABLE') return [];
  const income = table.inputs.findIndex(({ name }) => name === 'income');
  const received = table.inputs.findIndex(({ name }) => name === 'monthsReceived');
  return table.rows.flatMap(({ number, tests }) => {
    const incomeTest = tests[income];
    const isPension = incomeTest && PENSIONS.some(compileCell(incomeTest));
    const testsHistory = (tests[received]?.kind ?? 'ANY') !== 'ANY';
    if (!isPension || !testsHistory) return [];
    const message = 'Must be empty for a pension: we don’t ask how long the borrower has received it';
    return [{ table: table.label, rows: [number], column: table.inputs[received]?.label, message }];
  });
}
