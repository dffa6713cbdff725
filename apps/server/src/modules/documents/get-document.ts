import type {
  getDocumentFile as fileCall,
  getDocumentHtml as htmlCall,
} from '@homeline/contract/documents/get-document.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { borrowersDocuments, openDocument, openPage } from './stored-file.ts';

/** A document of ours as a page. */
export const getDocumentHtml: Handler<typeof htmlCall> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  if (!(await isTheirs(context, of, params.document))) return refuse('NOT_FOUND');
  return (await openPage(context, of, params.document)) ?? refuse('NOT_FOUND');
};

/** A document as its file, opened for its own borrower. */
export const getDocumentFile: Handler<typeof fileCall> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  if (!(await isTheirs(context, of, params.document))) return refuse('NOT_FOUND');
  const { name, contentType, bytes } = await openDocument(context, of, params.document);
  return { fileName: name, contentType, bytes };
};

async function isTheirs({ db }: Context, of: ApplicationKey, document: string): Promise<boolean> {
  const found = await borrowersDocuments(db, of)
    .select('document.uuid')
    .where('document.uuid', '=', document)
    .executeTakeFirst();
  return found !== undefined;
}
