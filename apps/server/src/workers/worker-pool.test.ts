import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { renderPdf } from '@homeline/documents/render-pdf.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { sampleSubject } from '@homeline/documents/testing/sample.ts';
import { expect, it } from 'vitest';
import { createPdfPool, PdfQueueFull } from '../pdf/pdf-pool.ts';

const MODEL = writeDocument('PRIVACY_NOTICE', sampleSubject());
/** Enough for a worker of this file to start and answer. */
const LIMIT_MS = 500;

/** A worker that answers each document with its title, a moment later. */
const titles = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ title }) => setImmediate(() => parentPort.postMessage(Buffer.from(title))));`,
    { eval: true },
  );
/** A worker that dies of its first document. */
const mortal = () =>
  new Worker(`require('node:worker_threads').parentPort.on('message', () => process.exit(1));`, {
    eval: true,
  });

/** A worker that never answers, and never leaves its first document. */
const hanging = () =>
  new Worker(`require('node:worker_threads').parentPort.on('message', () => { for (;;); });`, { eval: true });

const titled = (title: string) => ({ ...MODEL, title });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('renders the same bytes as in the server’s own thread', async () => {
  const pool = createPdfPool();
  expect(Buffer.from(await pool.render(MODEL)).equals(Buffer.from(await renderPdf(MODEL)))).toBe(true);
  await pool.close();
});

it('renders more documents than it has workers, each its own', async () => {
  const pool = createPdfPool({ startWorker: titles, size: 2 });
  const rendered = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((title) => pool.render(titled(title))));
  expect(rendered.map(text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  await pool.close();
});

const startsInTurn =
  (...workers: (() => Worker)[]) =>
  () =>
    (workers.shift() ?? titles)();

it('retries a document whose worker dies, ahead of the queued ones', async () => {
  const pool = createPdfPool({ startWorker: startsInTurn(mortal), size: 1 });
  const order: string[] = [];
  await Promise.all(
    ['first', 'second'].map(async (title) => order.push(text(await pool.render(titled(title))))),
  );
  expect(order).toEqual(['first', 'second']);
  await pool.close();
});

it('fails only the document whose workers died twice, and names it', async () => {
  const pool = createPdfPool({ startWorker: startsInTurn(mortal, mortal), size: 1 });
  const [lost, kept] = await Promise.allSettled([pool.render(titled('lost')), pool.render(titled('kept'))]);
  expect(lost).toMatchObject({
    status: 'rejected',
    reason: { message: 'The PDF of “lost” was not rendered: its worker ended' },
  });
  expect(kept.status === 'fulfilled' && text(kept.value)).toBe('kept');
  await pool.close();
});

it('terminates an unresponsive worker, and renders its document in another', async () => {
  const workers: Worker[] = [];
  const startWorker = () => {
    const worker = (workers.length === 0 ? hanging : titles)();
    workers.push(worker);
    return worker;
  };
  const pool = createPdfPool({ startWorker, size: 1, limitMs: LIMIT_MS });
  expect(text(await pool.render(titled('slow')))).toBe('slow');
  // Threads that have ended have no id.
  await expect.poll(() => workers[0]?.threadId).toBe(-1);
  await pool.close();
});

it('fails a document that hangs twice, names it, and goes on with the next', async () => {
  const pool = createPdfPool({ startWorker: startsInTurn(hanging, hanging), size: 1, limitMs: LIMIT_MS });
  const [hung, kept] = await Promise.allSettled([pool.render(titled('hung')), pool.render(titled('kept'))]);
  expect(hung).toMatchObject({
    status: 'rejected',
    reason: { title: 'hung', message: expect.stringContaining('“hung” was not rendered: it took longer') },
  });
  expect(kept.status === 'fulfilled' && text(kept.value)).toBe('kept');
  await pool.close();
});

it('closes even if a document hangs', async () => {
  const pool = createPdfPool({ startWorker: hanging, size: 1, limitMs: LIMIT_MS });
  const hung = expect(pool.render(titled('hung'))).rejects.toThrow('hung');
  await pool.close();
  await hung;
});

it('terminates an idle worker, and starts one again when needed', async () => {
  const workers: Worker[] = [];
  const startWorker = () => {
    const worker = titles();
    workers.push(worker);
    return worker;
  };
  const pool = createPdfPool({ startWorker, size: 1, idleMs: 1 });
  await pool.render(MODEL);
  if (workers[0]) await once(workers[0], 'exit');
  expect(text(await pool.render(titled('again')))).toBe('again');
  expect(workers).toHaveLength(2);
  await pool.close();
});

it('finishes the document in progress at a shutdown, and refuses the queued ones', async () => {
  const pool = createPdfPool({ startWorker: titles, size: 1 });
  const documents = Promise.allSettled([pool.render(titled('begun')), pool.render(titled('queued'))]);
  await pool.close();
  const [begun, queued] = await documents;
  expect(begun.status === 'fulfilled' && text(begun.value)).toBe('begun');
  expect(queued).toMatchObject({ reason: { message: expect.stringContaining('stopping') } });
  await expect(pool.render(MODEL)).rejects.toThrow('stopping');
});

it('asks people to retry when too many documents wait, but still accepts those of tasks', async () => {
  const pool = createPdfPool({ startWorker: titles, size: 1, mostWaiting: 2 });
  const taken = ['a', 'b', 'c'].map((title) => pool.renderNow(titled(title)));
  await expect(pool.renderNow(titled('d'))).rejects.toBeInstanceOf(PdfQueueFull);
  const task = pool.render(titled('e'));
  expect((await Promise.all([...taken, task])).map(text)).toEqual(['a', 'b', 'c', 'e']);
  expect(text(await pool.renderNow(titled('f')))).toBe('f');
  await pool.close();
});
