import type { ExplanationLine } from '../facts/explanation.ts';
import type { Failure } from './eligibility.ts';

/** Returns a line per failing rule, with its reason, the cells that its row tested, and the row. */
export function ruleLines(failures: readonly Failure[]): ExplanationLine[] {
  if (failures.length === 0) return [{ code: 'NO_RULE_FAILED', amounts: {} }];
  return failures.map(({ rule, decision, by, given, reasonCode, statedReason }) => ({
    code: 'RULE_FAILED',
    amounts: {
      ...{ rule, decision },
      ...(reasonCode && { reasonCode }),
      ...(statedReason && { statedReason }),
    },
    ...(given.length > 0 && { given: [...given] }),
    ...(by && { rule: by }),
  }));
}
