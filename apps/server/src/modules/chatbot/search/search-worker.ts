import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadEmbeddings } from './embeddings.ts';
import { buildIndex, type Hit, type SearchIndex } from './search-index.ts';
import type { SearchAnswer, SearchJob, WorkerData } from './search-thread.ts';

// Requests come first. On Linux this is the priority of the calling thread; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const embeddings = loadEmbeddings((workerData as WorkerData).embeddingsFile);
/** The newest index of each lender. */
const indexes = new Map<string, Promise<SearchIndex>>();

parentPort?.on('message', async (job: SearchJob) => {
  parentPort?.postMessage(await answerOf(job));
});

/** A question that fails costs nobody else their answer. */
async function answerOf(job: SearchJob): Promise<SearchAnswer> {
  try {
    return { id: job.id, hits: await hitsOf(job) };
  } catch (error) {
    return { id: job.id, failure: (error as Error).message };
  }
}

async function hitsOf({ lender, entries, question, topicsOf }: SearchJob): Promise<readonly Hit[]> {
  if (entries)
    indexes.set(
      lender,
      embeddings.then((loaded) => buildIndex(entries, loaded)),
    );
  const index = await indexes.get(lender);
  if (topicsOf !== undefined) return (await index?.guessTopics(topicsOf)) ?? [];
  return question === undefined ? [] : ((await index?.search(question)) ?? []);
}
