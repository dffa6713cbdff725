import { Worker } from 'node:worker_threads';
import type { SamplePeople } from '@homeline/contract/rules/compare-sample-people.ts';
import type { RuleFile } from './rule-files.ts';

/** The files in effect, one of each kind, and the files that would replace them. */
export type PeopleQuestion = { readonly before: readonly RuleFile[]; readonly proposed: readonly RuleFile[] };
export type PeopleAnswer = SamplePeople | { readonly problems: readonly string[] };

/** The comparison failed or took too long. */
export class PeopleNotCompared extends Error {
  override readonly name = 'PeopleNotCompared';
}

const SCRIPT = new URL('./people-worker.ts', import.meta.url);
/** It takes two seconds on a quiet machine. */
const LIMIT_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Compares the sample people in its own thread, one comparison after the other: each takes the processor for seconds.
 * @throws PeopleNotCompared
 */
export function comparePeopleAside(question: PeopleQuestion): Promise<PeopleAnswer> {
  const answer = last.then(() => answerOf(question));
  last = answer.catch(() => undefined);
  return answer;
}

async function answerOf(question: PeopleQuestion): Promise<PeopleAnswer> {
  const worker = new Worker(SCRIPT, { env: {}, workerData: question });
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<PeopleAnswer>();
  const fail = (reason: string) =>
    reject(new PeopleNotCompared(`The sample people couldn’t be compared: ${reason}`));
  const timer = setTimeout(fail, LIMIT_MS, `it took longer than ${LIMIT_MS / 1000} seconds`).unref();
  worker.on('message', resolve);
  worker.on('error', ({ message }: Error) => fail(message));
  worker.on('exit', () => fail('the thread ended'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
