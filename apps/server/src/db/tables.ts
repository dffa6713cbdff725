import type { CallContext } from '@homeline/contract/call-context.ts';
import type { RealtimeEvent } from '@homeline/contract/realtime/messages.ts';
import type { ChatFileType } from '@homeline/domain/chat/attachments.ts';
import type { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import type { AgentSkill } from '@homeline/domain/chat/chat-session.ts';
import type {
  ChatAuthor,
  ChatEnding,
  ChatPresence,
  ChatProvider,
  ChatState,
} from '@homeline/domain/chat/conversation.ts';
import type { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { FeedbackTopic } from '@homeline/domain/feedback/ceo-feedback.ts';
import type { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely';

/** A column that is never updated. */
type Fixed<T> = ColumnType<T, T, never>;
type Instant = ColumnType<Date, string, string>;
type FixedInstant = ColumnType<Date, string, never>;
type Json<T> = JSONColumnType<T & object, string, string>;

/** The origin of a request. */
export type Origin = { readonly ip?: string; readonly userAgent?: string };

export type ApplicationTable = {
  organisation: Fixed<string>;
  id: Fixed<string>;
  owner: Fixed<string>;
  loan_number: Generated<string>;
  created_at: FixedInstant;
  /** The numbers of the newest fact and audit event. */
  last_seq: number;
  last_event: Generated<number>;
  /** A keyed hash over this row and its newest event. Null until its first event, in the same transaction. */
  head_hash: ColumnType<string | null, undefined, string>;
};

/** Append-only. */
export type FactTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  seq: Fixed<number>;
  name: Fixed<string>;
  value: Json<unknown>;
  at: FixedInstant;
  actor: Fixed<string>;
  origin: Json<Origin>;
};

/** The state derived from the facts, for lists and the status call. Written with the facts; the sweep can rebuild it. */
export type ProjectionTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  owner: Fixed<string>;
  loan_number: Fixed<string>;
  step: string;
  kind: string;
  since: Instant;
  entered_seq: number;
  furthest_stage: string;
  due_at: ColumnType<Date | null, string | null, string | null>;
  /** The last day for a required notice, in the home's time zone (12 CFR 1002.9). */
  notice_due_on: ColumnType<unknown, string | null, string | null>;
  /** Why an automatic rule referred the review to a person. */
  referred: string[];
  status: Json<unknown>;
  table_version: string;
  /** Who must act next, a desk or another owner of a step; null once the application has ended. */
  waits_for: string | null;
  borrower: string | null;
  /** The state of the home. */
  state: string | null;
  /** The line as last chosen, else the largest one offered. */
  amount_cents: ColumnType<string | null, number | null, number | null>;
  /** A proposal of this visit of the step waits for another person. */
  awaits_second_person: Generated<boolean>;
  /** A proposal of this visit of the step was returned or taken back. */
  proposal_returned: Generated<boolean>;
  /** Somebody on it withdrew their consent to electronic records. */
  on_paper: Generated<boolean>;
  /** Changes with the search terms. */
  search_hash: string | null;
};

/** What staff find an application by: a word, or a keyed hash. */
export type SearchTermTable = {
  organisation: Fixed<string>;
  term: Fixed<string>;
  application_id: Fixed<string>;
};

/** The member of staff who works on an application. */
export type AssignmentTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  identity: string;
  assigned_by: string;
  assigned_at: Instant;
};

/** Append-only: who changed whose staff account. */
export type StaffChangeTable = {
  organisation: Fixed<string>;
  number: Generated<string>;
  at: FixedInstant;
  changed_by: Fixed<string>;
  identity: Fixed<string>;
  what: Fixed<string>;
  roles: Fixed<string[]>;
  /** What was changed, if it isn't an account: a flag. */
  subject: Fixed<string | null>;
};

/** Every change of a flag; the newest one holds. */
export type FlagChangeTable = {
  organisation: Fixed<string>;
  number: Fixed<string>;
  key: Fixed<string>;
  /** Null for the lender's default. */
  setting: ColumnType<FlagSetting | null, string | null, never>;
  /** The number of the change with which its experiment began; null for a setting that splits nobody. */
  experiment: Fixed<string | null>;
  reason: Fixed<string>;
  changed_by: Fixed<string>;
  at: FixedInstant;
};

/** Every change of a lender's setting; the newest one holds. */
export type LenderSettingTable = {
  organisation: Fixed<string>;
  number: Generated<string>;
  name: Fixed<string>;
  /** Null for the value in the lender's folder. */
  value: ColumnType<unknown, string | null, never>;
  reason: Fixed<string>;
  changed_by: Fixed<string>;
  /** The second person, if it took two. */
  confirmed_by: Fixed<string | null>;
  at: FixedInstant;
};

