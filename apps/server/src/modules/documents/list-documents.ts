import type { listDocuments as call, DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { isForInitials } from '@homeline/domain/documents/field-places.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import { requestedNameOf } from '@homeline/domain/facts/conditions.selectors.ts';
import { summaryPackage } from '@homeline/domain/facts/documents.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { notaryDocuments } from '@homeline/domain/facts/notary.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { fieldsToSign } from '@homeline/domain/signing/signing-fields.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { borrowersReading, withReadBefore } from './read-before.ts';
import { reaches } from './records-access.ts';
import { borrowersDocuments, type documentsOf } from './stored-file.ts';
import { isTranslation, translationOf } from './translations.ts';

/**
 * Lists the documents the borrower may read, with each one's current package and when it was opened.
 * @returns oldest first; documents of a package in reading order
 */
export const listDocuments: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadFacts(context.db, key);
  const summaries = await borrowersSummaries(context, key, facts);
  return withReadBefore(context, key, summaries, borrowersReading(facts));
};

/** Returns the summaries of the documents the borrower may read. */
export async function borrowersSummaries(
  { db }: Context,
  key: ApplicationKey,
  facts: Facts,
): Promise<DocumentSummary[]> {
  const summaries = await summariesOf(borrowersDocuments(db, key), facts, {
    signer: key.applicationId,
    openedAt: new Map(facts.documentOpenings.map(({ document, at }) => [document, at])),
    signedAt: signaturesOf(facts),
  });
  const isDelivered = reaches(facts);
  return summaries.filter(
    (summary) => !isTranslation(summary) && (!summary.hasHtml || isDelivered(new Date(summary.created))),
  );
}

type Reader = {
  /** The id under which the documents name the reader; absent for staff. */
  readonly signer?: string;
  readonly openedAt: ReadonlyMap<string, string>;
  readonly signedAt: ReadonlyMap<string, string>;
};

/**
 * Returns the summaries of the documents selected, with when one reader opened and signed each. A translation is named by its document, and is in the
 * list too.
 */
export async function summariesOf(
  documents: ReturnType<typeof documentsOf>,
  facts: Facts,
  { signer, openedAt, signedAt }: Reader,
): Promise<DocumentSummary[]> {
  const packages = packagesOf(facts);
  const timeZone = homeTimeZone(facts);
  const rows = await documents
    .select(['document.uuid', 'document.type', 'document.page', 'document.created_at'])
    .select(['stored_file.type as contentType', 'stored_file.size'])
    .orderBy('document.uuid')
    .execute();
  const readingOrder = [...packages.keys()];
  const sorted = rows.toSorted(
    (a, b) =>
      a.created_at.getTime() - b.created_at.getTime() ||
      readingOrder.indexOf(a.uuid) - readingOrder.indexOf(b.uuid),
  );
  const titles = new Map(
    // A document that a condition asked for by the lender's own name keeps that name.
    sorted.map(({ uuid, type }) => [
      uuid,
      requestedNameOf(facts, uuid) ?? catalogueEntry(DocumentType.parse(type)).title,
    ]),
  );
  const translated = new Map(sorted.map(({ uuid }) => [translationOf(uuid), uuid]));
  return sorted.map(({ uuid, type, page, created_at, contentType, size }) => ({
    uuid,
    type,
    title: isTranslation({ type })
      ? `In Spanish: ${titles.get(translated.get(uuid) ?? '')}`
      : (titles.get(uuid) ?? ''),
    created: created_at.toISOString(),
    timeZone,
    openedAt: openedAt.get(uuid),
    signedAt: signedAt.get(uuid),
    package: packages.get(uuid),
    ...(packages.get(uuid) === 'CLOSING' && placesIn(facts, signer, { uuid, type })),
    ...(titles.has(translationOf(uuid)) && {
      translations: [{ uuid: translationOf(uuid), language: 'es' as const }],
    }),
    hasHtml: page !== null,
    contentType,
    sizeBytes: size,
  }));
}

function placesIn(
  facts: Facts,
  signer: string | undefined,
  document: { readonly uuid: string; readonly type: string },
): Pick<DocumentSummary, 'initials' | 'signatures'> {
  const places =
    signer === undefined ? [] : fieldsToSign(facts, signer, [document]).map(({ place }) => place);
  const initials = places.filter(isForInitials);
  const signatures = places.filter((place) => !isForInitials(place));
  return { ...(initials.length > 0 && { initials }), ...(signatures.length > 0 && { signatures }) };
}

/** Returns whether a document that we wrote has a newer version in a package, or came back signed from a notary. */
export function isReplaced(document: DocumentSummary, summaries: readonly DocumentSummary[]): boolean {
  const later = summaries.slice(summaries.indexOf(document) + 1).filter(({ type }) => type === document.type);
  const isRewritten = document.package === undefined && later.some((newer) => newer.package !== undefined);
  return document.hasHtml && (isRewritten || later.some(({ hasHtml }) => !hasHtml));
}

/** Maps each document that the eVault sealed to the time of the borrower's signature. */
function signaturesOf(facts: Facts): Map<string, string> {
  const sealed = new Set(
    facts.noteSignatures.flatMap(({ answer, documents }) => (answer === 'SIGNED' ? documents : [])),
  );
  return new Map(
    facts.noteSignatureRequests.flatMap(({ documents, at }) =>
      documents.filter((uuid) => sealed.has(uuid)).map((uuid) => [uuid, at] as const),
    ),
  );
}

/** Maps each document to its current package; a replaced document has none. */
function packagesOf(facts: Facts): Map<string, NonNullable<DocumentSummary['package']>> {
  const current = [
    ['SUMMARY', summaryPackage(facts)],
    ['CLOSING', closingDocuments(facts)?.documents ?? []],
    ['NOTARY', notaryDocuments(facts)?.documents ?? []],
  ] as const;
  return new Map(current.flatMap(([name, documents]) => documents.map((uuid) => [uuid, name] as const)));
}
