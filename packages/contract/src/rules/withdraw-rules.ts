import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RuleChanges } from './publish-rules.ts';
import { RULES_PATH } from './rules-path.ts';

export const withdrawRules = call({
  name: 'withdrawRules',
  method: 'DELETE',
  path: `${RULES_PATH}/versions/{effectiveOn}`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary: 'Withdraws the rate sheet, the credit policy or both of a future day.',
  params: z.object({ effectiveOn: CivilDateSchema }),
  /** Both unless one is named. */
  query: z.object({ kind: z.enum(['rates', 'policy']).optional() }),
  answer: RuleChanges,
  errors: ['RULES_UNUSABLE'],
});