/** A change of a setting that waits for a second person. There is one for each setting. */
export type LenderSettingProposalTable = {
  organisation: Fixed<string>;
  name: Fixed<string>;
  value: ColumnType<unknown, string | null, never>;
  reason: Fixed<string>;
  proposed_by: Fixed<string>;
  proposed_at: FixedInstant;
};

/** A lender's account at a provider. */
export type ProviderAccountTable = {
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
export type ProviderNoteTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  provider: Fixed<string>;
  reference: Fixed<string>;
  /** Sealed. */
  theirs: string;
  at: Instant;
};

/** Which variant of an experiment a person got, once. */
export type ExperimentExposureTable = {
  organisation: Fixed<string>;
  key: Fixed<string>;
  /** 0 for an experiment of the lender's folder. */
  experiment: Fixed<string>;
  tracker: string;
  variant: Fixed<string>;
  at: FixedInstant;
};

/** A visit of the pages, without personal data. */
export type TelemetrySessionTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  epoch: Fixed<string>;
  tracker: Fixed<string>;
  context: Fixed<CallContext>;
  lib_version: Fixed<string>;
  app_version: Fixed<string>;
  /** The kind of website. */
  came_from: Fixed<string>;
  query_params: Json<Record<string, string>>;
  screen_width: Fixed<number>;
  screen_height: Fixed<number>;
  window_width: Fixed<number>;
  window_height: Fixed<number>;
  at: FixedInstant;
};

/** Where staff can replay a borrower's session. */
export type SessionReplayTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  link: Fixed<string>;
  at: FixedInstant;
};

/** An event of a visit. Nobody verified who sent it. */
export type TelemetryEventTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  session: Fixed<string>;
  context: Fixed<CallContext>;
  event: Fixed<string>;
  event_type: Fixed<string>;
  properties: Json<Record<string, string | number | boolean>>;
  product_type: Fixed<string>;
  is_own_host: Fixed<boolean>;
  page_path: Fixed<string>;
  query_params: Json<Record<string, string>>;
  identity: Fixed<string | null>;
  application_id: Fixed<string | null>;
  step: Fixed<string | null>;
  /** Null when every repeat counts. */
  dedupe: Fixed<string | null>;
  at: FixedInstant;
};

/** A further identifier of a person in the experiments: of another device, or of their time as a visitor. */
export type TrackerAliasTable = { organisation: Fixed<string>; alias: Fixed<string>; tracker: Fixed<string> };

/** What staff noted about an application, and the messages with its people; sealed. */
export type NoteTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  uuid: Fixed<string>;
  text: ColumnType<Sealed>;
  written_by: Fixed<string>;
  written_at: FixedInstant;
  /** A text message or an answer that no staff have read yet. */
  is_unread: Generated<boolean>;
  /** Whose message it is: `BORROWER`, or a signer's uuid. Null for what nobody outside the lender reads. */
  thread: ColumnType<string | null, string | null | undefined, never>;
  /** Written by the person of the thread. */
  is_answer: Generated<boolean>;
  /** When the person of the thread read what staff wrote. */
  read_at: ColumnType<Date | null, undefined, string>;
};

/** Whom a note reminds, from a day. */
export type ReminderTable = {
  organisation: Fixed<string>;
  note: Fixed<string>;
  application_id: Fixed<string>;
  identity: Fixed<string>;
  due_on: Fixed<string>;
  done_at: ColumnType<Date | null, null, Date>;
};

/** What a person is told in the product. */
export type NotificationTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  application_id: Fixed<string>;
  content: ColumnType<Sealed>;
  created_at: FixedInstant;
  read_at: ColumnType<Date | null, undefined, string | null>;
  /** The step that it announced; null for other news. */
  step: ColumnType<string | null, string | undefined, never>;
};

/** Which optional emails a person turned on or off. */
export type MessageChoiceTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  kind: Fixed<string>;
  is_on: boolean;
  at: Instant;
  /** When a reply such as STOP stopped text messages. What the person chooses in the settings doesn't end that; START does. */
  stopped_by_reply_at: ColumnType<Date | null, string | null | undefined, string | null>;
};

/** Feedback to the chief executive. */
export type FeedbackTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  application_id: Fixed<string | null>;
  topic: Fixed<FeedbackTopic>;
  message: ColumnType<Sealed>;
  marketing_consent: Fixed<boolean>;
  pathname: Fixed<string>;
  sent_at: FixedInstant;
};

