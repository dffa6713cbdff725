import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { Dmn, RULE_FILE_BYTES, RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

export const checkRules = call({
  name: 'checkRules',
  method: 'POST',
  path: `${RULES_PATH}/check`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Proves a rate sheet or a credit policy as publishing it would, and writes nothing.',
  body: z.object({
    kind: RuleKind,
    xml: Dmn,
    /** Tomorrow at the lender by default. */
    effectiveOn: CivilDateSchema.optional(),
  }),
  bodyBytes: RULE_FILE_BYTES,
  answer: z.object({
    /** Each in one line, with its table, row and column; empty for rules that can be published. */
    problems: z.array(z.string()),
  }),
});
