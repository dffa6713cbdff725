import { Worker } from 'node:worker_threads';
import { buildWordIndex, type Entry, type Hit, type SearchIndex } from './search-index.ts';

/** What a lender's chatbot can find. Another version replaces the index. */
export type Searched = {
  readonly lender: string;
  readonly version: string;
  readonly entries: readonly Entry[];
};

/** Searches in a thread of its own, so that the server keeps answering meanwhile. */
export type ChatSearch = {
  /**
   * Returns the entries that fit a question best: by words alone while the thread isn't ready.
   * @throws SearchFailed if the thread ends
   */
  search(searched: Searched, question: string): Promise<readonly Hit[]>;
  /** Starts the thread and the index of a lender, before the first question. Resolves once they are ready, or failed. */
  prepare(searched: Searched): Promise<void>;
  close(): Promise<void>;
};

/** With entries, the worker builds the lender's index first. Without a question, it only builds. */
export type SearchJob = {
  readonly id: number;
  readonly lender: string;
  readonly entries?: readonly Entry[];
  readonly question?: string;
};
export type SearchAnswer = { readonly id: number } & (
  | { readonly hits: readonly Hit[] }
  | { readonly failure: string }
);

export type WorkerData = { readonly embeddingsFile: string };

/** The search gave no answer. */
export class SearchFailed extends Error {
  override readonly name = 'SearchFailed';
}

type Thread = {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<readonly Hit[]>>;
  /** The version of each lender's index. */
  readonly versions: Map<string, string>;
  timer?: NodeJS.Timeout;
};

const SCRIPT = new URL('./search-worker.ts', import.meta.url);
/** A lender with many articles of its own waits for their embeddings: seconds on a quiet machine. */
const LIMIT_MS = 180_000;
/** A question waits this long for the thread, which takes two seconds to load the model. Then words alone answer it. */
const PATIENCE_MS = 5_000;
/** The model takes 100 MB, which an idle thread gives back. */
const IDLE_MS = 15 * 60_000;

/**
 * Creates the search. Its thread starts with the first question and ends when nobody asks anymore.
 * @param embeddingsFile keeps what an index is made of, so that the next process has it at once
 */
export function createChatSearch(embeddingsFile: string, patienceMs = PATIENCE_MS): ChatSearch {
  let thread: Thread | undefined;
  let jobs = 0;
  /** The index by words alone of each lender that needed one. */
  const wordIndexes = new Map<string, { readonly version: string; readonly index: Promise<SearchIndex> }>();

  function start(): Thread {
    const worker = new Worker(SCRIPT, { env: {}, workerData: { embeddingsFile } satisfies WorkerData });
    const started: Thread = { worker, waiting: new Map(), versions: new Map() };
    worker.on('message', (answer: SearchAnswer) => {
      const waiting = started.waiting.get(answer.id);
      if ('hits' in answer) waiting?.resolve(answer.hits);
      else waiting?.reject(new SearchFailed(answer.failure));
      started.waiting.delete(answer.id);
      if (started.waiting.size === 0) worker.unref();
    });
    worker.on('error', ({ message }) => end(started, message));
    worker.on('exit', () => end(started, 'the thread ended'));
    return started;
  }

  function end(ending: Thread, reason: string): void {
    if (thread === ending) thread = undefined;
    clearTimeout(ending.timer);
    for (const { reject } of ending.waiting.values()) reject(new SearchFailed(reason));
    ending.waiting.clear();
    void ending.worker.terminate();
  }

  function ask({ lender, version, entries }: Searched, question?: string): Promise<readonly Hit[]> {
    const current = thread ?? start();
    thread = current;
    const isKnown = current.versions.get(lender) === version;
    current.versions.set(lender, version);
    const id = ++jobs;
    const answer = Promise.withResolvers<readonly Hit[]>();
    current.waiting.set(id, answer);
    current.worker.ref();
    current.worker.postMessage({
      ...{ id, lender },
      ...(!isKnown && { entries }),
      ...(question !== undefined && { question }),
    } satisfies SearchJob);
    clearTimeout(current.timer);
    current.timer = setTimeout(() => end(current, 'nobody asked'), IDLE_MS).unref();
    const late = setTimeout(() => end(current, `it took longer than ${LIMIT_MS / 1000} seconds`), LIMIT_MS);
    late.unref();
    return answer.promise.finally(() => clearTimeout(late));
  }

  function wordIndex({ lender, version, entries }: Searched): Promise<SearchIndex> {
    const known = wordIndexes.get(lender);
    if (known?.version === version) return known.index;
    const index = buildWordIndex(entries);
    wordIndexes.set(lender, { version, index });
    return index;
  }

  return {
    async search(searched, question) {
      const late = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => late.resolve(undefined), patienceMs).unref();
      const hits = await Promise.race([ask(searched, question), late.promise]).finally(() =>
        clearTimeout(timer),
      );
      return hits ?? (await wordIndex(searched)).search(question);
    },
    // A failure shows with the first question.
    async prepare(searched) {
      await ask(searched).catch(() => undefined);
    },
    async close() {
      const closing = thread;
      if (!closing) return;
      end(closing, 'the server is stopping');
      await closing.worker.terminate();
    },
  };
}
