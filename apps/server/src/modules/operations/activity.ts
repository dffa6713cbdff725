import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/tables.ts';
import type { Run } from '../../jobs/timer.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { PauseChange } from '../../vendors/circuit.ts';
import type { OnCall } from '../../vendors/watch.ts';
import { createProviderCalls } from './provider-calls.ts';
import { createProviderPauses } from './provider-pauses.ts';
import { createRepeatingJobs } from './repeating-jobs.ts';
import { createWebhookReceipts, type WebhookReceipt } from './webhook-receipts.ts';

/**
 * What operators watch. Noting doesn't slow a request down: everything waits in memory for the next write. A crash loses
 * what happened since, and a failed write what it held; nothing else depends on it.
 */
export type Activity = {
  readonly providerCalled: OnCall;
  providerPaused(change: PauseChange): void;
  webhookReceived(receipt: WebhookReceipt): void;
  jobRan(run: Run): void;
  write(): Promise<void>;
};

/** Creates the activity of this server process. Reports each call and run at once to the metrics, if there are any. */
export function createActivity(db: Db, metrics?: Metrics): Activity {
  const process = randomUUID();
  const calls = createProviderCalls();
  const pauses = createProviderPauses();
  const webhooks = createWebhookReceipts();
  const jobs = createRepeatingJobs();
  return {
    providerCalled(call) {
      calls.count(call);
      metrics?.providerCalled(call);
    },
    providerPaused: pauses.note,
    webhookReceived: webhooks.note,
    jobRan(run) {
      jobs.note(run);
      metrics?.jobRan(run);
    },
    async write() {
      await calls.write(db);
      await pauses.write(db, process);
      await webhooks.write(db, process);
      await jobs.write(db);
    },
  };
}
