import { REASON_OF_FAILURE } from '../reasons/reason-codes.ts';
import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { intervalsOf } from '../tables/intervals.ts';
import { CREDIT_RULES } from './policy-tables.ts';

const SCORE_REASON = REASON_OF_FAILURE.SCORE_TOO_LOW;

/**
 * Returns the credit rules that give the score reason without testing the score, or decline a low score for another reason. A notice
 * prints score factors only if the decision used the score (15 U.S.C. 1681m(a)(2)).
 * @param decisions a policy's tables, already validated
 */
export function scoreReasonProblems(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('creditRules');
  if (table?.kind !== 'TABLE') return [];
  const reason = table.outputs.findIndex(({ name }) => name === 'reasonCode');
  const score = table.inputs.findIndex(({ name }) => name === 'scoreAboveMinimum');
  const at = { table: table.label, column: table.outputs[reason]?.label };
  return table.rows.flatMap(({ number, tests, outputs }) => {
    const test = tests[score];
    const givesScoreReason = outputs[reason] === SCORE_REASON;
    const testsScore = test !== undefined && test.kind !== 'ANY';
    if (testsScore && isBelowMinimum(test) && !givesScoreReason)
      return [
        { ...at, rows: [number], message: `Must be ${SCORE_REASON} in a row for a score below the minimum` },
      ];
    if (givesScoreReason && !testsScore)
      return [{ ...at, rows: [number], message: `${SCORE_REASON} is only for a row that tests the score` }];
    return [];
  });
}

/** Returns whether a cell matches any score below the minimum. */
function isBelowMinimum(test: CellTest): boolean {
  const passes = compileCell(test);
  return intervalsOf(CREDIT_RULES.inputs.scoreAboveMinimum, [test]).some(
    ({ sample }) => Number(sample) < 0 && passes(sample),
  );
}
