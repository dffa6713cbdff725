import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

const ASSIGNMENT = `${PIPELINE_PATH}/{uuid}/officer`;

export const claimApplication = call({
  name: 'claimApplication',
  method: 'POST',
  path: ASSIGNMENT,
  who: 'STAFF',
  act: 'CLAIM_APPLICATION',
  summary: 'Makes the caller the one who works on an application, unless somebody else does.',
  params: ApplicationParams,
  answer: z.undefined(),
  status: 204,
  errors: ['CLAIMED'],
});

export const releaseApplication = call({
  name: 'releaseApplication',
  method: 'DELETE',
  path: ASSIGNMENT,
  who: 'STAFF',
  act: 'CLAIM_APPLICATION',
  summary: 'Lets others claim an application that the caller works on.',
  params: ApplicationParams,
  answer: z.undefined(),
  status: 204,
});

export const assignApplication = call({
  name: 'assignApplication',
  method: 'PUT',
  path: ASSIGNMENT,
  who: 'STAFF',
  act: 'ASSIGN_APPLICATION',
  summary: 'Gives an application to a member of staff, or to nobody, whoever works on it.',
  params: ApplicationParams,
  body: z.object({ identity: z.string().max(64).nullable() }),
  answer: z.undefined(),
  status: 204,
});
