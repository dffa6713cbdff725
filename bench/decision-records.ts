import { setTimeout } from 'node:timers/promises';
import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { createClient, RequestError } from '@homeline/contract/client.ts';
import { getDecisionRecord } from '@homeline/contract/reviews/get-decision-record.ts';
import { type Installation, startInstallation } from '../tests/journeys/installation.ts';
import { completeApplication } from '../tests/journeys/traveller.ts';
import { applicant } from './applicant.ts';

const RECORDS = 20;
const PAUSE_MS = 10;
const AGAIN_MS = 500;

/**
 * Requests 20 decision records of a funded application at once, and health checks meanwhile, one after another.
 * @returns the slowest health check, and the time for all records
 */
export async function healthDuringRecords() {
  const installation = await startInstallation('postgres');
  try {
    const { uuid } = await completeApplication(installation, applicant(0));
    const download = await recordDownload(installation, uuid);
    await download();
    await timedHealthCheck(installation);
    const startedMs = performance.now();
    let isDone = false;
    const records = Promise.all(Array.from({ length: RECORDS }, download)).finally(() => {
      isDone = true;
    });
    let slowestMs = 0;
    while (!isDone) {
      slowestMs = Math.max(slowestMs, await timedHealthCheck(installation));
      await setTimeout(PAUSE_MS);
    }
    await records;
    return { records: RECORDS, slowestMs, recordsMs: performance.now() - startedMs };
  } finally {
    await installation.stop();
  }
}

async function recordDownload({ url, staff }: Installation, uuid: string) {
  let jwt: string | undefined;
  const send = createClient({
    ...{ baseUrl: url, origin: () => url, orgCode: () => 'homeline', timeoutMs: 120_000 },
    token: {
      read: () => jwt,
      save: (renewed) => {
        jwt = renewed;
      },
    },
  });
  ({ jwt } = await send(logIn, { body: staff }));
  return async (): Promise<ArrayBuffer> => {
    for (;;) {
      try {
        return await (await send(getDecisionRecord, { params: { uuid } })).arrayBuffer();
      } catch (error) {
        // The queue is full, and asks to try again in a few seconds.
        if (!(error instanceof RequestError) || error.status !== 503) throw error;
        await setTimeout(AGAIN_MS);
      }
    }
  };
}

async function timedHealthCheck({ url }: Installation): Promise<number> {
  const startedMs = performance.now();
  await (await fetch(`${url}/healthz`)).text();
  return performance.now() - startedMs;
}
