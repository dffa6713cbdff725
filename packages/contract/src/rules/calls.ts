import type { Call } from '../call.ts';
import { compareRules } from './compare-rules.ts';
import { listRuleVersions } from './list-rule-versions.ts';

export const rulesCalls = {
  compareRules,
  listRuleVersions,
} as const satisfies Record<string, Call>;
