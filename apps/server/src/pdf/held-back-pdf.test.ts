import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createStaffMember } from '../testing/persona-driver.ts';
import { waitingForSoftCredit } from '../testing/stages.ts';
import { createPdfPool, type PdfPool } from './pdf-pool.ts';

let app: TestApp;
afterEach(() => app.stop());

/** Opens a server with this pool, a borrower with a profile, and the download of their decision record. */
async function openWith(pdfs: PdfPool) {
  app = await testApp({ pdfs });
  await app.context.jobs.start(app.context);
  const { jwt, uuid } = await waitingForSoftCredit(app);
  const underwriter = await createStaffMember(app, ['UNDERWRITER']);
  const record = () => app.call('getDecisionRecord', { params: { uuid }, jwt: underwriter });
  const status = () => app.call('getStatus', { params: { uuid }, jwt });
  return { record, status };
}

it('answers health checks and borrowers while a PDF worker hangs', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     parentPort.on('message', () => {
       Atomics.store(workerData, 0, 1);
       Atomics.notify(workerData, 0);
       Atomics.wait(workerData, 0, 1);
       parentPort.postMessage(Buffer.from('%PDF-held'));
     });`,
    { eval: true, workerData: gate },
  );
  const { record, status } = await openWith(createPdfPool({ startWorker: () => worker, size: 1 }));
  const answered: string[] = [];
  const held = record().finally(() => answered.push('record'));
  await Atomics.waitAsync(gate, 0, 0).value;
  expect((await app.send({ url: '/healthz' })).status).toBe(200);
  expect((await status()).status).toBe(200);
  expect(answered).toEqual([]);

  Atomics.store(gate, 0, 2);
  Atomics.notify(gate, 0);
  expect((await held).body).toBe('%PDF-held');
});

it('returns 503 and names the document when its PDF hangs', async () => {
  const workers: Worker[] = [];
  const startWorker = () => {
    const worker = new Worker(
      `require('node:worker_threads').parentPort.on('message', () => { for (;;); });`,
      { eval: true },
    );
    workers.push(worker);
    return worker;
  };
  const { record } = await openWith(createPdfPool({ startWorker, size: 1, limitMs: 50 }));
  const { status, headers, body } = await record();
  expect([status, body]).toEqual([
    503,
    {
      code: 'UNAVAILABLE',
      errors: ['We couldn’t prepare “Record of decisions” as a PDF. Please try again in a moment.'],
    },
  ]);
  expect(headers['retry-after']).toBe('5');
  expect(workers).toHaveLength(2);
});
