import type { getLinkedCopy as copyCall } from '@homeline/contract/document-links/document-links.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { documentsArchive } from '../documents/documents-archive.ts';
import { borrowersSummaries } from '../documents/list-documents.ts';
import { readerOf, signersSummaries } from '../signers/signer-documents.ts';
import { hashOf, MOST_WRONG_CODES } from './document-links.ts';

const WRONG = 'Not the code. After five wrong codes the link ends';
const ENDED = 'Not the code. The link has ended: ask for another one';

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
  const { name, readable } = await ownerOf(context, key, link.signer);
  const documents = readable.filter(({ uuid }) => link.documents.includes(uuid));
  const actor = { by: 'LINK', id: link.uuid } as const;
  return documentsArchive(context, key, documents, { name, actor, origin, language, site });
};

/** Returns who made a link, and what they may read by now. */
async function ownerOf(context: Context, key: ApplicationKey, signer: string | null) {
  const facts = await loadFacts(context.db, key);
  if (signer === null)
    return { name: fullNameOf(facts), readable: await borrowersSummaries(context, key, facts) };
  const reader = await readerOf(context, key, facts, signer);
  return { name: reader?.signer.name ?? '', readable: await signersSummaries(context, key, facts, signer) };
}
