import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RULES_PATH } from './rules-path.ts';

export const RuleVersions = z.object({
  versions: z.array(
    z.object({
      kind: z.enum(['rates', 'policy']),
      effectiveOn: CivilDateSchema,
      /** Of the file, in hexadecimal. */
      sha256: z.string(),
    }),
  ),
});

export type RuleVersions = z.infer<typeof RuleVersions>;

export const listRuleVersions = call({
  name: 'listRuleVersions',
  method: 'GET',
  path: `${RULES_PATH}/versions`,
  who: 'STAFF',
  desk: 'UNDERWRITER',
  summary: 'Lists the current rate sheet and policy of each day.',
  answer: RuleVersions,
});
