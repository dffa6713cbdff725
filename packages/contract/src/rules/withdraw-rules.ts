import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { SaidDecidedBy } from '../staff/decided-by.ts';
import { RuleChanges } from './publish-rules.ts';
import { RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

export const withdrawRules = call({
  name: 'withdrawRules',
  method: 'DELETE',
  path: `${RULES_PATH}/versions/{effectiveOn}`,
  who: 'STAFF',
  act: 'PUBLISH_RULES',
  summary:
    'Proposes to withdraw the rate sheet, the credit policy or both of a future day. The same call from another person withdraws them.',
  params: z.object({ effectiveOn: CivilDateSchema }),
  /** Defaults to both kinds. */
  query: SaidDecidedBy.extend({ kind: RuleKind.optional() }),
  answer: RuleChanges,
  errors: ['RULES_UNUSABLE', 'FORBIDDEN', 'STALE_VERSION'],
});