/** A conversation with the chatbot. */
export type ChatbotConversationTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  /** A keyed hash of the secret that the browser holds. */
  nonce_hash: Fixed<string>;
  /** Who is signed in; null for a visitor. */
  identity: string | null;
  /** The name and the email address of the form, encrypted. */
  person: ColumnType<Sealed>;
  started_at: FixedInstant;
  used_at: Instant;
};

/** A question to the chatbot with its answer, encrypted together. */
export type ChatbotAnswerTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  conversation: Fixed<string>;
  /** Its place in the conversation, from 1. */
  number: Fixed<number>;
  content: ColumnType<Sealed>;
  answered_at: FixedInstant;
  /** Present where the chatbot said that it doesn't know. */
  unanswered_at: ColumnType<Date | null, string | null, never>;
  /** Present once the person marked the answer as bad. */
  bad_reason: ColumnType<BadResponseReason | null, undefined, BadResponseReason | null>;
  bad_comment: ColumnType<Sealed | null, undefined, Sealed | null>;
  marked_at: ColumnType<Date | null, undefined, string | null>;
  /** Present once the person marked the answer as good. */
  helpful_at: ColumnType<Date | null, undefined, string | null>;
};

/** A wallet account that a person linked: name and addresses, encrypted. */
export type WalletAccountTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  content: ColumnType<Sealed>;
  linked_at: FixedInstant;
};

/** A person who may see another person's wallet account, by email address. */
export type WalletAuthorizationTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  wallet: Fixed<string>;
  email: ColumnType<Sealed>;
  email_hash: Fixed<string>;
  granted_at: FixedInstant;
};

/** A person who has an application open in the console. */
export type FileViewerTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  identity: Fixed<string>;
  /** In real time. */
  seen_at: Instant;
};

/** A list that a member of staff keeps under a name. */
export type SavedViewTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  name: Fixed<string>;
  filters: Json<unknown>;
};

/** The columns that a person's lists show, from left to right. */
export type ListColumnsTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  columns: string[];
};

export type AuditEventTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  number: Fixed<number>;
  /** 2: keyed. Nothing wrote another version. */
  version: Generated<number>;
  at: FixedInstant;
  actor: Fixed<string>;
  what: Fixed<string>;
  detail: Json<unknown>;
  origin: Json<Origin>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
};

export type AuditAnchorTable = {
  organisation: Fixed<string>;
  day: Fixed<string>;
  applications: Fixed<number>;
  version: Generated<number>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
};

/** A link of the installation's chain over the chains of all applications. */
export type InstallationLinkTable = {
  number: ColumnType<string, number, never>;
  at: FixedInstant;
  heads: Json<unknown>;
  hash: Fixed<string>;
};

/** The newest event of each application that a link covers. */
export type InstallationHeadTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  last_event: number;
};

export type IntentState = 'PREPARED' | 'ANSWERED' | 'NEEDS_PERSON';

export type IntentTable = {
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
};

export type WebhookEventTable = {
  port: Fixed<string>;
  id: Fixed<string>;
  received_at: FixedInstant;
};

/** The calls of a provider in one minute by one server process. */
export type ProviderMinuteTable = {
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
export type ProviderPauseTable = {
  organisation: Fixed<string>;
  port: Fixed<string>;
  provider: Fixed<string>;
  process: Fixed<string>;
  failures: number;
  paused_until: Instant;
};

/** Webhooks that arrived, without their bodies. Webhooks about no application are only counted, by minute. */
export type WebhookReceiptTable = {
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
export type RepeatingJobTable = {
  name: Fixed<string>;
  every_ms: number;
  last_run_at: Instant;
  took_ms: number;
  last_failed_at: ColumnType<Date | null, string | null, string | null>;
  /** The class of the last error, never its message. */
  failure: string | null;
  has_failed: boolean;
};

/** A certificate that signed documents of the installation. */
export type DocumentCertificateTable = {
  sha256: Fixed<string>;
  first_used_at: Instant;
};

/** The refused sign-ins of an account on a day, in real time. */
export type SignInRefusalTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  day: Fixed<string>;
  reason: Fixed<string>;
  attempts: number;
  last_at: Instant;
};

/** An audit of a lender's chains, asked for by staff or the command line. */
export type AuditCheckTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  requested_at: Generated<Date>;
  /** Null for the command line. */
  requested_by: Fixed<string | null>;
  /** The last sign of life of the server that runs it. Null while queued; another server takes over when it gets old. */
  alive_at: ColumnType<Date | null, undefined, string>;
  finished_at: ColumnType<Date | null, string | undefined, string>;
  applications: Generated<number>;
  checked: Generated<number>;
  result: ColumnType<unknown, string | undefined, string>;
  failure: ColumnType<string | null, undefined, string>;
};

