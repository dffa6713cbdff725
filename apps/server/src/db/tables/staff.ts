import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant, Json } from './columns.ts';

/** The member of staff who works on an application. */
type AssignmentTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  identity: string;
  assigned_by: string;
  assigned_at: Instant;
};

/** Append-only: who changed whose staff account. */
type StaffChangeTable = {
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

/** What staff noted about an application, and the messages with its people; sealed. */
type NoteTable = {
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
type ReminderTable = {
  organisation: Fixed<string>;
  note: Fixed<string>;
  application_id: Fixed<string>;
  identity: Fixed<string>;
  due_on: Fixed<string>;
  done_at: ColumnType<Date | null, null, Date>;
};

/** A person who has an application open in the console. */
type FileViewerTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  identity: Fixed<string>;
  /** In real time. */
  seen_at: Instant;
};

/** A list that a member of staff keeps under a name. */
type SavedViewTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  name: Fixed<string>;
  filters: Json<unknown>;
};

/** The columns that a person's lists show, from left to right. */
type ListColumnsTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  columns: string[];
};

type StaffTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  permissions: string[];
};

/** An act that one member of staff proposed, until another confirms it at the same step visit. */
type ProposalTable = {
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

/** Staff, and what they keep beside the files. */
export type StaffTables = {
  staff: StaffTable;
  staff_change: StaffChangeTable;
  assignment: AssignmentTable;
  note: NoteTable;
  reminder: ReminderTable;
  saved_view: SavedViewTable;
  list_columns: ListColumnsTable;
  file_viewer: FileViewerTable;
  proposal: ProposalTable;
};
