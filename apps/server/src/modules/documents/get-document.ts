import type {
  getDocumentFile as fileCall,
  getDocumentHtml as htmlCall,
} from '@homeline/contract/documents/get-document.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import { record } from '../../facts/record.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { borrowersReading, readBefore, withChanges } from './read-before.ts';
import { reaches } from './records-access.ts';
import { sampleRecordFile, sampleRecordPage, sampleRecordUuid } from './sample-record.ts';
import { openSigned, openSignedPage } from './signed-copies.ts';
import { borrowersDocuments, openDocument, openPage } from './stored-file.ts';

type ReadRequest = Pick<
  HandlerRequest<typeof htmlCall | typeof fileCall>,
  'params' | 'organisation' | 'caller' | 'origin'
>;

/** Returns a document we wrote as an HTML page, its signed copy once there is one, and records that the borrower opened it. */
export const getDocumentHtml: Handler<typeof htmlCall> = async (request, context) => {
  const key = keyOf(request);
  if (isSample(request)) return sampleRecordPage(context, key, await loadFacts(context.db, key));
  const document = await findReadable(request, context);
  if (!document?.isWrittenByUs) return refuse('NOT_FOUND');
  const open = request.query.as === 'shown' ? openPage : openSignedPage;
  const page = await open(context, key, request.params.document);
  if (!page) return refuse('NOT_FOUND');
  await recordOpening(request, context);
  if (!request.query.marked) return page;
  const reading = borrowersReading(await loadFacts(context.db, key));
  return withChanges(page, (await readBefore(context, key, reading)).get(request.params.document));
};

/** Returns a document's decrypted file, its signed copy once there is one. Records the opening of a document we wrote. */
export const getDocumentFile: Handler<typeof fileCall> = async (request, context) => {
  const key = keyOf(request);
  if (isSample(request)) {
    const { name, ...sample } = await sampleRecordFile(context, key, await loadFacts(context.db, key));
    return { fileName: name, ...sample };
  }
  const document = await findReadable(request, context);
  if (!document) return refuse('NOT_FOUND');
  const open = request.query.as === 'shown' ? openDocument : openSigned;
  const { name, contentType, bytes } = await open(context, key, request.params.document);
  if (document.isWrittenByUs) await recordOpening(request, context);
  return { fileName: name, contentType, bytes };
};

/** Returns whether we wrote the document; undefined when the borrower may not read it. */
async function findReadable(
  request: ReadRequest,
  { db }: Context,
): Promise<{ isWrittenByUs: boolean } | undefined> {
  const found = await borrowersDocuments(db, keyOf(request))
    .select(['document.page', 'document.created_at'])
    .where('document.uuid', '=', request.params.document)
    .executeTakeFirst();
  if (!found) return undefined;
  const isWrittenByUs = found.page !== null;
  const isDelivered = reaches(await loadFacts(db, keyOf(request)));
  return !isWrittenByUs || isDelivered(found.created_at) ? { isWrittenByUs } : undefined;
}

/** Records the first time the borrower opened a document, with IP address and browser. */
async function recordOpening(request: ReadRequest, context: Context): Promise<void> {
  const { document } = request.params;
  const isRecorded = (facts: Facts) =>
    facts.documentOpenings.some((opening) => opening.document === document);
  const key = keyOf(request);
  if (isRecorded(await loadFacts(context.db, key))) return;
  const actor = { by: 'BORROWER', id: request.caller.identity } as const;
  await record(context, { ...key, actor, origin: request.origin }, (facts) =>
    isRecorded(facts) ? [] : [{ fact: 'documentOpenings', value: { document } }],
  );
}

function isSample({ params: { uuid, document } }: ReadRequest): boolean {
  return document === sampleRecordUuid(uuid);
}

function keyOf({ organisation, params }: ReadRequest) {
  return { organisation, applicationId: params.uuid };
}
