import type { Context } from '../../context.ts';
import { copyOf } from './signed-copies.ts';

/** What moved longer ago was there when the table was made. */
const MOVED_WITHIN_DAYS = 30;
const BATCH = 200;

/**
 * Keeps the checksums of the PDFs that a server of an earlier release sealed since the table of them was made: while both ran, or after an
 * installation went back to it. Reads by index only, and changes nothing when repeated.
 */
export async function keepEarlierSealed(context: Context, stopped: AbortSignal): Promise<void> {
  for await (const { organisation, applications } of movedLately(context, stopped))
    await keepSealedOf(context, organisation, applications);
}

/** Yields the applications of each lender that moved lately, some at a time. */
export async function* movedLately(
  context: Context,
  stopped: AbortSignal,
): AsyncGenerator<{ readonly organisation: string; readonly applications: readonly string[] }> {
  for (const { code: organisation } of context.organisations.all)
    for (let after = ''; !stopped.aborted; ) {
      const applications = await movedAfter(context, organisation, after);
      yield { organisation, applications };
      const last = applications.at(-1);
      if (last === undefined || applications.length < BATCH) break;
      after = last;
    }
}

/** Returns the next applications that moved lately. */
async function movedAfter({ db, clock }: Context, organisation: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('projection')
    .select('application_id')
    .where('organisation', '=', organisation)
    .where('since', '>', new Date(clock.nowMs() - MOVED_WITHIN_DAYS * 86_400_000))
    .where((eb) => (after ? eb('application_id', '>', after) : eb.lit(true)))
    .orderBy('application_id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.application_id);
}

/** Keeps the checksums of the signed copies of some applications, and of their certificates of signing. */
async function keepSealedOf(
  { db }: Context,
  organisation: string,
  applications: readonly string[],
): Promise<void> {
  if (applications.length === 0) return;
  const documents = await db
    .selectFrom('document')
    .select(['uuid', 'type', 'file'])
    .where('organisation', '=', organisation)
    .where('application_id', 'in', applications)
    .execute();
  const files = documents.flatMap(({ uuid, type, file }) => [
    copyOf(uuid, 'pdf'),
    ...(type === 'SIGNING_CERTIFICATE' ? [file] : []),
  ]);
  if (files.length === 0) return;
  await db
    .insertInto('sealed_file')
    .columns(['organisation', 'sha256', 'sealed_at'])
    .expression((eb) =>
      eb
        .selectFrom('stored_file')
        .select(['organisation', 'sha256', (of) => of.fn.min('created_at').as('sealed_at')])
        .where('organisation', '=', organisation)
        .where('uuid', 'in', files)
        .where('type', '=', 'application/pdf')
        .groupBy(['organisation', 'sha256']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
