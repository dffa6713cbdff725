import { REASON_OF_FAILURE } from '../reasons/reason-codes.ts';
import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { piecesOf } from '../tables/pieces.ts';
import { CREDIT_RULES } from './policy-tables.ts';

const SCORE_REASON = REASON_OF_FAILURE.SCORE_TOO_LOW;

/**
 * Returns the credit rules that use the score reason wrongly: without testing the score, or not at all when they do. The notice prints
 * the score factors for that reason, so the score must have been used (15 U.S.C. 1681m(a)(2)).
 * @param decisions a policy's tables, already validated
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

/** Returns whether a cell matches any score below the minimum. */
function isBelowMinimum(test: CellTest): boolean {
  const passes = compileCell(test);
  return piecesOf(CREDIT_RULES.inputs.scoreAboveMinimum, [test]).some(
    ({ sample }) => Number(sample) < 0 && passes(sample),
  );
}
