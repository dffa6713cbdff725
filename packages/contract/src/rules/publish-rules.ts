import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RULES_PATH } from './rules-path.ts';

const Dmn = z.string('Required').min(1, 'Required');

/** The DMN 1.3 files of one day: a rate sheet, a credit policy, or both when each needs the other. */
export const RuleFiles = z
  .object({ rates: Dmn.optional(), policy: Dmn.optional() })
  .refine(({ rates, policy }) => rates !== undefined || policy !== undefined, 'Required');

/** What a publication or a withdrawal changed. `UNCHANGED`: it repeats what was done before. */
export const RuleChanges = z.object({
  changes: z.array(
    z.object({
      kind: z.enum(['rates', 'policy']),
      effectiveOn: CivilDateSchema,
      change: z.enum(['PUBLISHED', 'CORRECTED', 'WITHDRAWN', 'UNCHANGED']),
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
    'Publishes a rate sheet, a credit policy or both from a day on, or corrects those of a future day.',
  params: z.object({ effectiveOn: CivilDateSchema }),
  body: RuleFiles,
  // Two files of 2 MB, longer once they are JSON strings.
  bodyBytes: 8 * 1024 * 1024,
  answer: RuleChanges,
  errors: ['RULES_UNUSABLE'],
});
