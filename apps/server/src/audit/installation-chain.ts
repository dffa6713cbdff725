import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Trx } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import { canonical } from './canonical.ts';
import { appendLines, finishedLines } from './line-file.ts';

/** The newest event of an application when a link was written. */
const Head = z.tuple([z.string(), z.string(), z.int(), z.string()]);
/** Lender, application, number and hash of the newest event. */
type Head = z.infer<typeof Head>;

const Link = z.object({ number: z.int(), at: z.string(), heads: z.array(Head), hash: z.string() });
type Link = z.infer<typeof Link>;

/** A link as stored outside the database. It has no personal data. */
const KeptLink = Link.pick({ number: true, at: true, hash: true });
export type KeptLink = z.infer<typeof KeptLink>;

/** Applications in one link, so that the first link of a large installation stays readable. */
const MOST_HEADS = 5000;

/**
 * Appends a link to the installation's chain: the newest event of every application that changed since the link before, under a keyed hash
 * that covers that link. From then on, even an application that is erased completely on its first day is found missing.
 */
export async function appendLink(db: Db, sealing: Sealing, at: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('installation chain'))`.execute(trx);
    const heads = await changedHeads(trx);
    if (heads.length === 0) return;
    const last = await trx
      .selectFrom('installation_link')
      .select(['number', 'hash'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const link = { number: Number(last?.number ?? 0) + 1, at, heads };
    await trx
      .insertInto('installation_link')
      .values({
        ...{ number: link.number, at: link.at, heads: JSON.stringify(heads) },
        hash: linkHash(sealing, last?.hash ?? '', link),
      })
      .execute();
    await sql`insert into installation_head (organisation, application_id, last_event)
      select head->>0, (head->>1)::uuid, (head->>2)::integer from jsonb_array_elements(${JSON.stringify(heads)}::jsonb) head
      on conflict (organisation, application_id) do update set last_event = excluded.last_event`.execute(trx);
  });
}

async function changedHeads(trx: Trx): Promise<Head[]> {
  const { rows } = await sql<{ organisation: string; id: string; number: number; hash: string }>`
    select a.organisation, a.id, e.number, e.hash from application a
    join audit_event e on e.organisation = a.organisation and e.application_id = a.id and e.number = a.last_event
    left join installation_head h on h.organisation = a.organisation and h.application_id = a.id
    where h.last_event is distinct from a.last_event
    order by a.organisation, a.id limit ${MOST_HEADS}`.execute(trx);
  return rows.map(({ organisation, id, number, hash }) => [organisation, id, number, hash]);
}

function linkHash(sealing: Sealing, previous: string, { number, at, heads }: Omit<Link, 'hash'>): string {
  return sealing.auditHash(`installation ${previous}${canonical([number, at, heads])}`);
}

/** A file outside the database with every link. */
export type LinkFile = {
  /** @throws Error if it can't be read */
  read(): Promise<KeptLink[]>;
  append(links: readonly KeptLink[]): Promise<void>;
};

/** Keeps the links in a file of the folder of the daily anchors. */
export function linkFile(folder: string): LinkFile {
  const path = join(folder, '_installation.jsonl');
  return {
    read: async () => (await finishedLines(path)).map((line) => KeptLink.parse(JSON.parse(line))),
    append: (links) => appendLines(path, links),
  };
}

/** Brings the file up to date with the database. */
export async function keepLinks(db: Db, file: LinkFile): Promise<void> {
  const last = (await file.read()).at(-1)?.number ?? 0;
  const missing = await linksAfter(db, last);
  if (missing.length > 0) await file.append(missing.map(({ number, at, hash }) => ({ number, at, hash })));
}

async function linksAfter(db: Db, number: number): Promise<Link[]> {
  const rows = await db
    .selectFrom('installation_link')
    .select(['number', 'at', 'heads', 'hash'])
    .where('number', '>', String(number))
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...{ number: Number(row.number), at: row.at.toISOString() },
    ...{ heads: z.array(Head).catch([]).parse(row.heads), hash: row.hash },
  }));
}

/**
 * Checks the installation's chain, its file, and that every application of a lender that a link covers still has that event.
 * @returns what was changed or removed, in plain words
 */
export async function verifyInstallation(
  db: Db,
  sealing: Sealing,
  file: LinkFile,
  organisation: string,
): Promise<{ readonly applicationId?: string; readonly text: string }[]> {
  const links = await linksAfter(db, 0);
  const findings: { applicationId?: string; text: string }[] = [];
  let previous = '';
  const newest = new Map<string, { readonly number: number; readonly hash: string }>();
  for (const [index, link] of links.entries()) {
    if (link.number !== index + 1 || link.hash !== linkHash(sealing, previous, link)) {
      findings.push({ text: `the installation's chain was changed at link ${link.number}` });
      break;
    }
    previous = link.hash;
    for (const [lender, id, number, hash] of link.heads)
      if (lender === organisation) newest.set(id, { number, hash });
  }
  findings.push(...(await fileFindings(file, links)).map((text) => ({ text })));
  for (const [applicationId, head] of newest) {
    const text = await headProblem(db, organisation, applicationId, head);
    if (text) findings.push({ applicationId, text });
  }
  return findings;
}

async function fileFindings(file: LinkFile, links: readonly Link[]): Promise<string[]> {
  const inDatabase = new Map(links.map((link) => [link.number, link.hash]));
  try {
    const differing = (await file.read()).find(({ number, hash }) => inDatabase.get(number) !== hash);
    return differing
      ? [`link ${differing.number} of the installation's chain differs from the file of anchors`]
      : [];
  } catch (error) {
    return [`the installation's file of anchors can't be read: ${(error as Error).message}`];
  }
}

async function headProblem(
  db: Db,
  organisation: string,
  applicationId: string,
  { number, hash }: { readonly number: number; readonly hash: string },
): Promise<string | undefined> {
  const event = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (event)
    return event.hash === hash
      ? undefined
      : `event ${number} isn't the one that the installation's chain covers`;
  const deletion = await db
    .selectFrom('record_deletion')
    .select('number')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return deletion ? undefined : `the application was removed, or its events up to ${number}`;
}
