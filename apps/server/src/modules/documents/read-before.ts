import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { hasSameText, markChanges } from '@homeline/documents/mark-changes.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import { lastAct, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { documentsOf, openPage } from './stored-file.ts';

/** One reader's history with documents. */
export type Reading = {
  readonly opened: ReadonlySet<string>;
  /** The documents that they acknowledged or signed. */
  readonly agreedTo: ReadonlySet<string>;
};

/** Returns the documents that the borrower has read, acknowledged or signed. */
export function borrowersReading(facts: Facts): Reading {
  return {
    opened: new Set(facts.documentOpenings.map(({ document }) => document)),
    agreedTo: new Set([
      ...(facts.disclosuresAcknowledgement?.documents ?? []),
      ...(facts.closingAcknowledgement?.documents ?? []),
      ...facts.noteSignatureRequests.flatMap(({ documents }) => documents),
    ]),
  };
}

/** Returns the documents that a signer has read, acknowledged or signed. */
export function signersReading(facts: Facts, signer: Signer): Reading {
  const openings = facts.signerDocumentOpenings.filter((opening) => opening.signer === signer.uuid);
  const confirmed = lastAct(facts, signer, 'DOCUMENTS_OPENED');
  const signed = facts.signerSignatureRequests.filter((request) => request.signer === signer.uuid);
  return {
    opened: new Set(openings.map(({ document }) => document)),
    agreedTo: new Set([
      ...openings.filter((opening) => newer(confirmed, opening)).map(({ document }) => document),
      ...signed.flatMap(({ documents }) => documents),
    ]),
  };
}

/** The version of a document that its reader read before. */
export type ReadBefore = {
  readonly created: string;
  /** The document says what they read and agreed to, so it needn't be read again. */
  readonly isUnchanged: boolean;
  readonly page: string;
};

/** Documents of one type that don't replace each other. */
const NEVER_REPLACED: ReadonlySet<string> = new Set(['CREDIT_SCORE_DISCLOSURE']);

/**
 * Maps each document to the version its reader read earlier, if any. A version counts as read once it, or one that
 * says the same, was opened. One that says the same as what they read but didn't agree to is left out: it is read as a new one.
 */
export async function readBefore(
  context: Context,
  key: ApplicationKey,
  { opened, agreedTo }: Reading,
): Promise<ReadonlyMap<string, ReadBefore>> {
  const versions = await documentsOf(context.db, key)
    .select(['document.uuid', 'document.type', 'document.created_at'])
    .where('document.page', 'is not', null)
    .where('document.signer', 'is', null)
    .orderBy('document.created_at')
    .orderBy('document.uuid')
    .execute();
  const found = new Map<string, ReadBefore>();
  for (const [type, ofType] of Map.groupBy(versions, (version) => version.type)) {
    const first = ofType.findIndex(({ uuid }) => opened.has(uuid));
    if (first < 0 || ofType.length === first + 1 || NEVER_REPLACED.has(type)) continue;
    let read: { readonly created: string; readonly page: string; isAgreed: boolean } | undefined;
    for (const { uuid, created_at } of ofType.slice(first)) {
      const page = await openPage(context, key, uuid);
      if (page === undefined) continue;
      const isAgreed = agreedTo.has(uuid);
      if (read && hasSameText(read.page, page)) {
        read.isAgreed ||= isAgreed;
        if (read.isAgreed) found.set(uuid, { created: read.created, page: read.page, isUnchanged: true });
        continue;
      }
      if (read) found.set(uuid, { created: read.created, page: read.page, isUnchanged: false });
      if (opened.has(uuid)) read = { created: created_at.toISOString(), page, isAgreed };
    }
  }
  return found;
}

/** Adds to each document of a current package the version that was read before. */
export async function withReadBefore(
  context: Context,
  key: ApplicationKey,
  documents: readonly DocumentSummary[],
  reading: Reading,
): Promise<DocumentSummary[]> {
  const before = await readBefore(context, key, reading);
  return documents.map((document) => {
    const version = document.package && before.get(document.uuid);
    if (!version) return document;
    return { ...document, readBefore: { created: version.created, isUnchanged: version.isUnchanged } };
  });
}

/** Returns a document's page with its changes marked since the version that was read before. */
export function withChanges(page: string, before: ReadBefore | undefined): string {
  return before && !before.isUnchanged ? markChanges(before.page, page) : page;
}
