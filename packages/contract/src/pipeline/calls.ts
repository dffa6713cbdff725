import type { Call } from '../call.ts';
import { assignApplication, claimApplication, releaseApplication } from './assign-application.ts';
import { countPipeline } from './count-pipeline.ts';
import { exportPipeline } from './export-pipeline.ts';
import { getListColumns, saveListColumns } from './list-columns.ts';
import { listOfficers } from './list-officers.ts';
import { listPipeline } from './list-pipeline.ts';
import { listViews, removeView, saveView } from './saved-views.ts';

export const pipelineCalls = {
  listPipeline,
  countPipeline,
  exportPipeline,
  listOfficers,
  claimApplication,
  releaseApplication,
  assignApplication,
  listViews,
  saveView,
  removeView,
  getListColumns,
  saveListColumns,
} as const satisfies Record<string, Call>;
