import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  type createDocumentLink as createCall,
  DOCUMENT_LINK_DAYS,
  type DocumentLink,
  type endDocumentLink as endCall,
  type listDocumentLinks as listCall,
} from '@homeline/contract/document-links/document-links.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { type Actor, nameOf } from '../../facts/actor.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { borrowersSummaries } from '../documents/list-documents.ts';
import { queueMessage } from '../notifications/outbox.ts';

const DAY_MS = 86_400_000;
/** How many links of an application may work at a time. */
const MOST = 10;
/** After so many wrong codes a link ends: of a million codes nobody guesses one in five. */
export const MOST_WRONG_CODES = 5;

/** Whose links they are: an additional signer's, or the borrower's where none is named. */
type Owner = { readonly signer?: string; readonly actor: Actor; readonly origin: Origin };

/** Returns the links of an owner that still work. */
export async function linksOf(
  context: Context,
  key: ApplicationKey,
  signer?: string,
): Promise<DocumentLink[]> {
  const rows = await workingLinks(context, key, signer).selectAll().orderBy('created_at', 'desc').execute();
  return rows.map(linkOf);
}

/**
 * Makes a link to what its owner may read now. What they sent stays out: an ID doesn't belong in a copy for somebody else.
 * @param tell tells the owner, who so learns of a link that somebody else made in their account
 */
export async function makeLink(
  context: Context,
  key: ApplicationKey,
  owner: Owner,
  readable: readonly DocumentSummary[],
  tell: (trx: Trx) => Promise<void>,
): Promise<(DocumentLink & { readonly token: string; readonly code: string }) | Refusal> {
  const documents = readable
    .filter(({ type }) => !UploadedDocumentType.safeParse(type).success)
    .map(({ uuid }) => uuid);
  if (documents.length === 0) return refuse('NOT_FOUND');
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = context.clock.nowMs();
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const working = await workingLinks({ ...context, db: trx }, key, owner.signer)
      .select('uuid')
      .execute();
    if (working.length >= MOST)
      return refuse('INVALID_INPUT', { message: 'You have ten links. End one first.' });
    const row = await trx
      .insertInto('document_link')
      .values({
        ...{ organisation: key.organisation, application_id: key.applicationId, uuid: randomUUID() },
        token_hash: hashOf(context, key.organisation, token),
        code_hash: hashOf(context, token, code),
        documents,
        signer: owner.signer ?? null,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + DOCUMENT_LINK_DAYS * DAY_MS).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, context, key, owner, { what: 'share documents', link: row.uuid });
    await tell(trx);
    return { ...linkOf(row), token, code };
  });
}

/** Ends a link of an owner. */
export function endLink(
  context: Context,
  key: ApplicationKey,
  owner: Owner,
  link: string,
): Promise<undefined | Refusal> {
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const ended = await trx
      .deleteFrom('document_link')
      .where('organisation', '=', key.organisation)
      .where('application_id', '=', key.applicationId)
      .where('uuid', '=', link)
      .where('signer', 'is not distinct from', owner.signer ?? null)
      .returning('uuid')
      .executeTakeFirst();
    if (!ended) return refuse('NOT_FOUND');
    await audit(trx, context, key, owner, { what: 'end shared documents', link: ended.uuid });
    return undefined;
  });
}

/** Returns the borrower's links that still work. */
export const listDocumentLinks: Handler<typeof listCall> = ({ params, organisation }, context) =>
  linksOf(context, { organisation, applicationId: params.uuid });

/** Makes a link to what the borrower may read now. */
export const createDocumentLink: Handler<typeof createCall> = async (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const facts = await loadFacts(context.db, key);
  const readable = await borrowersSummaries(context, key, facts);
  return makeLink(context, key, borrowerOf(request), readable, (trx) =>
    queueMessage(trx, context, key, facts, 'DOCUMENT_LINK_MADE'),
  );
};

/** Ends a link of the borrower. */
export const endDocumentLink: Handler<typeof endCall> = (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  return endLink(context, key, borrowerOf(request), request.params.link);
};

function borrowerOf({ caller, origin }: Pick<HandlerRequest<typeof createCall>, 'caller' | 'origin'>): Owner {
  return { actor: { by: 'BORROWER', id: caller.identity }, origin };
}

function workingLinks(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Context['db'] | Trx },
  key: ApplicationKey,
  signer: string | undefined,
) {
  return db
    .selectFrom('document_link')
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('signer', 'is not distinct from', signer ?? null)
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
export function hashOf({ sealing }: Context, scope: string, secret: string): string {
  return sealing.lookupHash('document link', `${scope} ${secret}`);
}

async function audit(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  { actor, origin }: Owner,
  { what, link }: { readonly what: string; readonly link: string },
): Promise<void> {
  const event = { at: context.clock.now(), actor: nameOf(actor), what, origin, detail: { link } };
  await appendAudit(trx, context.sealing, key, [event]);
}
