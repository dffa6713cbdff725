import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { LARGEST_COUNT } from '../counts.ts';
import { SaidDecidedBy } from '../staff/decided-by.ts';
import { RuleChanges } from './publish-rules.ts';
import { Dmn, RULE_FILE_BYTES, RuleKind, RuleKindParams } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

const DRAFTS_PATH = `${RULES_PATH}/drafts`;

/** A rate sheet or credit policy that staff are editing. A lender has at most one draft of each kind. */
const RuleDraft = z.object({
  kind: RuleKind,
  version: z.int(),
  /** The published version that it started from. */
  basedOn: CivilDateSchema,
  /** SHA-256 of the file, in hexadecimal. */
  sha256: z.string(),
  /** The name of the last editor. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
  /** Why the caller can't propose it. */
  proposeDisabledReason: z.string().optional(),
});
export type RuleDraft = z.infer<typeof RuleDraft>;

export const listRuleDrafts = call({
  name: 'listRuleDrafts',
  method: 'GET',
  path: DRAFTS_PATH,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Returns the drafts of rules, without their text.',
  answer: z.array(RuleDraft),
});

export const getRuleDraft = call({
  name: 'getRuleDraft',
  method: 'GET',
  path: `${DRAFTS_PATH}/{kind}`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Returns the draft of a rate sheet or a credit policy, with its text.',
  params: RuleKindParams,
  answer: RuleDraft.extend({ xml: z.string() }),
});

export const saveRuleDraft = call({
  name: 'saveRuleDraft',
  method: 'PUT',
  path: `${DRAFTS_PATH}/{kind}`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary: 'Saves a draft, which may still have errors. Changing a proposed draft takes the proposal back.',
  params: RuleKindParams,
  body: z.object({
    /** The version that was changed; absent for the first text. */
    version: z.int().max(LARGEST_COUNT).optional(),
    basedOn: CivilDateSchema,
    xml: Dmn,
  }),
  bodyBytes: RULE_FILE_BYTES,
  answer: RuleDraft,
  errors: ['STALE_VERSION', 'RULES_UNUSABLE'],
});

export const discardRuleDraft = call({
  name: 'discardRuleDraft',
  method: 'DELETE',
  path: `${DRAFTS_PATH}/{kind}`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary: 'Deletes a draft and takes back its proposal.',
  params: RuleKindParams,
  query: z.object({ version: z.coerce.number().int().max(LARGEST_COUNT) }),
  answer: z.undefined(),
  status: 204,
  errors: ['STALE_VERSION'],
});

export const proposeRuleDraft = call({
  name: 'proposeRuleDraft',
  method: 'POST',
  path: `${DRAFTS_PATH}/{kind}/proposal`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary: 'Proposes to publish a draft. Another person confirms it or returns it.',
  params: RuleKindParams,
  query: SaidDecidedBy,
  body: z.object({ version: z.int('Required'), effectiveOn: CivilDateSchema }),
  answer: RuleChanges,
  errors: ['STALE_VERSION', 'RULES_UNUSABLE', 'FORBIDDEN'],
});
