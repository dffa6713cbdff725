import { ConditionCategory } from '@homeline/domain/facts/closing.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** Something that is asked of the borrower before the application can go on. */
export const ConditionSummary = z.object({
  uuid: z.guid(),
  categoryEnum: ConditionCategory,
  created: z.iso.datetime(),
  requestDocuments: z.array(z.string()),
  notes: z.string(),
  commentsToBorrower: z.string(),
  /** Nothing has been sent in for it yet, or what was sent in came back. */
  actionNeeded: z.boolean(),
  /** What was sent in for it did not do. */
  cameBack: z.boolean(),
  xtraData: z.object({ numDocsRequired: z.int() }),
});
export type ConditionSummary = z.infer<typeof ConditionSummary>;

export const listConditions = call({
  name: 'listConditions',
  method: 'GET',
  path: '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants',
  who: 'BORROWER',
  summary: 'The open conditions of an application.',
  params: ApplicationParams,
  answer: z.array(ConditionSummary),
});
