import type { rulesCalls } from '@homeline/contract/rules/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { checkRules } from './check-rules.ts';
import { compareRules } from './compare-rules.ts';
import { compareSamplePeople } from './compare-sample-people.ts';
import {
  confirmRuleProposal,
  getRuleProposal,
  listRuleActs,
  listRuleProposals,
  returnRuleProposal,
} from './decide-rule-proposal.ts';
import {
  discardRuleDraft,
  getRuleDraft,
  listRuleDrafts,
  proposeRuleDraft,
  saveRuleDraft,
} from './draft-rules.ts';
import { getRuleVersion } from './get-rule-version.ts';
import { listRuleVersions } from './list-rule-versions.ts';
import { publishRules } from './publish-rules.ts';
import { withdrawRules } from './withdraw-rules.ts';

export const rulesHandlers = {
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
} satisfies HandlersOf<typeof rulesCalls>;
