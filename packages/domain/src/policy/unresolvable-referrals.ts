import { compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';

/** The input that shows a referral was resolved, by staff approval or by the borrower's assets. */
const PASSED_BY: Readonly<Record<string, string>> = {
  DELINQUENCY_REVIEW: 'delinquencyCured',
  UW_REVIEW: 'openItemsPassed',
  ASSETS_PREQUAL: 'assetsComplete',
};

/**
 * Returns the rows that would refer an application again after its referral was resolved, forever.
 * @param decisions a policy's tables, already validated
 */
export function unresolvableReferrals(decisions: Decisions): readonly TableProblem[] {
  return ['creditRules', 'capacityRules'].flatMap((name) => {
    const table = decisions.get(name);
    if (table?.kind !== 'TABLE') return [];
    const step = table.outputs.findIndex((output) => output.name === 'step');
    return table.rows.flatMap((row) => {
      const goesTo = String(row.outputs[step]);
      const passedBy = PASSED_BY[goesTo];
      const column = table.inputs.findIndex((input) => input.name === passedBy);
      const test = row.tests[column];
      if (passedBy === undefined || (test && !compileCell(test)(true))) return [];
      return [
        {
          table: table.label,
          rows: [row.number],
          column: table.inputs[column]?.label ?? passedBy,
          message: `must be false where the file goes to ${goesTo}, which it would never leave`,
        },
      ];
    });
  });
}
