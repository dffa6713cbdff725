import type { Call } from '../call.ts';
import { listAuditChecks, startAuditCheck } from './audit-checks.ts';
import { getJobCounts } from './get-job-counts.ts';
import { listProviderHealth } from './list-provider-health.ts';
import { listRefusedSignIns } from './list-refused-sign-ins.ts';
import { listWebhooks } from './list-webhooks.ts';

export const operationsCalls = {
  listProviderHealth,
  listWebhooks,
  listRefusedSignIns,
  getJobCounts,
  listAuditChecks,
  startAuditCheck,
} as const satisfies Record<string, Call>;
