import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ConditionSummary } from '../conditions/list-conditions.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** A condition as staff read it. */
export const FileCondition = ConditionSummary.extend({
  /** WAIVED only: the reason, as stored in the file. */
  waivedBecause: z.string().optional(),
  /** The member of staff who follows up. */
  owner: z.object({ identity: z.string(), name: z.string() }).optional(),
  /** The documents sent for it, the newest last. */
  documents: z.array(z.guid()),
});
export type FileCondition = z.infer<typeof FileCondition>;

export const listFileConditions = call({
  name: 'listFileConditions',
  method: 'GET',
  path: `${REVIEWS_PATH}/reviews/{uuid}/conditions`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns every condition of an application with its state and internal notes, oldest first.',
  params: ApplicationParams,
  answer: z.array(FileCondition),
});
