import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant, Json, Origin } from './columns.ts';

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
type ProjectionTable = {
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
type SearchTermTable = {
  organisation: Fixed<string>;
  term: Fixed<string>;
  application_id: Fixed<string>;
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

/** Never used in a decision: in a separate schema that rules and staff can't read. */
type HmdaAnswerTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  /** `APPLICANT`, or the id of a co-borrower. */
  person: Fixed<string>;
  answers: string;
  answered_at: Instant;
};

/** An application that asks, or asked, the bureau about a person and a home. Only the first of several asks. */
type CreditClaimTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  pull: Fixed<'SOFT' | 'HARD'>;
  /** A keyed hash. */
  person_and_home: Fixed<string>;
  number: Generated<number>;
};

/** An invitation to sign an application besides its borrower, and the account that accepted it. Counts business time. */
type SignerInvitationTable = {
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

/** A month's valuations drawn for a test. */
type AvmSampleTable = {
  organisation: Fixed<string>;
  month: Fixed<string>;
  application_id: Fixed<string>;
  drawn_at: FixedInstant;
  tested_value_cents: ColumnType<string | null, undefined, string>;
  tested_by_method: ColumnType<string | null, undefined, string>;
  tested_by: ColumnType<string | null, undefined, string>;
  tested_at: ColumnType<Date | null, undefined, string>;
};

/** An application: its facts, what follows from them, and who shares it. */
export type ApplicationsTables = {
  application: ApplicationTable;
  fact: FactTable;
  projection: ProjectionTable;
  search_term: SearchTermTable;
  terms_ledger: TermsLedgerTable;
  credit_claim: CreditClaimTable;
  signer_invitation: SignerInvitationTable;
  'hmda.answer': HmdaAnswerTable;
  avm_sample: AvmSampleTable;
};
