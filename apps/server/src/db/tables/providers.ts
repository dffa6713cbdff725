import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant } from './columns.ts';

/** A lender's account at a provider. */
type ProviderAccountTable = {
  organisation: Fixed<string>;
  provider: Fixed<string>;
  version: number;
  /** JSON, sealed. */
  fields: string;
  saved_by: string;
  saved_at: Instant;
  checked_at: Instant | null;
  found: string | null;
  /** The secret that signed webhooks before the present one, sealed. */
  old_secret: string | null;
  /** Webhooks signed with it are taken until then. */
  old_secret_until: Instant | null;
};

/** An adapter's note under a `reference`, such as a provider's id, or the application that such an id is of. */
type ProviderNoteTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  provider: Fixed<string>;
  reference: Fixed<string>;
  /** Sealed. */
  theirs: string;
  at: Instant;
};

export type IntentState = 'PREPARED' | 'ANSWERED' | 'NEEDS_PERSON';

type IntentTable = {
  organisation: Fixed<string>;
  reference: Fixed<string>;
  application_id: Fixed<string>;
  task: Fixed<string>;
  entered_seq: Fixed<number>;
  state: IntentState;
  request_hash: Fixed<string>;
  attempts: number;
  unclear_answers: Generated<number>;
  answer: string | null;
  failure: string | null;
  /** The provider that it is stored for: a named one, or the bridge. */
  provider: ColumnType<string, string | undefined, string>;
  created_at: FixedInstant;
  /** When a run last set out to send it; absent for one of an earlier release, which has only the time of its first. */
  attempted_at: ColumnType<Date | null, string | undefined, string>;
  /** When its answer was recorded; absent for one of an earlier release. */
  answered_at: ColumnType<Date | null, undefined, string>;
};

type WebhookEventTable = {
  port: Fixed<string>;
  id: Fixed<string>;
  received_at: FixedInstant;
};

/** The calls of a provider in one minute by one server process. */
type ProviderMinuteTable = {
  /** Empty for a call of no lender. */
  organisation: Fixed<string>;
  /** The port, or a chat provider. */
  provider: Fixed<string>;
  minute: FixedInstant;
  /** One for each process and who answers, which isn't part of the key. */
  process: Fixed<string>;
  /** The bridge, or a provider's name. */
  answered_by: Fixed<string>;
  calls: number;
  /** Reports, or answered requests. */
  charged: number;
  timeouts: number;
  unreachable: number;
  refused: number;
  garbage: number;
  took_ms: number[];
  last_success_at: ColumnType<Date | null, string | null, string | null>;
  last_failure_at: ColumnType<Date | null, string | null, string | null>;
  last_failure: string | null;
};

/** A provider that gets no requests of a lender from one process until then, because it didn't answer. */
type ProviderPauseTable = {
  organisation: Fixed<string>;
  port: Fixed<string>;
  provider: Fixed<string>;
  process: Fixed<string>;
  failures: number;
  paused_until: Instant;
};

/** Webhooks that arrived, without their bodies. Webhooks about no application are only counted, by minute. */
type WebhookReceiptTable = {
  number: Generated<string>;
  port: Fixed<string>;
  outcome: Fixed<string>;
  organisation: Fixed<string | null>;
  application_id: Fixed<string | null>;
  received_at: FixedInstant;
  process: Fixed<string>;
  count: number;
};

/** The newest run of a job that repeats, in any process. */
type RepeatingJobTable = {
  name: Fixed<string>;
  every_ms: number;
  last_run_at: Instant;
  took_ms: number;
  last_failed_at: ColumnType<Date | null, string | null, string | null>;
  /** The class of the last error, never its message. */
  failure: string | null;
  has_failed: boolean;
};

/** What is asked of providers and what they tell. */
export type ProvidersTables = {
  intent: IntentTable;
  webhook_event: WebhookEventTable;
  webhook_receipt: WebhookReceiptTable;
  provider_minute: ProviderMinuteTable;
  provider_pause: ProviderPauseTable;
  provider_account: ProviderAccountTable;
  provider_note: ProviderNoteTable;
  repeating_job: RepeatingJobTable;
};
