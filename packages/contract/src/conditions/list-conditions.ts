import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { ConditionCategory, ConditionStage } from '@homeline/domain/facts/conditions.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const ConditionState = z.enum(['OPEN', 'RESPONDED', 'RETURNED', 'CLEARED', 'WAIVED']);

/** A condition that the borrower must meet. */
export const ConditionSummary = z.object({
  uuid: z.guid(),
  categoryEnum: ConditionCategory,
  created: z.iso.datetime(),
  requestDocuments: z.array(z.string()),
  /** The lender's internal notes; always empty in what a borrower reads. */
  notes: z.string(),
  commentsToBorrower: z.string(),
  /** What is asked for, where the category says too little. */
  title: z.string().optional(),
  /** The stage it must be answered before; until then the application continues. Absent: at once. */
  before: ConditionStage.optional(),
  /** The last day to answer. */
  dueOn: CivilDateSchema.optional(),
  /** The borrower must answer, for the first time or again. */
  actionNeeded: z.boolean(),
  state: ConditionState,
  /** When the condition reached this state. */
  since: z.iso.datetime(),
  /** RETURNED only: what the borrower must send instead. */
  returnComments: z.string(),
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
