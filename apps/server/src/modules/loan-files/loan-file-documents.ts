import type {
  FileDocument,
  getLoanFileDocument as fileCall,
  listLoanFileDocuments as listCall,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { placeInStack, STACKING_ORDER } from '@homeline/domain/documents/stacking-order.ts';
import { requestedNameOf } from '@homeline/domain/facts/conditions.selectors.ts';
import { filings, splitDocuments } from '@homeline/domain/facts/documents.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import {
  type LenderDocumentType,
  placeOfLenderType,
} from '@homeline/domain/organisations/lender-document-types.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { isReplaced, summariesOf } from '../documents/list-documents.ts';
import { openSigned } from '../documents/signed-copies.ts';
import { documentsOf } from '../documents/stored-file.ts';
import { isTranslation } from '../documents/translations.ts';
import { actorNames } from './actor-names.ts';
import { findLoanFile } from './find-loan-file.ts';

/** Lists every document of an application. */
export const listLoanFileDocuments: Handler<typeof listCall> = async ({ organisation, params }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  return fileDocuments(context, key);
};

/** Returns the documents of an application as they are filed, in their stacking order; within a type oldest first. */
export async function fileDocuments(context: Context, key: ApplicationKey): Promise<FileDocument[]> {
  const { db } = context;
  const facts = await loadFacts(db, key);
  const filedBy = await filersOf(context, key);
  const summaries = await summariesOf(documentsOf(db, key), facts, {
    openedAt: new Map(facts.documentOpenings.map(({ document, at }) => [document, at])),
    signedAt: new Map(),
  });
  const uploaders = new Map(
    (await documentsOf(db, key).select(['document.uuid', 'document.signer']).execute()).map(
      ({ uuid, signer }) => [uuid, signer],
    ),
  );
  const filed = filings(facts);
  const split = splitDocuments(facts);
  const types = context.organisations.get(key.organisation).documentTypes;
  return summaries
    .map((summary) => {
      const { uuid } = summary;
      const { type, label, signer, receivedBy, pagesOf } = filed.get(uuid) ?? {};
      const lenderType = filed.has(uuid) ? filed.get(uuid)?.lenderType : requestedNameOf(facts, uuid);
      const filedAs = DocumentType.parse(type ?? summary.type);
      const isSent = UploadedDocumentType.safeParse(filedAs).success;
      const person = filed.has(uuid) ? signer : (uploaders.get(uuid) ?? undefined);
      const condition = conditionOf(facts, uuid);
      return {
        ...summary,
        type: filedAs,
        title:
          label ?? lenderType ?? (isTranslation(summary) ? summary.title : catalogueEntry(filedAs).title),
        ...(lenderType && { lenderType }),
        ...(label && { label }),
        section: lenderType ? placeOfLenderType(lenderType, types).section : placeInStack(filedAs).section,
        ...(isSent && {
          person: personOf(facts, person),
          filed: {
            by: filedBy.get(uuid) ?? (uploaders.get(uuid) ? OTHER_SIGNER : BORROWER),
            at: filed.get(uuid)?.at ?? summary.created,
          },
        }),
        ...(receivedBy && { receivedBy }),
        ...(pagesOf && { pagesOf }),
        isSplit: split.has(uuid),
        isReplaced: isReplaced(summary, summaries),
        isSent,
        ...(condition && { condition }),
      };
    })
    .toSorted((a, b) => inStack(a, b, types));
}

/** Compares the places of two documents: by section, the lender's own types after those of the product. */
function inStack(a: FileDocument, b: FileDocument, types: readonly LenderDocumentType[]): number {
  const [first, second] = [a, b].map(({ section, type, lenderType }) => ({
    section: STACKING_ORDER.findIndex((each) => each.section === section),
    at: lenderType
      ? DocumentType.options.length + placeOfLenderType(lenderType, types).within
      : placeInStack(DocumentType.parse(type)).at,
  }));
  if (!first || !second) return 0;
  return first.section - second.section || first.at - second.at;
}

const BORROWER = 'Borrower';
const OTHER_SIGNER = 'Other signer';

/** Returns who filed each document last; without a filing, who answered a condition with it. */
async function filersOf(context: Context, key: ApplicationKey): Promise<ReadonlyMap<string, string>> {
  const nameOf = await actorNames(context, key.organisation);
  const rows = await context.db
    .selectFrom('fact')
    .select(['name', 'value', 'actor'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('name', 'in', ['documentFilings', 'conditionSubmissions'])
    // Filings come after submissions, so that they count.
    .orderBy('name')
    .orderBy('seq')
    .execute();
  return new Map(
    rows.flatMap(({ value, actor }) => {
      const { document, documents = [document] } = value as { document: string; documents?: string[] };
      return documents.map((uuid) => [uuid, nameOf(actor)] as const);
    }),
  );
}

function personOf(facts: Facts, signer: string | undefined): NonNullable<FileDocument['person']> {
  const found = additionalSigners(facts).find(({ uuid }) => uuid === signer);
  return found ? { signer: found.uuid, name: found.name } : { name: fullNameOf(facts) };
}

function conditionOf(facts: Facts, document: string): string | undefined {
  return facts.conditionSubmissions.findLast(({ documents }) => documents.includes(document))?.condition;
}

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
