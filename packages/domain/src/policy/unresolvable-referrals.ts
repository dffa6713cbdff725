import { compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';

/** By which input a file says that a person has passed what a rule sent them, or that the borrower has given what it asks for. */
const PASSED_BY: Readonly<Record<string, string>> = {
  DELINQUENCY_REVIEW: 'delinquencyCured',
  UW_REVIEW: 'openItemsPassed',
  ASSETS_PREQUAL: 'assetsComplete',
};

/**
 * The rows that would send a file back to the same person for ever, since they hold whether or not it was passed.
 * @param decisions of a policy whose tables are in order
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
