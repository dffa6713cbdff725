import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type {
  getSignerDocumentsArchive as archiveCall,
  getSignerDocumentFile as fileCall,
  getSignerDocumentHtml as htmlCall,
  listSignerDocuments as listCall,
} from '@homeline/contract/signers/signer-documents.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { record } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { documentsArchive } from '../documents/documents-archive.ts';
import { summariesOf } from '../documents/list-documents.ts';
import {
  type Reading,
  readBefore,
  signersReading,
  withChanges,
  withReadBefore,
} from '../documents/read-before.ts';
import { reaches } from '../documents/records-access.ts';
import { sampleRecordFile, sampleRecordPage, sampleRecordUuid } from '../documents/sample-record.ts';
import { openSigned, openSignedPage } from '../documents/signed-copies.ts';
import { documentsOf, openDocument, openPage } from '../documents/stored-file.ts';
import { isTranslation, translationOf } from '../documents/translations.ts';
import { formerSigner } from './former-signer.ts';
import { keptDocuments, readableDocuments, type StoredDocument, storedDocuments } from './signer-package.ts';
import type { SignerRequest } from './signer-submission.ts';

/** Lists what this signer reads and signs. */
export const listSignerDocuments: Handler<typeof listCall> = async (request, context) => {
  const facts = await loadFacts(context.db, keyOf(request));
  const own = await signersSummaries(context, keyOf(request), facts, request.caller.signer);
  const reading = readingOf(request, facts);
  return reading ? withReadBefore(context, keyOf(request), own, reading) : own;
};

/** Packs every document that this signer may read, even after the application has ended. */
export const getSignerDocumentsArchive: Handler<typeof archiveCall> = async (request, context) => {
  const facts = await loadFacts(context.db, keyOf(request));
  const { signer } = (await readerOf(context, keyOf(request), facts, request.caller.signer)) ?? {};
  if (!signer) return refuse('NOT_FOUND');
  const { language, site, origin, caller } = request;
  const actor = { by: 'SIGNER', id: caller.identity } as const;
  const reader = { name: signer.name, actor, origin, language, site };
  const own = await signersSummaries(context, keyOf(request), facts, caller.signer);
  return documentsArchive(context, keyOf(request), own, reader);
};

/** Returns the summaries of what a signer may read. */
export async function signersSummaries(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  signer: string,
): Promise<DocumentSummary[]> {
  const uuids = await readable(context, key, signer);
  const openings = facts.signerDocumentOpenings.filter((opening) => opening.signer === signer);
  const signatures = facts.signerSignatureRequests.filter((request) => request.signer === signer);
  const summaries = await summariesOf(documentsOf(context.db, key), facts, {
    signer,
    openedAt: new Map(openings.map(({ document, at }) => [document, at])),
    signedAt: new Map(
      signatures.flatMap(({ documents, at }) => documents.map((uuid) => [uuid, at] as const)),
    ),
  });
  return summaries.filter((summary) => uuids.includes(summary.uuid) && !isTranslation(summary));
}

/** Returns a document of the signer as HTML, and records that they opened it. */
export const getSignerDocumentHtml: Handler<typeof htmlCall> = async (request, context) => {
  const { document } = request.params;
  const reader = await sampleReader(request, context);
  if (reader) return sampleRecordPage(context, keyOf(request), reader.facts, reader.signer);
  const isReadable = (await readable(context, keyOf(request), request.caller.signer)).includes(document);
  const open = request.query.as === 'shown' ? openPage : openSignedPage;
  const page = isReadable && (await open(context, keyOf(request), document));
  if (!page) return refuse('NOT_FOUND');
  await recordOpening(request, context);
  const reading = request.query.marked && readingOf(request, await loadFacts(context.db, keyOf(request)));
  return reading
    ? withChanges(page, (await readBefore(context, keyOf(request), reading)).get(document))
    : page;
};

/** Returns a document of the signer as a file, and records that they opened it. */
export const getSignerDocumentFile: Handler<typeof fileCall> = async (request, context) => {
  const { document } = request.params;
  const reader = await sampleReader(request, context);
  if (reader) {
    const sample = await sampleRecordFile(context, keyOf(request), reader.facts, reader.signer);
    return { ...sample, fileName: sample.name };
  }
  if (!(await readable(context, keyOf(request), request.caller.signer)).includes(document))
    return refuse('NOT_FOUND');
  const open = request.query.as === 'shown' ? openDocument : openSigned;
  const { name, contentType, bytes } = await open(context, keyOf(request), document);
  await recordOpening(request, context);
  return { fileName: name, contentType, bytes };
};

/** Returns who reads their own sample record; undefined where the request is about another document. */
async function sampleReader(
  request: SignerRequest & { readonly params: { readonly document: string } },
  context: Context,
) {
  const { params, caller } = request;
  if (params.document !== sampleRecordUuid(params.uuid, caller.signer)) return undefined;
  const facts = relevantFacts(await loadFacts(context.db, keyOf(request)));
  const signer = signerOf(facts, caller.signer);
  return signer && { facts, signer };
}

function readingOf(request: SignerRequest, facts: Facts): Reading | undefined {
  const signer = signerOf(relevantFacts(facts), request.caller.signer);
  return signer && signersReading(facts, signer);
}

async function readable(context: Context, key: ApplicationKey, uuid: string): Promise<readonly string[]> {
  const facts = relevantFacts(await loadFacts(context.db, key));
  const reader = await readerOf(context, key, facts, uuid);
  if (!reader) return [];
  const { signer, read } = reader;
  const isDelivered = reaches(facts, signer);
  const stored = await storedDocuments(context.db, key);
  const delivered = stored.filter(({ created_at }) => isDelivered(created_at));
  return withTranslations(read(facts, signer, delivered), delivered);
}

/** Returns the uuids of documents, each with its translation if it has one. */
function withTranslations(
  read: readonly StoredDocument[],
  stored: readonly StoredDocument[],
): readonly string[] {
  const translations = new Set(stored.filter(isTranslation).map(({ uuid }) => uuid));
  return read.flatMap(({ uuid }) =>
    [uuid, translationOf(uuid)].filter((each) => each === uuid || translations.has(each)),
  );
}

/** Returns the signer who reads, with what they may read: somebody taken off the application keeps what they signed. */
export async function readerOf({ db }: Context, key: ApplicationKey, facts: Facts, uuid: string) {
  const signer = signerOf(relevantFacts(facts), uuid);
  if (signer) return { signer, read: readableDocuments };
  const former = await formerSigner(db, key, uuid);
  return former && { signer: former, read: keptDocuments };
}

async function recordOpening(
  request: SignerRequest & { readonly params: { readonly document: string } },
  context: Context,
): Promise<void> {
  const { signer, identity } = request.caller;
  const { document } = request.params;
  const actor = { by: 'SIGNER', id: identity } as const;
  await record(context, { ...keyOf(request), actor, origin: request.origin }, (facts) =>
    facts.signerDocumentOpenings.some((one) => one.signer === signer && one.document === document)
      ? []
      : [{ fact: 'signerDocumentOpenings', value: { signer, document } }],
  );
}

function keyOf({ organisation, params }: SignerRequest) {
  return { organisation, applicationId: params.uuid };
}
