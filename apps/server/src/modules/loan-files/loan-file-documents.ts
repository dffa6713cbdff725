import type {
  getLoanFileDocument as fileCall,
  listLoanFileDocuments as listCall,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { summariesOf } from '../documents/list-documents.ts';
import { openSigned } from '../documents/signed-copies.ts';
import { documentsOf } from '../documents/stored-file.ts';
import { findLoanFile } from './find-loan-file.ts';

/** Lists every document of an application. */
export const listLoanFileDocuments: Handler<typeof listCall> = async ({ organisation, params }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, key);
  return summariesOf(documentsOf(context.db, key), facts, {
    openedAt: new Map(facts.documentOpenings.map(({ document, at }) => [document, at])),
    signedAt: new Map(),
  });
};

/** Returns a document's file and records who read it. */
export const getLoanFileDocument: Handler<typeof fileCall> = async (request, context) => {
  const { organisation, params } = request;
  const key = { organisation, applicationId: params.uuid };
  const found = await documentsOf(context.db, key)
    .select('document.type')
    .where('document.uuid', '=', params.document)
    .executeTakeFirst();
  if (!found) return refuse('NOT_FOUND');
  await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const act = { applicationId: params.uuid, what: `read ${found.type}`, detail: { uuid: params.document } };
    await auditStaffAct(trx, context, request, act);
  });
  const { name, contentType, bytes } = await openSigned(context, key, params.document);
  return { fileName: name, contentType, bytes };
};
