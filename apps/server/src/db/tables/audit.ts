import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Json, Origin } from './columns.ts';

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
  hash: Fixed<string>;
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
  deleted_chain_head: DeletedChainHeadTable;
};
