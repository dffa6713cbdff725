import { sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { VendorFile } from '../../vendors/parties.ts';

/** Keeps the checksum of a PDF that a lender sealed. It stays when the application is deleted. */
export async function keepSealed(
  trx: Trx,
  { clock }: Context,
  organisation: string,
  { bytes }: VendorFile,
): Promise<void> {
  await trx
    .insertInto('sealed_file')
    .values({ organisation, sha256: sha256(bytes), sealed_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether a lender sealed the file with a checksum: its SHA-256, in hexadecimal. */
export async function isSealedBy({ db }: Context, organisation: string, checksum: string): Promise<boolean> {
  const found = await db
    .selectFrom('sealed_file')
    .select('sha256')
    .where('organisation', '=', organisation)
    .where('sha256', '=', checksum)
    .executeTakeFirst();
  return found !== undefined;
}