export type IdempotencyKeyTable = {
  organisation: Fixed<string>;
  caller: Fixed<string>;
  call: Fixed<string>;
  key: Fixed<string>;
  input_hash: Fixed<string>;
  answer: string | null;
  created_at: FixedInstant;
};

/** Append-only: every rate, fee and limit shown, with its reader. */
export type TermsLedgerTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  number: Generated<number>;
  shown_to: Fixed<string>;
  shown_at: FixedInstant;
  shown_where: Fixed<string>;
  terms: Json<unknown>;
  /** The rule versions that priced the terms: their effective dates, and their checksums since a date may have several texts. */
  rates_version: Fixed<string | null>;
  rates_sha256: Fixed<string | null>;
  policy_version: Fixed<string | null>;
  policy_sha256: Fixed<string | null>;
};

/** Append-only: a publication or withdrawal of a lender's rule version. */
export type RuleVersionTable = {
  organisation: Fixed<string>;
  kind: Fixed<RuleKind>;
  effective_on: Fixed<CivilDate>;
  number: Generated<number>;
  sha256: Fixed<string>;
  xml: string;
  /** This row withdraws the version of the day. */
  withdrawn: Fixed<boolean>;
  published_at: FixedInstant;
  /** A member of staff, as in the audit chain; `SEED` for the lender's folder at the first start. */
  published_by: Fixed<string>;
  /** Who proposed it, if another person confirmed it. */
  proposed_by: Fixed<string | null>;
};

/** A rate sheet or credit policy that the lender's people write, one of each kind. */
export type RuleDraftTable = {
  organisation: Fixed<string>;
  kind: Fixed<RuleKind>;
  /** A number that no other text of a draft has, so that nobody overwrites a change they haven't seen. */
  version: Generated<number>;
  /** The effective date of the published version that it started from. */
  based_on: CivilDate;
  sha256: string;
  xml: string;
  changed_by: string;
  changed_at: Instant;
};

/** A publication or withdrawal of rules that waits for a second person. */
export type RuleProposalTable = {
  organisation: Fixed<string>;
  id: Fixed<string>;
  act: Fixed<'PUBLISH' | 'WITHDRAW'>;
  effective_on: Fixed<CivilDate>;
  /** `rates`, `policy` or `rates,policy`. */
  kinds: Fixed<string>;
  /** The text of each kind; empty for a withdrawal. */
  files: Json<Partial<Record<RuleKind, string>>>;
  /** Of the act, the day and the checksum of each file. */
  sha256: Fixed<string>;
  /** Proposed from the draft of its kind; ends when the draft changes. */
  from_draft: Fixed<boolean>;
  proposed_by: Fixed<string>;
  proposed_at: FixedInstant;
};

/** Append-only: who proposed, returned, published or withdrew rules. */
export type RuleActTable = {
  organisation: Fixed<string>;
  number: Generated<string>;
  at: FixedInstant;
  identity: Fixed<string>;
  what: Fixed<string>;
  kinds: Fixed<string>;
  effective_on: Fixed<CivilDate | null>;
  sha256: Fixed<string>;
  /** The proposal that it is about. */
  proposal: Fixed<string | null>;
  comment: Fixed<string | null>;
};

export type StoredFileTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  application_id: Fixed<string>;
  name: Fixed<string>;
  type: Fixed<string>;
  size: Fixed<number>;
  sha256: Fixed<string>;
  /** Empty once the bytes are in the file store. */
  sealed: Uint8Array;
  /** Their name in the file store. */
  object: ColumnType<string | null, undefined, string | null>;
  created_at: FixedInstant;
};

/** What may be in the file store: written before the bytes go there, deleted once they are removed. */
export type FileObjectTable = {
  name: Fixed<string>;
  organisation: Fixed<string>;
  file: Fixed<string>;
  created_at: ColumnType<Date, undefined, unknown>;
};

export type DocumentTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  application_id: Fixed<string>;
  type: Fixed<string>;
  file: Fixed<string>;
  /** The document as HTML, if we generated it. */
  page: Fixed<string | null>;
  /** The additional signer who uploaded it; nobody else on the application may read it. */
  signer: ColumnType<string | null, string | undefined, never>;
  created_at: FixedInstant;
};

