import { ConditionCategory } from '@homeline/domain/facts/closing.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** A condition that the borrower must meet. */
export const ConditionSummary = z.object({
  uuid: z.guid(),
  categoryEnum: ConditionCategory,
  created: z.iso.datetime(),
  requestDocuments: z.array(z.string()),
  notes: z.string(),
  commentsToBorrower: z.string(),
  /** Nothing was submitted yet, or the submission was rejected. */
  actionNeeded: z.boolean(),
  /** The submission was rejected. */
  cameBack: z.boolean(),
  xtraData: z.object({ numDocsRequired: z.int() }),
});
export type ConditionSummary = z.infer<typeof ConditionSummary>;

export const listConditions = call({
  name: 'listConditions',
  method: 'GET',
  path: '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants',
  who: 'BORROWER',
  summary: 'Returns the open conditions of an application.',
  params: ApplicationParams,
  answer: z.array(ConditionSummary),
});
