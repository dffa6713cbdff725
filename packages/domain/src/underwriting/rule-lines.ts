import type { ExplanationLine } from '../facts/explanation.ts';
import type { Failure } from './eligibility.ts';

/** Returns one explanation line per failing rule, with its reason, its row and the inputs that the row tested. */
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
