import { type RawBuilder, sql } from 'kysely';
import type { EncryptionContext } from './seal.ts';

/** The stored form of an encrypted value: a text, bytes, or bytes in base64. */
export type SealedForm = 'TEXT' | 'BYTES' | 'BASE64';

/** A row's primary key as texts, as PostgreSQL writes them. */
type Key = Readonly<Record<string, string>>;

/** A column with one encrypted value per row. Its encryption context follows from the row's key. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly form: SealedForm;
  readonly key: readonly string[];
  /** Columns beyond the key that the encryption context needs. */
  readonly also?: readonly string[];
  readonly context: (row: Key) => EncryptionContext;
};

/** Returns the SQL condition that a value was encrypted with another key. */
export function isUnderOtherKey({ column, form }: SealedColumn, keyId: string): RawBuilder<boolean> {
  const value = sql.id(column);
  if (form === 'TEXT') return sql`not starts_with(${value}, ${`sealed:${keyId}:`})`;
  const mark = Buffer.concat([Buffer.from([1, keyId.length]), Buffer.from(keyId, 'ascii')]).toString('hex');
  // 48 characters of base64 hold the longest mark: 34 bytes.
  const bytes = form === 'BASE64' ? sql`decode(substr(${value}, 1, 48), 'base64')` : value;
  return sql`encode(substring(${bytes} from 1 for ${sql.lit(mark.length / 2)}), 'hex') <> ${mark}`;
}
