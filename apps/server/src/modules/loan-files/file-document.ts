import { randomUUID } from 'node:crypto';
import type {
  FilingForm,
  fileDocument as fileCall,
  receiveDocument as receiveCall,
  splitDocument as splitCall,
} from '@homeline/contract/loan-files/file-document.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import { filings } from '@homeline/domain/facts/documents.selectors.ts';
import type { Facts, FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { isKnownDocument } from '@homeline/domain/organisations/lender-document-types.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Decide, type Recording, record, recordIn } from '../../facts/record.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { acceptFile } from '../documents/accept-file.ts';
import { documentsOf, openDocument, storeDocument } from '../documents/stored-file.ts';
import { quotaRefusal } from '../documents/upload-quota.ts';
import { findLoanFile } from './find-loan-file.ts';

type Filing = FactValue<'documentFilings'>;

/** Stores and files a paper that staff received. */
export const receiveDocument: Handler<typeof receiveCall> = async (request, context) => {
  const { query, body } = request;
  const recording = recordingOf(request);
  if (!(await findLoanFile(context, recording))) return refuse('NOT_FOUND');
  const { name, answers, type, ...rest } = query;
  const typed = typeOf(context, recording, type, 'type');
  if (isRefusal(typed)) return typed;
  const filing = { ...rest, ...typed };
  const file = await acceptFile(context, { name, bytes: body.bytes });
  if (isRefusal(file)) return file;
  return context.db.transaction().execute(async (trx) => {
    const refusal = await quotaRefusal(trx, context, recording, file.bytes.length);
    if (refusal) return refusal;
    const uuid = randomUUID();
    const recorded = await recordIn(trx, context, recording, filed({ document: uuid, ...filing }, answers));
    if (isRefusal(recorded)) return recorded;
    await storeDocument(trx, context, recording, { uuid, type: filing.type, file });
    return undefined;
  });
};

/** Files a document that a person sent. */
export const fileDocument: Handler<typeof fileCall> = async (request, context) => {
  const { document } = request.params;
  const recording = recordingOf(request);
  if (!(await isSent(context, recording, document))) return refuse('NOT_FOUND');
  const { answers, type, ...rest } = request.body;
  const typed = typeOf(context, recording, type, 'type');
  if (isRefusal(typed)) return typed;
  const filing = { ...rest, ...typed };
  const recorded = await record(context, recording, (facts) => {
    const { receivedBy, pagesOf } = filings(facts).get(document) ?? {};
    const kept = { ...(receivedBy && { receivedBy }), ...(pagesOf && { pagesOf }) };
    return filed({ document, ...filing, ...kept }, answers)(facts);
  });
  return isRefusal(recorded) ? recorded : undefined;
};

/** Files pages of a PDF as papers of their own. */
export const splitDocument: Handler<typeof splitCall> = async (request, context) => {
  const whole = request.params.document;
  const recording = recordingOf(request);
  if (!(await isSent(context, recording, whole))) return refuse('NOT_FOUND');
  const typed = request.body.parts.map(({ type }, at) =>
    typeOf(context, recording, type, `parts.${at}.type`),
  );
  const unknown = typed.find(isRefusal);
  if (unknown) return unknown;
  const types = typed.flatMap((each) => (isRefusal(each) ? [] : each));
  const { name, contentType, bytes } = await openDocument(context, recording, whole);
  if (contentType !== 'application/pdf') return refuse('INVALID_INPUT', { fields: { parts: NO_PDF } });
  const taken = await context.files.takePages({ bytes, ranges: request.body.parts });
  if (!taken) return refuse('INVALID_INPUT', { fields: { parts: UNREADABLE } });
  const { parts: pages, pageCount } = taken;
  if (!pages) return refuse('INVALID_INPUT', { fields: pageProblems(request.body.parts, pageCount) });
  const parts = request.body.parts.map(({ firstPage, lastPage, type: _, ...filing }, index) => ({
    bytes: pages[index] ?? new Uint8Array(),
    filing: {
      document: randomUUID(),
      ...filing,
      ...(types[index] ?? { type: 'SUPPORT' as const }),
      pagesOf: { document: whole, firstPage, lastPage, pageCount },
    },
  }));
  return context.db.transaction().execute(async (trx) => {
    const size = parts.reduce((sum, part) => sum + part.bytes.length, 0);
    const refusal = await quotaRefusal(trx, context, recording, size);
    if (refusal) return refusal;
    const recorded = await recordIn(trx, context, recording, (facts) => {
      const decided = parts.map(({ filing }) => filed(filing, undefined)(facts));
      return decided.find(isRefusal) ?? decided.flatMap((writes) => (isRefusal(writes) ? [] : writes));
    });
    if (isRefusal(recorded)) return recorded;
    for (const { filing, bytes: part } of parts)
      await storeDocument(trx, context, recording, {
        ...{ uuid: filing.document, type: filing.type },
        file: { name, contentType, bytes: part },
      });
    return undefined;
  });
};

type FiledType = Pick<Filing, 'type' | 'lenderType'>;

/** Returns the type under which a paper is filed: to the rules, one of the lender's own types is a supporting document. */
function typeOf(
  { organisations }: Context,
  { organisation }: ApplicationKey,
  given: string,
  field: string,
): FiledType | Refusal {
  const known = UploadedDocumentType.safeParse(given).data;
  if (known) return { type: known };
  return isKnownDocument(given, organisations.get(organisation).documentTypes)
    ? { type: 'SUPPORT', lenderType: given }
    : refuse('INVALID_INPUT', { fields: { [field]: NO_TYPE } });
}

type StaffRequest = {
  readonly organisation: string;
  readonly params: { readonly uuid: string };
  readonly caller: Caller;
  readonly origin: Origin;
};

function recordingOf({ organisation, params, caller, origin }: StaffRequest): Recording {
  const actor = { by: 'STAFF', id: caller.identity } as const;
  return { organisation, applicationId: params.uuid, actor, origin };
}

/** Returns a problem for each part with pages that the document doesn't have, which says how many it has. */
function pageProblems(parts: readonly { readonly lastPage: number }[], pageCount: number) {
  const message = `The document has ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const wrong = parts.flatMap(({ lastPage }, at) => (lastPage > pageCount ? [at] : []));
  return Object.fromEntries(wrong.map((at) => [`parts.${at}.lastPage`, message]));
}

/** Returns whether a document came from outside: what we wrote keeps its place. */
async function isSent({ db }: Context, key: ApplicationKey, document: string): Promise<boolean> {
  const found = await documentsOf(db, key)
    .select('document.type')
    .where('document.uuid', '=', document)
    .where('document.type', 'in', UploadedDocumentType.options)
    .executeTakeFirst();
  return found !== undefined;
}

const NO_TYPE = 'Choose a type of document';
const NO_PDF = 'Only a PDF can be split';
const UNREADABLE = 'This PDF can’t be taken apart';
const NOT_OPEN = 'Choose a condition that waits for documents';
const NO_REVIEW = 'No review waits for documents';
const NO_SIGNER = 'Choose somebody on this application';

/** Returns the facts of a filing and, where the paper answers something, of its answer. */
function filed(filing: Filing, answers: FilingForm['answers']): Decide {
  return (facts) => {
    const { signer, label, ...rest } = filing;
    if (signer && !additionalSigners(facts).some(({ uuid }) => uuid === signer))
      return refuse('INVALID_INPUT', { fields: { signer: NO_SIGNER } });
    const value = { ...rest, ...(signer && { signer }), ...(label && { label }) };
    const answered = answers ? answerOf(facts, answers, filing.document) : [];
    return isRefusal(answered) ? answered : [{ fact: 'documentFilings', value }, ...answered];
  };
}

function answerOf(
  facts: Facts,
  answers: NonNullable<FilingForm['answers']>,
  document: string,
): readonly FactWrite[] | Refusal {
  const documents = [document];
  if (answers === 'REVIEW')
    return currentStep(facts).kind === 'REVIEW'
      ? [{ fact: 'conditionSubmissions', value: { documents } }]
      : refuse('INVALID_INPUT', { fields: { answers: NO_REVIEW } });
  const isOpen = conditionsToAnswer(facts).some(({ uuid }) => uuid === answers);
  return isOpen
    ? [{ fact: 'conditionSubmissions', value: { condition: answers, documents } }]
    : refuse('INVALID_INPUT', { fields: { answers: NOT_OPEN } });
}