/** Never used in a decision: in a separate schema that rules and staff can't read. */
export type HmdaAnswerTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  /** `APPLICANT`, or the id of a co-borrower. */
  person: Fixed<string>;
  answers: string;
  answered_at: Instant;
};

export type OutboxTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  /** Null for a message about an account. */
  application_id: Fixed<string | null>;
  channel: Fixed<'EMAIL' | 'SMS'>;
  template: Fixed<string>;
  message: ColumnType<Sealed>;
  sent_at: ColumnType<Date | null, undefined, string>;
  attempts: ColumnType<number, undefined>;
  /** In real time: moving the business clock must not hurry a provider. */
  next_attempt_at: ColumnType<Date | null, undefined, string | null>;
  /** When the provider refused it for good. */
  refused_at: ColumnType<Date | null, undefined, string | null>;
  /** When a text message wasn't sent, because the borrower had stopped them. */
  withheld_at: ColumnType<Date | null, undefined, string>;
  /** The provider that is being asked, or whose answer left open whether it sent the message. No other gets it. */
  provider: ColumnType<string | null, undefined, string | null>;
  created_at: FixedInstant;
};

/** The result of a message: delivered, returned, or withheld. Without a row, none is known. */
export type DeliveryTable = {
  organisation: Fixed<string>;
  /** The message of the outbox, or the intent of the task that sent it. */
  reference: Fixed<string>;
  application_id: Fixed<string>;
  /** `WITHHELD`: not sent, as an earlier message to the same address was returned. */
  state: Fixed<'DELIVERED' | 'RETURNED' | 'WITHHELD'>;
  reason: Fixed<ReturnReason | null>;
  /** The carrier's or the mail server's own code. */
  code: Fixed<string | null>;
  /** A keyed hash of the address or number that takes no messages until it is corrected. */
  address_hash: string | null;
  at: FixedInstant;
  /** When staff had mailed the notice, sent the message again or reached the person otherwise. */
  settled_at: ColumnType<Date | null, undefined, string>;
};

export type RateLimitTable = {
  key: Fixed<string>;
  failures: number;
  window_ends_at: Instant;
};

export type RevokedSessionTable = { session: Fixed<string>; revoked_at: FixedInstant };

export type StaffTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  permissions: string[];
};

/** People, their ways to sign in and their sessions. The names come from better-auth, which kept them first. */
export type IdentityTable = {
  id: Fixed<string>;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The language in which the lender writes to them, if it offers it. */
  language: ColumnType<Language, Language | undefined>;
  createdAt: FixedInstant;
  updatedAt: Instant;
};

/** How a person signed in. `BROKER`: through the lender's own identity provider. */
export type SignInMethod = 'PASSWORD' | 'EMAIL_LINK' | 'PASSKEY' | 'BROKER';

export type SessionTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  createdAt: FixedInstant;
  /** When its token was last renewed. */
  updatedAt: Instant;
  expiresAt: Instant;
  ipAddress: string | null;
  userAgent: string | null;
  /** Unique and unused. */
  token: Fixed<string>;
  method: SignInMethod;
  totpVerified: boolean;
};

/** A way to sign in: a password (`credential`) or the lender's identity provider. */
export type AccountTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  providerId: Fixed<string>;
  accountId: Fixed<string>;
  /** A hash. Null for another provider, and until a first password is chosen. */
  password: string | null;
  /** Given by another person: its owner chooses their own at the first sign-in. */
  isInitial: ColumnType<boolean, boolean | undefined>;
  createdAt: FixedInstant;
  updatedAt: Instant;
};

/** The keyed hash of a token that can be used once. Its lifetime counts real time. */
export type OneTimeTokenTable = {
  hash: Fixed<string>;
  organisation: Fixed<string>;
  purpose: Fixed<string>;
  identity: Fixed<string | null>;
  detail: Fixed<string | null>;
  expires_at: FixedInstant;
  created_at: Generated<Date>;
};

/** A link by which a borrower passes on a copy of their documents. Its token and code are kept as keyed hashes only. */
export type DocumentLinkTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  application_id: Fixed<string>;
  token_hash: Fixed<string>;
  code_hash: Fixed<string>;
  documents: Fixed<string[]>;
  created_at: FixedInstant;
  expires_at: FixedInstant;
  /** Since the last download. */
  wrong_codes: Generated<number>;
  downloads: Generated<number>;
  last_download_at: ColumnType<Date | null, undefined, string>;
};

