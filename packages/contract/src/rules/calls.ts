import type { Call } from '../call.ts';
import { compareRules } from './compare-rules.ts';
import { getRuleVersion } from './get-rule-version.ts';
import { listRuleVersions } from './list-rule-versions.ts';
import { publishRules } from './publish-rules.ts';
import { withdrawRules } from './withdraw-rules.ts';

export const rulesCalls = {
  compareRules,
  listRuleVersions,
  getRuleVersion,
  publishRules,
  withdrawRules,
} as const satisfies Record<string, Call>;
