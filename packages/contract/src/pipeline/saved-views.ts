import * as z from 'zod';
import { call } from '../call.ts';
import { PipelineFilters } from './list-pipeline.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

/** The most views of one person. */
export const MOST_VIEWS = 20;

const Name = z.string('Required').trim().min(1, 'Required').max(60, 'Cannot be more than 60 characters');

export const SavedView = z.object({ name: Name, filters: PipelineFilters });
export type SavedView = z.infer<typeof SavedView>;

export const listViews = call({
  name: 'listViews',
  method: 'GET',
  path: `${PIPELINE_PATH}/views`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Returns the caller’s saved views by name.',
  answer: z.array(SavedView),
});

export const saveView = call({
  name: 'saveView',
  method: 'POST',
  path: `${PIPELINE_PATH}/views`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Keeps a list’s filters under a name for the caller, and replaces the view of that name.',
  body: SavedView,
  answer: z.undefined(),
  status: 204,
});

export const removeView = call({
  name: 'removeView',
  method: 'DELETE',
  path: `${PIPELINE_PATH}/views`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Removes a saved view of the caller.',
  query: z.object({ name: Name }),
  answer: z.undefined(),
  status: 204,
});
