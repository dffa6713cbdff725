import type { ToldProvider } from '@homeline/domain/records/told-provider.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant, Json, Origin } from './columns.ts';

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

type AuditAnchorTable = {
  organisation: Fixed<string>;
  day: Fixed<string>;
  applications: Fixed<number>;
  version: Generated<number>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
};

/** A link of the installation's chain over the chains of all applications. */
type InstallationLinkTable = {
  number: ColumnType<string, number, never>;
  at: FixedInstant;
  heads: Json<unknown>;
  hash: Fixed<string>;
};

/** The newest event of each application that a link covers. */
type InstallationHeadTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  last_event: number;
};

/** An audit of a lender's chains, asked for by staff or the command line. */
type AuditCheckTable = {
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

/** What is kept of an application whose records were deleted. Never changed or deleted. */
type RecordDeletionTable = {
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
  /** What each provider was told before; absent in one of an earlier release. */
  providers: ColumnType<readonly ToldProvider[] | null, string | undefined, never>;
  hash: Fixed<string>;
};

/** A deletion that waits until a provider has ended what it keeps. */
type DeletionWaitTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  provider: Fixed<string>;
  /** When the provider first failed. */
  since: FixedInstant;
  /** When it was last asked, and how it failed. */
  asked_at: Instant;
  failed: string;
  /** When, by whom and why a person released the deletion. */
  released_at: ColumnType<Date | null, undefined, string>;
  released_by: ColumnType<string | null, undefined, string>;
  reason: ColumnType<string | null, undefined, string>;
};

/** The newest hash of a deleted chain at the end of a day. */
type DeletedChainHeadTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  day: ColumnType<Date, string, never>;
  hash: Fixed<string>;
};

/** The audit of applications and of the installation, and what deletion leaves of it. */
export type AuditTables = {
  audit_event: AuditEventTable;
  audit_anchor: AuditAnchorTable;
  audit_check: AuditCheckTable;
  installation_link: InstallationLinkTable;
  installation_head: InstallationHeadTable;
  record_deletion: RecordDeletionTable;
  deletion_wait: DeletionWaitTable;
  deleted_chain_head: DeletedChainHeadTable;
};
