import { sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { VendorFile } from '../../vendors/parties.ts';

/** Keeps the checksum of a PDF that a lender sealed. It stays when the application is deleted. */
export function keepSealed(
  trx: Trx,
  context: Context,
  organisation: string,
  file: VendorFile,
): Promise<void> {
  return keep(trx, context, { organisation, is_from_notary: false }, file);
}

/** Keeps the checksum of a file that came back from a notary. It stays when the application is deleted. */
export function keepFromNotary(
  trx: Trx,
  context: Context,
  organisation: string,
  file: VendorFile,
): Promise<void> {
  return keep(trx, context, { organisation, is_from_notary: true }, file);
}

type Origin = { readonly organisation: string; readonly is_from_notary: boolean };

async function keep(trx: Trx, { clock }: Context, origin: Origin, { bytes }: VendorFile): Promise<void> {
  await trx
    .insertInto('sealed_file')
    .values({ ...origin, sha256: sha256(bytes), sealed_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether a lender sealed the file with a checksum, and whether it came back to them from a notary. */
export async function recordOfFile(
  { db }: Context,
  organisation: string,
  checksum: string,
): Promise<{ readonly isOurs: boolean; readonly isFromNotary: boolean }> {
  const found = await db
    .selectFrom('sealed_file')
    .select('is_from_notary')
    .where('organisation', '=', organisation)
    .where('sha256', '=', checksum)
    .executeTakeFirst();
  return { isOurs: found?.is_from_notary === false, isFromNotary: found?.is_from_notary === true };
}
