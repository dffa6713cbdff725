import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  type getLinkedCopy as copyCall,
  type createDocumentLink as createCall,
  DOCUMENT_LINK_DAYS,
  type DocumentLink,
  type endDocumentLink as endCall,
  type listDocumentLinks as listCall,
} from '@homeline/contract/documents/document-links.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { sql } from 'kysely';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { queueMessage } from '../notifications/outbox.ts';
import { documentsArchive } from './documents-archive.ts';
import { borrowersSummaries } from './list-documents.ts';

const DAY_MS = 86_400_000;
/** How many links of an application may work at a time. */
const MOST = 10;
/** After so many wrong codes a link ends: of a million codes nobody guesses one in five. */
const MOST_WRONG_CODES = 5;
const WRONG = 'Not the code. After five wrong codes the link ends';
const ENDED = 'Not the code. The link has ended: ask for another one';

/** Returns the borrower's links that still work. */
export const listDocumentLinks: Handler<typeof listCall> = async ({ params, organisation }, context) => {
  const rows = await workingLinks(context, { organisation, applicationId: params.uuid })
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(linkOf);
};

/** Makes a link to what the borrower may read now. What they sent stays out: an ID doesn't belong in a copy for somebody else. */
export const createDocumentLink: Handler<typeof createCall> = async (request, context) => {
  const { params, organisation, caller, origin } = request;
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadFacts(context.db, key);
  const summaries = await borrowersSummaries(context, key, facts);
  const documents = summaries
    .filter(({ type }) => !UploadedDocumentType.safeParse(type).success)
    .map(({ uuid }) => uuid);
  if (documents.length === 0) return refuse('NOT_FOUND');
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = context.clock.nowMs();
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const working = await workingLinks({ ...context, db: trx }, key)
      .select('uuid')
      .execute();
    if (working.length >= MOST)
      return refuse('INVALID_INPUT', { message: 'You have ten links. End one first.' });
    const row = await trx
      .insertInto('document_link')
      .values({
        ...{ organisation, application_id: params.uuid, uuid: randomUUID() },
        token_hash: hashOf(context, organisation, token),
        code_hash: hashOf(context, token, code),
        documents,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + DOCUMENT_LINK_DAYS * DAY_MS).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, context, key, { by: caller.identity, origin, what: 'share documents', link: row.uuid });
    // The owner learns of a link that somebody else made in their account.
    await queueMessage(trx, context, key, facts, 'DOCUMENT_LINK_MADE');
    return { ...linkOf(row), token, code };
  });
};

/** Ends a link of the borrower. */
export const endDocumentLink: Handler<typeof endCall> = async (request, context) => {
  const { params, organisation, caller, origin } = request;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const ended = await trx
      .deleteFrom('document_link')
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('uuid', '=', params.link)
      .returning('uuid')
      .executeTakeFirst();
    if (!ended) return refuse('NOT_FOUND');
    const what = 'end shared documents';
    await audit(trx, context, key, { by: caller.identity, origin, what, link: ended.uuid });
    return undefined;
  });
};

/** Packs the documents of a link in exchange for its token and code, each with its signed copy as it is by now. */
export const getLinkedCopy: Handler<typeof copyCall> = async (request, context) => {
  const { organisation, body, language, site, origin } = request;
  const link = await context.db
    .selectFrom('document_link')
    .selectAll()
    .where('token_hash', '=', hashOf(context, organisation, body.token))
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  if (!link) return refuse('LINK_UNUSABLE');
  // Counted before the code is compared, so that parallel guesses count too.
  const tried = await context.db
    .updateTable('document_link')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('organisation', '=', organisation)
    .where('uuid', '=', link.uuid)
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .where('expires_at', '>', new Date(context.clock.nowMs()))
    .returning('wrong_codes')
    .executeTakeFirst();
  if (!tried) return refuse('LINK_UNUSABLE');
  if (link.code_hash !== hashOf(context, body.token, body.code))
    return refuse('INVALID_INPUT', {
      fields: { code: tried.wrong_codes < MOST_WRONG_CODES ? WRONG : ENDED },
    });
  await context.db
    .updateTable('document_link')
    .set({
      wrong_codes: 0,
      downloads: sql<number>`downloads + 1`,
      last_download_at: context.clock.now(),
    })
    .where('organisation', '=', organisation)
    .where('uuid', '=', link.uuid)
    .execute();
  const key = { organisation, applicationId: link.application_id };
  const facts = await loadFacts(context.db, key);
  const documents = (await borrowersSummaries(context, key, facts)).filter(({ uuid }) =>
    link.documents.includes(uuid),
  );
  const actor = { by: 'LINK', id: link.uuid } as const;
  return documentsArchive(context, key, documents, {
    name: fullNameOf(facts),
    actor,
    origin,
    language,
    site,
  });
};

function workingLinks(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Context['db'] | Trx },
  key: ApplicationKey,
) {
  return db
    .selectFrom('document_link')
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .where('expires_at', '>', new Date(clock.nowMs()));
}

type Row = {
  readonly uuid: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly documents: readonly string[];
  readonly downloads: number;
  readonly last_download_at: Date | null;
};

function linkOf(row: Row): DocumentLink {
  return {
    uuid: row.uuid,
    created: row.created_at.toISOString(),
    ends: row.expires_at.toISOString(),
    documents: row.documents.length,
    downloads: row.downloads,
    ...(row.last_download_at && { lastDownload: row.last_download_at.toISOString() }),
  };
}

/** The code is hashed with the token, so that the database alone reveals neither. */
function hashOf({ sealing }: Context, scope: string, secret: string): string {
  return sealing.lookupHash('document link', `${scope} ${secret}`);
}

type Shared = { readonly by: string; readonly origin: Origin; readonly what: string; readonly link: string };

async function audit(trx: Trx, context: Context, key: ApplicationKey, { by, origin, what, link }: Shared) {
  const actor = nameOf({ by: 'BORROWER', id: by });
  const event = { at: context.clock.now(), actor, what, origin, detail: { link } };
  await appendAudit(trx, context.sealing, key, [event]);
}
