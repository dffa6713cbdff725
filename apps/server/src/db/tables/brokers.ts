import type { ColumnType } from 'kysely';
import type { Fixed, Instant } from './columns.ts';

type LoanOriginatorTable = {
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

type OriginatorClientTable = {
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

/** Loan originators and their clients. */
export type BrokersTables = {
  loan_originator: LoanOriginatorTable;
  originator_client: OriginatorClientTable;
};
