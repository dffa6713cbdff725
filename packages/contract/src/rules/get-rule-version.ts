import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

/** One published file. */
export const PublishedRules = z.object({
  /** Of the file, in hexadecimal. */
  sha256: z.string(),
  /** DMN 1.3. */
  xml: z.string(),
});

export const getRuleVersion = call({
  name: 'getRuleVersion',
  method: 'GET',
  path: `${RULES_PATH}/versions/{effectiveOn}/{kind}`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Returns the file of a published rate sheet or credit policy.',
  params: z.object({ effectiveOn: CivilDateSchema, kind: RuleKind }),
  answer: PublishedRules,
});
