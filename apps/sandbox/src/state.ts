import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StandInChat, StandInFile } from './chat/conversation.ts';
import type { Fault } from './faults.ts';
import type { HostedFlow } from './hosted/hosted.ts';
import type { StandInReport } from './mismo/report-xml.ts';
import { emptyPlaidState, type PlaidState } from './plaid/plaid-state.ts';
import type { Profile } from './profile.ts';
import { emptyStripe, type StripeState } from './stripe/state.ts';
import { emptyTruv, type TruvState } from './truv/state.ts';
import type { TwilioMessage } from './twilio/message.ts';

/** An application as the providers know it. */
export type CustomerFile = {
  /** Undefined until a request matches one of our people. */
  person?: Profile;
  who?: string;
  /** The number of answers given, by port and call: 'credit SOFT' → 2. */
  used: Record<string, number>;
};

export type Answer = { status: 'COMPLETED' | 'PENDING'; outcome: string } & Record<string, unknown>;

/** A processed request, by its reference. */
export type Order = {
  port: string;
  path: string;
  reference: string;
  fileNumber: string;
  answer: Answer;
  /** The later answer, its due time on the sandbox's clock, and the webhook that announces it. */
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
  /** True if the request had an effect; false for a repeat, a look-up or a refusal. */
  acted: boolean;
  fault?: string;
};

export type Message = {
  at: string;
  kind: 'EMAIL' | 'TEXT';
  /** The sender of an email. */
  from?: { name: string; email: string };
  /** The number that a text message comes from. */
  number?: string;
  to: string;
  fileNumber?: string;
  subject?: string;
  text: string;
  html?: string;
};

export type Webhook = {
  id: string;
  port: string;
  /** An email that a mail server hands over, with this port's secret. */
  isMail?: true;
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
  hosted: Record<string, HostedFlow>;
  log: LogEntry[];
  messages: Message[];
  webhooks: Webhook[];
  faults: Record<string, Fault[]>;
  latencyMs: Record<string, number>;
  /** The conversations at the chat providers, and their files. */
  chats: StandInChat[];
  chatFiles: Record<string, StandInFile>;
  /** The anchors that each lender's server has stored here, oldest first. */
  anchors: Record<string, ({ day: string } & Record<string, unknown>)[]>;
  /** The reports of the credit reseller, oldest first. */
  mismo: StandInReport[];
  stripe: StripeState;
  truv: TruvState;
  /** The text messages of Twilio, oldest first. */
  twilioMessages: TwilioMessage[];
  plaid: PlaidState;
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
    chats: [],
    chatFiles: {},
    anchors: {},
    mismo: [],
    stripe: emptyStripe(),
    truv: emptyTruv(),
    twilioMessages: [],
    plaid: emptyPlaidState(),
  };
}

export type Store = { readonly state: State; save(): Promise<void>; clear(): Promise<void> };

/** Opens the state, in memory or in a file. Writes replace the whole file, so it's never half written. */
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
    // Saves requested during a write share the next write.
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
    throw new Error(`Cannot read ${path}`, { cause: error });
  }
}
