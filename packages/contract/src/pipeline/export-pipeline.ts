import * as z from 'zod';
import { call } from '../call.ts';
import { hasItsDays, PipelineEntry, PipelineFilters } from './list-pipeline.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

/** The most applications of one export. */
export const MOST_EXPORTED = 2000;

export const exportPipeline = call({
  name: 'exportPipeline',
  method: 'GET',
  path: `${PIPELINE_PATH}/export`,
  who: 'STAFF',
  act: 'SEE_PIPELINE',
  summary: 'Returns a whole list of applications, to be saved as a file, and keeps who exported how many.',
  query: PipelineFilters.refine(hasItsDays, { error: 'Required', path: ['startedFrom'] }),
  answer: z.object({
    applications: z.array(PipelineEntry),
    /** The list is longer than one export, or its search matches too many. */
    isCut: z.boolean(),
  }),
});
