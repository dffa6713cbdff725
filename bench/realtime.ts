import { randomUUID } from 'node:crypto';
import type { Status } from '@homeline/contract/applications/status.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { testApp } from '../apps/server/src/testing/app.ts';
import { openPage, socketAddressOf } from '../apps/server/src/testing/open-page.ts';
import { createStaffMember } from '../apps/server/src/testing/persona-driver.ts';

const ACTS = 200;
const OPEN_PAGES = 200;

/**
 * Measures how soon a borrower's page has its new status after an act of staff, with other pages open.
 * @returns the median and the 99th percentile, in ms from sending the act
 */
export async function actToPageMs(databaseUrl: string) {
  const app = await testApp({ database: await openDatabase({ databaseUrl, dataDir: '' }) });
  await app.context.jobs.start(app.context);
  const address = await socketAddressOf(app);
  const staff = await createStaffMember(app, ['OPERATIONS']);
  const { jwt, uuid } = await app.register();
  const topic = { name: 'APPLICATION', application: uuid } as const;
  const others = Array.from({ length: Math.ceil(OPEN_PAGES / 25) }, () => app.register());
  const pages = await Promise.all(
    (await Promise.all(others)).flatMap((other) =>
      Array.from({ length: 25 }, async () => {
        const page = await openPage(address, other.jwt);
        await page.follow({ name: 'APPLICATION', application: other.uuid });
        return page;
      }),
    ),
  );
  const page = await openPage(address, jwt);
  await page.follow(topic);
  const tookMs: number[] = [];
  for (let act = 1; act <= ACTS; act += 1) {
    const startedMs = performance.now();
    const raised = app.call('raiseCondition', {
      jwt: staff,
      params: { uuid },
      headers: { 'idempotency-key': randomUUID() },
      body: { requestDocuments: ['BANK_STATEMENT'], reason: `Statement ${act}` },
    });
    const { event } = await page.received('EVENT', act);
    const status = (await app.call('getStatus', { jwt, params: { uuid } })).body as Status;
    if (status.version < (event.version ?? 0)) throw new Error('The page read an older status');
    tookMs.push(performance.now() - startedMs);
    await raised;
  }
  for (const one of [page, ...pages]) one.close();
  await app.stop();
  const sorted = tookMs.toSorted((a, b) => a - b);
  return {
    medianMs: sorted[ACTS / 2] ?? 0,
    p99Ms: sorted[Math.floor(ACTS * 0.99)] ?? 0,
    pages: pages.length,
  };
}
