import type { pipelineCalls } from '@homeline/contract/pipeline/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { assignApplication, claimApplication, releaseApplication } from './assign-application.ts';
import { countPipeline } from './count-pipeline.ts';
import { listOfficers } from './list-officers.ts';
import { listPipeline } from './list-pipeline.ts';
import { listViews, removeView, saveView } from './saved-views.ts';

export const pipelineHandlers = {
  listPipeline,
  countPipeline,
  listOfficers,
  claimApplication,
  releaseApplication,
  assignApplication,
  listViews,
  saveView,
  removeView,
} satisfies HandlersOf<typeof pipelineCalls>;
