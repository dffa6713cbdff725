// Proves IN-01.

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { ruleFilesIn } from '../../apps/server/src/modules/rules/rule-files.ts';
import { pdfOf, photoOf } from '../../apps/server/src/testing/files.ts';
import { people } from '../personas/people.ts';
import { startInstallation } from './installation.ts';
import { completeApplication } from './traveller.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_BYTES = 250_000_000;
const TIMEOUT_MS = 240_000;

/** A copy of the build, from which nothing of the checkout can be reached. */
let build: string;
beforeAll(() => {
  build = join(mkdtempSync(join(tmpdir(), 'homeline-build-')), 'homeline');
  cpSync(join(ROOT, 'dist'), build, { recursive: true });
});

describe('the build', () => {
  it(
    'takes a borrower from registration to a funded line without the checkout, and its audit finds nothing',
    async () => {
      const person = people.find(({ id }) => id === 'T01') ?? expect.fail();
      const installation = await startInstallation('pglite', {}, { build });
      const env = { ...process.env, ...installation.sharedSettings(), DATA_DIR: installation.dataDir() };
      try {
        const { steps } = await completeApplication(installation, person);
        expect(steps.at(-1)).toBe('COMPLETE');
        await installation.kill();
        const { stdout } = await promisify(execFile)(join(build, 'bin/homeline'), ['audit'], { env });
        expect(stdout).toMatch(/homeline: applications 1, events \d{2,}.*[\s\S]*, findings 0\n$/);
      } finally {
        await installation.stop();
      }
    },
    TIMEOUT_MS,
  );

  it.each([
    ['pictures', photoOf('of a deed'), 'image/jpeg'],
    ['PDFs', pdfOf('a deed'), 'application/pdf'],
  ])('opens %s in its thread for files', async (_, input, contentType) => {
    const answer = await answerOf('file-worker', { message: { name: 'openFile', input } });
    expect(answer).toMatchObject({ contentType });
  });

  it('loads the chatbot’s model in its thread for questions', async () => {
    const workerData = { embeddingsFile: join(build, 'embeddings') };
    const message = { id: 1, lender: 'homeline', entries: [], question: 'What is a HELOC?' };
    expect(await answerOf('search-worker', { workerData, message })).toEqual({ id: 1, hits: [] });
  });

  it('compares sample people in its thread for rules', async () => {
    const { files } = ruleFilesIn(join(ROOT, 'organisations'), 'homeline');
    const workerData = { before: files, proposed: files.filter(({ kind }) => kind === 'rates') };
    const { rows } = (await answerOf('people-worker', { workerData })) as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(10);
  });

  it('has no development package', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const licenses = readFileSync(join(build, 'LICENSES.txt'), 'utf8');
    const names = [...licenses.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\d+\S*: /gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
  });

  it('takes no more than 250 MB together with Node', () => {
    const files = globSync('**/*', { cwd: build }).map((file) => statSync(join(build, file)));
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes + statSync(process.execPath).size).toBeLessThan(MOST_BYTES);
  });
});

/** Returns what a thread of the build says first. */
async function answerOf(
  thread: string,
  { workerData, message }: { workerData?: unknown; message?: unknown },
): Promise<unknown> {
  const worker = new Worker(join(build, 'programs', `${thread}.js`), { workerData, env: {} });
  try {
    if (message) worker.postMessage(message);
    const [answer] = await once(worker, 'message');
    return answer;
  } finally {
    await worker.terminate();
  }
}
