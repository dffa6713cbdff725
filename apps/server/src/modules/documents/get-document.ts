import type {
  getDocumentFile as fileCall,
  getDocumentHtml as htmlCall,
} from '@homeline/contract/documents/get-document.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { documentsOf, openDocument, openPage } from './stored-file.ts';

/** A document of ours as a page. */
export const getDocumentHtml: Handler<typeof htmlCall> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  return (await openPage(context, of, params.document)) ?? refuse('NOT_FOUND');
};

/** A document as its file, opened for its own borrower. */
export const getDocumentFile: Handler<typeof fileCall> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  const known = await documentsOf(context.db, of)
    .select('document.uuid')
    .where('document.uuid', '=', params.document)
    .executeTakeFirst();
  if (!known) return refuse('NOT_FOUND');
  const { name, contentType, bytes } = await openDocument(context, of, params.document);
  return { fileName: name, contentType, bytes };
};