/** An authenticator app. It counts once confirmed with a first code. */
export type SecondFactorTable = {
  identity: Fixed<string>;
  secret: Sealed;
  confirmed_at: ColumnType<Date | null, undefined, string>;
  /** The time step of the last accepted code, so that no code is accepted twice. */
  last_step: ColumnType<string, undefined, number>;
  /** Keyed hashes. */
  recovery_codes: ColumnType<string[], undefined, string[]>;
};

export type PasskeyTable = {
  uuid: Fixed<string>;
  organisation: Fixed<string>;
  credential_id: Fixed<string>;
  identity: Fixed<string>;
  public_key: Fixed<Uint8Array>;
  counter: ColumnType<string, number, number>;
  transports: Fixed<string[]>;
  name: Fixed<string>;
  created_at: Generated<Date>;
  last_used_at: ColumnType<Date | null, undefined, string>;
};

/** An application that asks, or asked, the bureau about a person and a home. Only the first of several asks. */
export type CreditClaimTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  pull: Fixed<'SOFT' | 'HARD'>;
  /** A keyed hash. */
  person_and_home: Fixed<string>;
  number: Generated<number>;
};

/** A part of an unfinished upload. Counts real time. */
export type UploadPartTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  upload: Fixed<string>;
  start_byte: Fixed<number>;
  size: Fixed<number>;
  sealed: Fixed<Uint8Array>;
  created_at: Generated<Date>;
};

/** A key that encrypts stored data. Its value opens with that key only, and is the same for every key. */
export type SealingKeyTable = {
  key_id: Fixed<string>;
  /** Sealed: derives the keys of lookup hashes, so that a key can be retired without changing them. */
  hash_root: ColumnType<Sealed, Sealed, never>;
};

/** An invitation to sign an application besides its borrower, and the account that accepted it. Counts business time. */
export type SignerInvitationTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  signer: Fixed<string>;
  /** A keyed hash of the invited address. */
  email_hash: string;
  /** A keyed hash of the one-time code; null once it was used. */
  code_hash: string | null;
  sent_at: Instant;
  expires_at: Instant;
  identity: string | null;
  accepted_at: ColumnType<Date | null, string | null, string | null>;
};

/** An act that one member of staff proposed, until another confirms it at the same step visit. */
export type ProposalTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  act: Fixed<string>;
  input: Json<unknown>;
  entered_seq: number;
  proposed_by: string;
  proposed_at: Instant;
  /** The note with which a second person returned it. */
  returned_note: string | null;
};

/** What changed, for open pages. In real time; deleted after a day. */
export type EventTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  number: Generated<string>;
  /** The transaction that wrote it, a 64-bit number. */
  tx: Generated<string>;
  kind: Fixed<RealtimeEvent['kind']>;
  step: Fixed<string>;
  version: Fixed<number>;
  at: Generated<Date>;
};

export type LoanOriginatorTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  name: string;
  email: string;
  phone: string;
  /** Their number in the Nationwide Multistate Licensing System. */
  nmls: string;
  broker_name: string | null;
  /** The states where they are licensed, two letters. */
  states: string[];
  /** A JPEG or PNG. */
  avatar: Uint8Array | null;
  /** What the lender pays them for a line, in percent of it, as decimal text; null for none. */
  compensation_pct: ColumnType<string | null, number | null | undefined, number | null>;
  left_at: ColumnType<Date | null, undefined, string>;
};

export type OriginatorClientTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  originator: Fixed<string>;
  name: string;
  /** Sealed; null once it was handed over to the client. */
  form: string | null;
  application_id: string | null;
  /** When the draft was saved, or the invitation was sent. */
  saved_at: Instant;
  /** When the client first opened the invitation. */
  opened_at: ColumnType<Date | null, string | null | undefined, string | null>;
  /** The applications that a corrected address replaced. */
  replaced: ColumnType<string[], string[] | undefined, string[]>;
};

