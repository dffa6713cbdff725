import { staffName } from '@homeline/domain/staff/staff-name.ts';
import type { Db } from '../../db/tables.ts';

/** Returns the names of people by identity. An account keeps its name after its owner has left. */
export async function staffNames(
  db: Db,
  identities: readonly string[],
): Promise<(identity: string) => string> {
  const rows =
    identities.length === 0
      ? []
      : await db.selectFrom('auth.user').select(['id', 'name']).where('id', 'in', identities).execute();
  const names = new Map(rows.map(({ id, name }) => [id, staffName(name)]));
  return (identity) => names.get(identity) ?? '';
}
