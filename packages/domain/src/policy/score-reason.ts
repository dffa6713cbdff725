import { REASON_OF_FAILURE } from '../reasons/reason-codes.ts';
import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { piecesOf } from '../tables/pieces.ts';
import { CREDIT_RULES } from './policy-tables.ts';

const SCORE_REASON = REASON_OF_FAILURE.SCORE_TOO_LOW;

/**
 * The rows about credit that give the score for a reason where it is none, or another where it is one. That reason is printed as the
 * factors of the score, which must be those that were used (15 U.S.C. 1681m(a)(2)).
 * @param decisions of a policy whose tables are in order
 */
export function scoreReasons(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('creditRules');
  if (table?.kind !== 'TABLE') return [];
  const reason = table.outputs.findIndex(({ name }) => name === 'reasonCode');
  const score = table.inputs.findIndex(({ name }) => name === 'scoreAboveMinimum');
  const at = { table: table.label, column: table.outputs[reason]?.label };
  return table.rows.flatMap(({ number, tests, outputs }) => {
    const test = tests[score];
    const isGiven = outputs[reason] === SCORE_REASON;
    const isTested = test !== undefined && test.kind !== 'ANY';
    if (isTested && isBelowMinimum(test) && !isGiven)
      return [
        { ...at, rows: [number], message: `Must be ${SCORE_REASON} where a score is below the minimum` },
      ];
    if (isGiven && !isTested)
      return [{ ...at, rows: [number], message: `${SCORE_REASON} is for a row that asks about the score` }];
    return [];
  });
}

/** Whether a cell holds for any score below the minimum. */
function isBelowMinimum(test: CellTest): boolean {
  const passes = compileCell(test);
  return piecesOf(CREDIT_RULES.inputs.scoreAboveMinimum, [test]).some(
    ({ sample }) => Number(sample) < 0 && passes(sample),
  );
}
