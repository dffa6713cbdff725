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
import { borrowersDocuments, openDocument, openPage } from './stored-file.ts';

type Reading = Pick<
  HandlerRequest<typeof htmlCall | typeof fileCall>,
  'params' | 'organisation' | 'caller' | 'origin'
>;

/** A document of ours as a page. */
export const getDocumentHtml: Handler<typeof htmlCall> = async (request, context) => {
  const document = await theirs(request, context);
  const page = document?.isOurs && (await openPage(context, keyOf(request), request.params.document));
  if (!page) return refuse('NOT_FOUND');
  await noteOpening(request, context);
  return page;
};

/** A document as its file, opened for its own borrower. */
export const getDocumentFile: Handler<typeof fileCall> = async (request, context) => {
  const document = await theirs(request, context);
  if (!document) return refuse('NOT_FOUND');
  const { name, contentType, bytes } = await openDocument(context, keyOf(request), request.params.document);
  if (document.isOurs) await noteOpening(request, context);
  return { fileName: name, contentType, bytes };
};

/** Whether we wrote the document; undefined when it is not the borrower's to read. */
async function theirs(request: Reading, { db }: Context): Promise<{ isOurs: boolean } | undefined> {
  const found = await borrowersDocuments(db, keyOf(request))
    .select('document.page')
    .where('document.uuid', '=', request.params.document)
    .executeTakeFirst();
  return found && { isOurs: found.page !== null };
}

/** Keeps that the borrower opened a document, with where they were: once for each, however often and at whatever moment they open it. */
async function noteOpening(request: Reading, context: Context): Promise<void> {
  const { document } = request.params;
  const isKnown = (facts: Facts) => facts.documentOpenings.some((opening) => opening.document === document);
  const of = keyOf(request);
  if (isKnown(await loadFacts(context.db, of))) return;
  const actor = { by: 'BORROWER', id: request.caller.identity } as const;
  await record(context, { ...of, actor, origin: request.origin }, (facts) =>
    isKnown(facts) ? [] : [{ fact: 'documentOpenings', value: { document } }],
  );
}

function keyOf({ organisation, params }: Reading) {
  return { organisation, applicationId: params.uuid };
}
