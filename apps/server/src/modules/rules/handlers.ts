import type { rulesCalls } from '@homeline/contract/rules/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { compareRules } from './compare-rules.ts';
import { listRuleVersions } from './list-rule-versions.ts';

export const rulesHandlers = {
  compareRules,
  listRuleVersions,
} satisfies HandlersOf<typeof rulesCalls>;
