import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RuleChanges } from './publish-rules.ts';
import { RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

const PROPOSALS_PATH = `${RULES_PATH}/proposals`;
const ProposalParams = z.object({ id: z.guid() });

/** A publication or a withdrawal that waits for a second person. */
const RuleProposal = z.object({
  id: z.guid(),
  act: z.enum(['PUBLISH', 'WITHDRAW']),
  kinds: z.array(RuleKind),
  effectiveOn: CivilDateSchema,
  /** Over the act, the day and each file of the proposal. The second person sends it with the confirmation. */
  sha256: z.string(),
  /** The name of the proposer. */
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  isOwn: z.boolean(),
  /** Why the caller may not confirm it. */
  disabledReason: z.string().optional(),
});
export type RuleProposal = z.infer<typeof RuleProposal>;

export const listRuleProposals = call({
  name: 'listRuleProposals',
  method: 'GET',
  path: PROPOSALS_PATH,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Returns the publications and withdrawals that wait for a second person, oldest first.',
  answer: z.array(RuleProposal),
});

export const getRuleProposal = call({
  name: 'getRuleProposal',
  method: 'GET',
  path: `${PROPOSALS_PATH}/{id}`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Returns what waits for a second person, with the files that are proposed.',
  params: ProposalParams,
  answer: RuleProposal.extend({
    files: z.object({ rates: z.string().optional(), policy: z.string().optional() }),
  }),
});

export const confirmRuleProposal = call({
  name: 'confirmRuleProposal',
  method: 'POST',
  path: `${PROPOSALS_PATH}/{id}/confirmation`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary: 'Publishes or withdraws exactly what another person proposed.',
  params: ProposalParams,
  body: z.object({ sha256: z.string('Required') }),
  answer: RuleChanges,
  errors: ['RULES_UNUSABLE', 'FORBIDDEN', 'STALE_VERSION'],
});

export const returnRuleProposal = call({
  name: 'returnRuleProposal',
  method: 'POST',
  path: `${PROPOSALS_PATH}/{id}/return`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary: 'Returns a proposal with a comment, or withdraws the caller’s own. Its draft is kept.',
  params: ProposalParams,
  body: z.object({
    comment: z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
  }),
  answer: z.undefined(),
  status: 204,
  errors: ['STALE_VERSION'],
});

export const RULE_ACTS = [
  'PROPOSED',
  'TAKEN_BACK',
  'RETURNED',
  'PUBLISHED',
  'WITHDRAWN',
  'DISCARDED',
] as const;

export const listRuleActs = call({
  name: 'listRuleActs',
  method: 'GET',
  path: `${RULES_PATH}/acts`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary:
    'Returns the newest hundred acts on rules, newest first: who proposed, returned or published what.',
  answer: z.array(
    z.object({
      at: z.iso.datetime(),
      /** A name. */
      by: z.string(),
      what: z.enum(RULE_ACTS),
      kinds: z.array(RuleKind),
      effectiveOn: CivilDateSchema.optional(),
      comment: z.string().optional(),
    }),
  ),
});
