import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import type { Sealing } from './seal.ts';
import type { SealedColumn } from './sealed-column.ts';

/** A row with its key as texts and its encrypted value. */
export type SealedRow = Readonly<Record<string, string>> & { readonly sealed_value: string | Uint8Array };

/**
 * Returns rows with an encrypted value, locked until the transaction ends.
 * @param where may name the value's column
 */
export async function lockSealedRows(
  trx: Trx,
  { table, column, key, also = [] }: SealedColumn,
  where: RawBuilder<boolean>,
  limit: number,
): Promise<readonly SealedRow[]> {
  const columns = [...key, ...also].map((name) => sql`${sql.id(name)}::text as ${sql.id(name)}`);
  const { rows } = await sql<SealedRow>`
    select ${sql.join(columns)}, ${sql.id(column)} as sealed_value from ${sql.table(table)}
    where ${sql.id(column)} <> '' and ${where} limit ${sql.lit(limit)} for update`.execute(trx);
  return rows;
}

/**
 * Returns a row's value encrypted again, with the first key.
 * @throws SealBroken if it doesn't open
 */
export function resealedValue(
  sealing: Sealing,
  { form, context }: SealedColumn,
  row: SealedRow,
): string | Buffer {
  const place = context(row as Readonly<Record<string, string>>);
  const { sealed_value: value } = row;
  if (form === 'TEXT') return sealing.seal(sealing.open(value as Sealed, place), place);
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value;
  const resealed = sealing.sealBytes(sealing.openBytes(bytes, place), place);
  return form === 'BASE64' ? resealed.toString('base64') : resealed;
}

/** Replaces a row's encrypted value. */
export async function updateSealedRow(
  db: Db,
  { table, column, key }: SealedColumn,
  row: SealedRow,
  value: string | Buffer,
): Promise<void> {
  const isRow = sql.join(
    key.map((name) => sql`${sql.id(name)}::text = ${row[name]}`),
    sql` and `,
  );
  await sql`update ${sql.table(table)} set ${sql.id(column)} = ${value} where ${isRow}`.execute(db);
}