/** A conversation of a borrower, signer or visitor with the lender's agents. */
export type ChatTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  provider: Fixed<ChatProvider>;
  /** The conversation, the person and the survey's contact at its provider; null at our own desk, and until it is open there. */
  provider_channel: string | null;
  provider_user: string | null;
  provider_contact: string | null;
  /** Sealed: the first name of the agent who answers at the provider. */
  provider_agent: ColumnType<Sealed | null, undefined, Sealed>;
  /** Whether the provider knows that the chat has ended. */
  provider_ended: Generated<boolean>;
  /** Outside production: the one agent to reach at the provider. */
  wanted_agent: Fixed<string | null>;
  /** The number of the last message that the provider has. */
  relayed: Generated<number>;
  /** When news is next sent to the provider; null while it has everything. In real time, like the lease. */
  relay_due: ColumnType<Date | null, string | undefined, string | null>;
  /** Until then, only one process sends news to the provider. */
  relay_leased_until: ColumnType<Date | null, string | undefined, string | null>;
  /** How many attempts to send news to the provider have failed. */
  relay_attempts: Generated<number>;
  skill: Fixed<AgentSkill>;
  state: ChatState;
  /** Sealed: name and email address. */
  person: Fixed<Sealed>;
  /** A keyed hash of the address, to find earlier chats. */
  person_hash: Fixed<string>;
  /** Keyed hashes of the words of the name. */
  name_hashes: Fixed<string[]>;
  /** The signed-in person and their session; the chat's token ends with it. Null for a visitor. */
  identity: Fixed<string | null>;
  session: string | null;
  application_id: Fixed<string | null>;
  page_path: Fixed<string | null>;
  tag: Fixed<string | null>;
  /** The person left a message outside the hours, and doesn't wait. */
  is_left: ColumnType<boolean, boolean | undefined, never>;
  chatbot_conversation: Fixed<string | null>;
  /** The agent who answers. */
  agent: string | null;
  /** The agent who answered this person last. They see the chat first. */
  last_agent: string | null;
  /** The agent who wrote or called last; null where none did, and at a provider. */
  answered_by: ColumnType<string | null, undefined, string>;
  first_reply_at: ColumnType<Date | null, undefined, string>;
  /** The person wants to be called back. */
  wants_call: ColumnType<boolean, boolean | undefined, never>;
  /** An agent answered by phone. */
  called_at: ColumnType<Date | null, undefined, string>;
  /** The number of the newest message, and who wrote it. */
  newest: Generated<number>;
  last_author: ChatAuthor | null;
  read_by_applicant: Generated<number>;
  read_by_agent: Generated<number>;
  /** Marked as unread from this message on, until the agent reads it again. */
  unread_from: ColumnType<number | null, undefined, number | null>;
  /** The handover note for the current agent. */
  handover_note: ColumnType<string | null, undefined, string | null>;
  /** The agent put it aside. */
  is_snoozed: Generated<boolean>;
  /** Until when it is or was put aside. */
  snoozed_until: ColumnType<Date | null, undefined, string | null>;
  /** The number of the last agent's message that an email announced. */
  emailed_up_to: Generated<number>;
  started_at: FixedInstant;
  waiting_since: ColumnType<Date | null, string | null, string | null>;
  /** The waiting person's page was told to show the alternatives. */
  told_unanswered: Generated<boolean>;
  last_message_at: ColumnType<Date | null, undefined, string>;
  ended_at: ColumnType<Date | null, undefined, string>;
  ended_by: ColumnType<ChatEnding | null, undefined, ChatEnding>;
};

export type ChatMessageTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  number: Fixed<number>;
  key: Fixed<string>;
  author: Fixed<ChatAuthor>;
  agent: Fixed<string | null>;
  /** Sealed: its text and files. */
  content: Fixed<Sealed>;
  sent_at: FixedInstant;
};

export type ChatFileTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  uuid: Fixed<string>;
  author: Fixed<ChatAuthor>;
  name: Fixed<string>;
  type: Fixed<ChatFileType>;
  size: Fixed<number>;
  sealed: Fixed<Uint8Array>;
  /** The message that it was sent with; null until then. */
  message: number | null;
  created_at: FixedInstant;
};

/** What the person of a chat thought of it. */
export type ChatRatingTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  score: Fixed<ChatScore>;
  /** Sealed. */
  comment: Fixed<Sealed | null>;
  rated_at: FixedInstant;
};

/** A word of the lender's list for what a chat is about. */
export type ChatTagTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  tag: Fixed<string>;
};

/** Whom a note mentions. */
export type ChatMentionTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  note: Fixed<string>;
  identity: Fixed<string>;
  mentioned_at: FixedInstant;
  done_at: ColumnType<Date | null, null, string>;
};

export type ChatNoteTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  uuid: Fixed<string>;
  text: Fixed<Sealed>;
  written_by: Fixed<string>;
  written_at: FixedInstant;
};

export type ChatAgentTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  presence: ChatPresence;
  /** How many chats they take at once. */
  capacity: number;
  /** When their browser was last there. */
  seen_at: ColumnType<Date | null, string | undefined, string>;
};

export type CannedReplyTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  title: string;
  text: string;
};

/** A person's identifier in the experiments. */
export type TrackerTable = { organisation: Fixed<string>; identity: Fixed<string>; tracker: string };

