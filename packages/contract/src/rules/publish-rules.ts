import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { SaidDecidedBy } from '../staff/decided-by.ts';
import { Dmn, RULE_FILE_BYTES, RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

/** The DMN 1.3 files of one day: a rate sheet, a credit policy, or both when each needs the other. */
export const RuleFiles = z
  .object({ rates: Dmn.optional(), policy: Dmn.optional() })
  .refine(({ rates, policy }) => rates !== undefined || policy !== undefined, 'Required');

/**
 * What a publication or a withdrawal changed. `UNCHANGED`: the same was done before. `PROPOSED`: it takes effect once another
 * person confirms it.
 */
export const RuleChanges = z.object({
  changes: z.array(
    z.object({
      kind: RuleKind,
      effectiveOn: CivilDateSchema,
      change: z.enum(['PUBLISHED', 'CORRECTED', 'WITHDRAWN', 'UNCHANGED', 'PROPOSED']),
    }),
  ),
});
export type RuleChanges = z.infer<typeof RuleChanges>;

export const publishRules = call({
  name: 'publishRules',
  method: 'PUT',
  path: `${RULES_PATH}/versions/{effectiveOn}`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary:
    'Proposes a rate sheet, a credit policy or both from a day on. The same files from another person publish them.',
  params: z.object({ effectiveOn: CivilDateSchema }),
  query: SaidDecidedBy,
  body: RuleFiles,
  bodyBytes: 2 * RULE_FILE_BYTES,
  answer: RuleChanges,
  errors: ['RULES_UNUSABLE', 'FORBIDDEN', 'STALE_VERSION'],
});
