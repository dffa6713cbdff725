import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import type { Hosted } from './hosted/hosted.ts';
import type { KnownPerson } from './person.ts';

/** An application as the outside world knows it. */
export type CustomerFile = {
  /** Undefined until something is received that fits one of our people. */
  person?: KnownPerson;
  who?: string;
  /** How many answers of each port and call have been given: 'credit SOFT' → 2. */
  used: Record<string, number>;
};

export type Answer = { status: 'COMPLETED' | 'PENDING'; outcome: string } & Record<string, unknown>;

/** A request that was acted upon, by its reference. */
export type Order = {
  port: string;
  path: string;
  reference: string;
  fileNumber: string;
  answer: Answer;
  /** The answer it gets later, when on the sandbox's clock, and the webhook that tells it. */
  next?: Answer;
  dueMs?: number;
  event?: string;
};

export type LogEntry = {
  at: string;
  port: string;
  call: string;
  reference?: string;
  fileNumber?: string;
  who?: string;
  body?: unknown;
  status: number;
  outcome?: string;
  /** Something was done: false for a repeat, a look-up, a refusal. */
  acted: boolean;
  fault?: string;
};

export type Message = {
  at: string;
  kind: 'EMAIL' | 'TEXT';
  to: string;
  fileNumber?: string;
  subject?: string;
  text: string;
  html?: string;
};

export type Webhook = {
  id: string;
  port: string;
  at: string;
  body: string;
  delivery: 'WAITING' | 'DELIVERED';
  tries: number;
  lastStatus?: number;
};

export type State = {
  clockOffsetMs: number;
  files: Record<string, CustomerFile>;
  orders: Record<string, Order>;
  hosted: Record<string, Hosted>;
  log: LogEntry[];
  messages: Message[];
  webhooks: Webhook[];
  faults: Record<string, Fault[]>;
  latencyMs: Record<string, number>;
};

export function emptyState(): State {
  return {
    clockOffsetMs: 0,
    files: {},
    orders: {},
    hosted: {},
    log: [],
    messages: [],
    webhooks: [],
    faults: {},
    latencyMs: {},
  };
}

export type Store = { readonly state: State; save(): Promise<void>; clear(): Promise<void> };

/** Keeps the state in memory and, when a folder is given, in a file that is replaced whole: it is there before or after, never half. */
export function openStore(dataDir: string | undefined): Store {
  const state = emptyState();
  if (!dataDir)
    return { state, save: async () => {}, clear: async () => void Object.assign(state, emptyState()) };
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'sandbox.json');
  Object.assign(state, readState(path));
  let writing: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  const write = async () => {
    queued = undefined;
    await writeFile(`${path}.next`, JSON.stringify(state));
    await rename(`${path}.next`, path);
  };
  const save = () => {
    // All who ask while a write runs share the one after it.
    queued ??= writing = writing.then(write, write);
    return queued;
  };
  return {
    state,
    save,
    clear() {
      Object.assign(state, emptyState());
      return save();
    },
  };
}

function readState(path: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${path} cannot be read`, { cause: error });
  }
}
