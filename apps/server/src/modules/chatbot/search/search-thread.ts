import { Worker } from 'node:worker_threads';
import { buildWordIndex, type Entry, type Hit, type SearchIndex } from './search-index.ts';

/** What a lender's chatbot can find. Another version replaces the index. */
export type Searched = {
  readonly lender: string;
  readonly version: string;
  readonly entries: readonly Entry[];
};

/** Searches in its own thread, so that the server keeps answering meanwhile. */
export type ChatSearch = {
  /**
   * Returns the entries that fit a question best: by words alone while the thread isn't ready.
   * @throws SearchFailed if the thread ends
   */
  search(searched: Searched, question: string): Promise<readonly Hit[]>;
  /** Returns how likely a question is about each topic of one's own application: nothing while the thread isn't ready, or if it fails. */
  guessTopics(searched: Searched, question: string): Promise<readonly Hit[]>;
  /** Starts the thread and the index of a lender, before the first question. Resolves once they are ready, or failed. */
  prepare(searched: Searched): Promise<void>;
  close(): Promise<void>;
};

/** With entries, the worker builds the lender's index first. Without a question, it only builds. */
export type SearchJob = Asked & {
  readonly id: number;
  readonly lender: string;
  readonly entries?: readonly Entry[];
};
/** A question to the index: what it finds, or which topics it is about. */
type Asked = { readonly question?: string; readonly topicsOf?: string };
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
  /** Whether it has the model, and answered before. */
  isReady: boolean;
  timer?: NodeJS.Timeout;
};

const SCRIPT = new URL('./search-worker.ts', import.meta.url);
/** A lender with many articles of its own waits for their embeddings: seconds on a quiet machine. */
const LIMIT_MS = 180_000;
/** A question waits this long for the thread, which takes two seconds to load the model. Then words alone answer it. */
const PATIENCE_MS = 5_000;
/** The model takes 250 MB, which an idle thread gives back. */
const IDLE_MS = 15 * 60_000;

/**
 * Creates the search. Its thread starts with the first question and ends when nobody asks anymore.
 * @param embeddingsFile keeps what an index is made of, so that the next process has it at once
 */
export function createChatSearch(embeddingsFile: string, patienceMs = PATIENCE_MS): ChatSearch {
  let thread: Thread | undefined;
  let jobs = 0;
  /** The word-only index of each lender that has needed one. */
  const wordIndexes = new Map<string, { readonly version: string; readonly index: Promise<SearchIndex> }>();

  function start(): Thread {
    const worker = new Worker(SCRIPT, { env: {}, workerData: { embeddingsFile } satisfies WorkerData });
    const started: Thread = { worker, waiting: new Map(), versions: new Map(), isReady: false };
    worker.on('message', (answer: SearchAnswer) => {
      started.isReady ||= 'hits' in answer;
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

  function ask({ lender, version, entries }: Searched, asked: Asked = {}): Promise<readonly Hit[]> {
    const current = thread ?? start();
    thread = current;
    const isKnown = current.versions.get(lender) === version;
    current.versions.set(lender, version);
    const id = ++jobs;
    const answer = Promise.withResolvers<readonly Hit[]>();
    current.waiting.set(id, answer);
    current.worker.ref();
    current.worker.postMessage({
      ...{ id, lender, ...asked },
      ...(!isKnown && { entries }),
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

  /** Returns undefined if the thread takes too long. */
  async function askInTime(searched: Searched, asked: Asked): Promise<readonly Hit[] | undefined> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), patienceMs).unref();
    return Promise.race([ask(searched, asked), late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    async search(searched, question) {
      const hits = await askInTime(searched, { question });
      return hits ?? (await wordIndex(searched)).search(question);
    },
    async guessTopics(searched, question) {
      if (!thread?.isReady) return [];
      return (await askInTime(searched, { topicsOf: question }).catch(() => undefined)) ?? [];
    },
    // A failure is reported at the first question.
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
