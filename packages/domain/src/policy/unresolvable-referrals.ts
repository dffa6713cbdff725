import { compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';

/** The input that marks a referral as resolved, by staff approval or by the borrower's assets. */
const RESOLVED_BY: Readonly<Record<string, string>> = {
  DELINQUENCY_REVIEW: 'delinquencyCured',
  UW_REVIEW: 'openItemsPassed',
  ASSETS_PREQUAL: 'assetsComplete',
};

/**
 * Returns the rows that would refer an application again after its referral is resolved.
 * @param decisions a policy's tables, already validated
 */
export function unresolvableReferrals(decisions: Decisions): readonly TableProblem[] {
  return ['creditRules', 'capacityRules'].flatMap((name) => {
    const table = decisions.get(name);
    if (table?.kind !== 'TABLE') return [];
    const step = table.outputs.findIndex((output) => output.name === 'step');
    return table.rows.flatMap((row) => {
      const referral = String(row.outputs[step]);
      const resolvedBy = RESOLVED_BY[referral];
      const column = table.inputs.findIndex((input) => input.name === resolvedBy);
      const test = row.tests[column];
      if (resolvedBy === undefined || (test && !compileCell(test)(true))) return [];
      return [
        {
          table: table.label,
          rows: [row.number],
          column: table.inputs[column]?.label ?? resolvedBy,
          message: `Must be false in a row that refers to ${referral}, or a resolved referral repeats forever`,
        },
      ];
    });
  });
}
