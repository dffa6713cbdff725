import type { rulesCalls } from '@homeline/contract/rules/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { compareRules } from './compare-rules.ts';
import { getRuleVersion } from './get-rule-version.ts';
import { listRuleVersions } from './list-rule-versions.ts';
import { publishRules } from './publish-rules.ts';
import { withdrawRules } from './withdraw-rules.ts';

export const rulesHandlers = {
  compareRules,
  listRuleVersions,
  getRuleVersion,
  publishRules,
  withdrawRules,
} satisfies HandlersOf<typeof rulesCalls>;
