import type { operationsCalls } from '@homeline/contract/operations/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listAuditChecks, startAuditCheck } from './audit-checks.ts';
import { getJobCounts } from './get-job-counts.ts';
import { listProviderHealth } from './list-provider-health.ts';
import { listWebhooks } from './list-webhooks.ts';

export const operationsHandlers = {
  listProviderHealth,
  listWebhooks,
  getJobCounts,
  listAuditChecks,
  startAuditCheck,
} satisfies HandlersOf<typeof operationsCalls>;
