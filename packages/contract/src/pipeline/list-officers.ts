import * as z from 'zod';
import { call } from '../call.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

export const listOfficers = call({
  name: 'listOfficers',
  method: 'GET',
  path: `${PIPELINE_PATH}/officers`,
  who: 'STAFF',
  act: 'SEE_PIPELINE',
  summary: 'Returns the lender’s staff by name, to filter lists by and to assign applications to.',
  answer: z.array(z.object({ identity: z.string(), name: z.string() })),
});