/** A month's valuations drawn for a test. */
export type AvmSampleTable = {
  organisation: Fixed<string>;
  month: Fixed<string>;
  application_id: Fixed<string>;
  drawn_at: FixedInstant;
  tested_value_cents: ColumnType<string | null, undefined, string>;
  tested_by_method: ColumnType<string | null, undefined, string>;
  tested_by: ColumnType<string | null, undefined, string>;
  tested_at: ColumnType<Date | null, undefined, string>;
};

/** What is kept of an application whose records were deleted. Never changed or deleted. */
export type RecordDeletionTable = {
  organisation: Fixed<string>;
  number: Fixed<number>;
  application_id: Fixed<string>;
  loan_number: Fixed<string>;
  kind: Fixed<string>;
  /** A civil date. */
  kept_until: ColumnType<Date, string, never>;
  deleted_at: FixedInstant;
  /** Deleted rows by table. */
  counts: Json<Record<string, number>>;
  hash: Fixed<string>;
};

/** The newest hash of a deleted chain at the end of a day. */
export type DeletedChainHeadTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  day: ColumnType<Date, string, never>;
  hash: Fixed<string>;
};

export type Tables = {
  avm_sample: AvmSampleTable;
  record_deletion: RecordDeletionTable;
  deleted_chain_head: DeletedChainHeadTable;
  chat: ChatTable;
  chat_message: ChatMessageTable;
  chat_file: ChatFileTable;
  chat_note: ChatNoteTable;
  chat_tag: ChatTagTable;
  chat_mention: ChatMentionTable;
  chat_rating: ChatRatingTable;
  chat_agent: ChatAgentTable;
  canned_reply: CannedReplyTable;
  event: EventTable;
  search_term: SearchTermTable;
  assignment: AssignmentTable;
  saved_view: SavedViewTable;
  list_columns: ListColumnsTable;
  reminder: ReminderTable;
  note: NoteTable;
  feedback: FeedbackTable;
  chatbot_conversation: ChatbotConversationTable;
  chatbot_answer: ChatbotAnswerTable;
  notification: NotificationTable;
  wallet_account: WalletAccountTable;
  wallet_authorization: WalletAuthorizationTable;
  file_viewer: FileViewerTable;
  staff_change: StaffChangeTable;
  proposal: ProposalTable;
  tracker: TrackerTable;
  tracker_alias: TrackerAliasTable;
  flag_change: FlagChangeTable;
  lender_setting: LenderSettingTable;
  lender_setting_proposal: LenderSettingProposalTable;
  provider_account: ProviderAccountTable;
  provider_note: ProviderNoteTable;
  experiment_exposure: ExperimentExposureTable;
  telemetry_session: TelemetrySessionTable;
  telemetry_event: TelemetryEventTable;
  session_replay: SessionReplayTable;
  loan_originator: LoanOriginatorTable;
  originator_client: OriginatorClientTable;
  signer_invitation: SignerInvitationTable;
  sealing_key: SealingKeyTable;
  upload_part: UploadPartTable;
  credit_claim: CreditClaimTable;
  application: ApplicationTable;
  fact: FactTable;
  projection: ProjectionTable;
  audit_event: AuditEventTable;
  audit_anchor: AuditAnchorTable;
  intent: IntentTable;
  webhook_event: WebhookEventTable;
  provider_minute: ProviderMinuteTable;
  provider_pause: ProviderPauseTable;
  webhook_receipt: WebhookReceiptTable;
  installation_link: InstallationLinkTable;
  installation_head: InstallationHeadTable;
  repeating_job: RepeatingJobTable;
  document_certificate: DocumentCertificateTable;
  sign_in_refusal: SignInRefusalTable;
  audit_check: AuditCheckTable;
  idempotency_key: IdempotencyKeyTable;
  terms_ledger: TermsLedgerTable;
  rule_version: RuleVersionTable;
  rule_draft: RuleDraftTable;
  rule_proposal: RuleProposalTable;
  rule_act: RuleActTable;
  stored_file: StoredFileTable;
  file_object: FileObjectTable;
  document: DocumentTable;
  'hmda.answer': HmdaAnswerTable;
  outbox: OutboxTable;
  delivery: DeliveryTable;
  message_choice: MessageChoiceTable;
  rate_limit: RateLimitTable;
  revoked_session: RevokedSessionTable;
  staff: StaffTable;
  'auth.user': IdentityTable;
  'auth.session': SessionTable;
  'auth.account': AccountTable;
  one_time_token: OneTimeTokenTable;
  document_link: DocumentLinkTable;
  second_factor: SecondFactorTable;
  passkey: PasskeyTable;
};

/** The typed database. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
