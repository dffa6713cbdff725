import type { Call } from '../call.ts';
import { checkRules } from './check-rules.ts';
import { compareRules } from './compare-rules.ts';
import { compareSamplePeople } from './compare-sample-people.ts';
import { getRuleVersion } from './get-rule-version.ts';
import { listRuleVersions } from './list-rule-versions.ts';
import { publishRules } from './publish-rules.ts';
import {
  discardRuleDraft,
  getRuleDraft,
  listRuleDrafts,
  proposeRuleDraft,
  saveRuleDraft,
} from './rule-drafts.ts';
import {
  confirmRuleProposal,
  getRuleProposal,
  listRuleActs,
  listRuleProposals,
  returnRuleProposal,
} from './rule-proposals.ts';
import { withdrawRules } from './withdraw-rules.ts';

export const rulesCalls = {
  compareRules,
  compareSamplePeople,
  checkRules,
  listRuleVersions,
  getRuleVersion,
  publishRules,
  withdrawRules,
  listRuleDrafts,
  getRuleDraft,
  saveRuleDraft,
  discardRuleDraft,
  proposeRuleDraft,
  listRuleProposals,
  getRuleProposal,
  confirmRuleProposal,
  returnRuleProposal,
  listRuleActs,
} as const satisfies Record<string, Call>;
