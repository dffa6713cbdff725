import { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import { summaryPackage } from '@homeline/domain/facts/documents.selectors.ts';
import { recordsAccessOwed } from '@homeline/domain/facts/electronic-records.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { executedPapers, notaryDocuments } from '@homeline/domain/facts/notary.selectors.ts';
import { isIdentified, type Signer, signsDeed } from '@homeline/domain/facts/signers.selectors.ts';
import { isSignedBy, signerReads, signerReceives } from '@homeline/domain/signing/signer-documents.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import { signersReading } from '../documents/read-before.ts';
import { documentsOf } from '../documents/stored-file.ts';
import { unopenedBy } from '../documents/unopened.ts';

export type StoredDocument = { readonly uuid: string; readonly type: string; readonly signer: string | null };

/** Returns the documents of an application, as the functions below take them. */
export function storedDocuments(
  db: Db,
  key: ApplicationKey,
): Promise<(StoredDocument & { readonly created_at: Date })[]> {
  return documentsOf(db, key)
    .select(['document.uuid', 'document.type', 'document.signer', 'document.created_at'])
    .execute();
}

/** Returns the signer's documents of the summary package, which they read as soon as they can: a Texas line waits twelve days for it. */
export function earlyPackage(
  facts: Facts,
  signer: Signer,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  return inOrder(summaryPackage(facts), documents).filter(({ type }) =>
    signerReceives(DocumentType.parse(type), signer),
  );
}

/** Returns the signer's documents of the note package, which they read before they sign. */
export function notePackage(
  facts: Facts,
  signer: Signer,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  return ownDocuments(closingDocuments(facts)?.documents ?? [], signer, documents);
}

/** Returns the documents of the note package that the signer signs. */
export function signedPackage(
  facts: Facts,
  signer: Signer,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  return notePackage(facts, signer, documents).filter(({ type }) =>
    isSignedBy(DocumentType.parse(type), signer),
  );
}

/** The consent itself, and what an applicant gets electronically without one (12 CFR 1026.5(a)(1)(iii)). */
const NEED_NO_CONSENT: readonly string[] = ['ESIGN_CONSENT', 'HELOC_EARLY_DISCLOSURE', 'HELOC_BROCHURE'];

/**
 * Returns every document that the signer may read: their early disclosures, the note package, newer notices of their right to cancel, what
 * they sign before the notary, what they signed before, the papers that came back signed, and our letters to them. Until they showed who
 * they are, only their consent and our letters to them; until they showed that they can open electronic records (15 USC
 * 7001(c)(1)(C)(ii)), also what needs no consent.
 */
export function readableDocuments(
  facts: Facts,
  signer: Signer,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const early = earlyPackage(facts, signer, documents);
  const letters = ownLetters(signer, documents);
  const first = (types: readonly string[]) => [
    ...early.filter(({ type }) => types.includes(type)),
    ...letters,
  ];
  // An invitation that went to a wrong address opens nobody's papers. The page that asks for the consent shows its words.
  if (!isIdentified(facts, signer)) return first(['ESIGN_CONSENT']);
  if (recordsAccessOwed(facts, signer) === 'FIRST_TIME') return first(NEED_NO_CONSENT);
  const deed = ownDocuments(notaryDocuments(facts)?.documents ?? [], signer, documents);
  const notices = signsDeed(signer) ? facts.rescissionNotices.map(({ document }) => document) : [];
  const executed = inOrder(executedPapers(facts), documents).filter(({ type }) =>
    isSignedBy(DocumentType.parse(type), signer),
  );
  const readable = [
    ...early,
    ...notePackage(facts, signer, documents),
    ...ownDocuments(notices, signer, documents),
    ...deed,
    ...everSigned(facts, signer, documents),
    ...executed,
    ...letters,
  ];
  return [...new Set(readable)];
}

/** Returns what somebody who was taken off the application keeps: what they signed (15 USC 7001(e)), and our letters to them. */
export function keptDocuments(
  facts: Facts,
  signer: Signer,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const signed = isIdentified(facts, signer) ? everSigned(facts, signer, documents) : [];
  return [...signed, ...ownLetters(signer, documents)];
}

/** Returns what somebody signed here, also on documents that were replaced since. */
function everSigned(
  facts: Facts,
  { uuid }: Signer,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const requests = facts.signerSignatureRequests.filter(({ signer }) => signer === uuid);
  return inOrder([...new Set(requests.flatMap((request) => request.documents))], documents);
}

/** Our letters to a co-borrower about their own credit, such as the notice of their score. */
function ownLetters({ uuid }: Signer, documents: readonly StoredDocument[]): readonly StoredDocument[] {
  return documents.filter(
    ({ signer, type }) => signer === uuid && WrittenDocumentType.safeParse(type).success,
  );
}

/** Returns the documents that the signer must still open before they sign. */
export async function unopenedBySigner(
  context: Context,
  key: ApplicationKey,
  uuid: string,
): Promise<readonly Pick<StoredDocument, 'uuid' | 'type'>[]> {
  const facts = await loadRelevantFacts(context.db, key);
  const signer = signerOf(facts, uuid);
  return signer ? unopenedBy(context, key, signersReading(facts, signer)) : [];
}

function ownDocuments(
  uuids: readonly string[],
  signer: Signer,
  documents: readonly StoredDocument[],
): StoredDocument[] {
  const inPackage = inOrder(uuids, documents);
  const mayCancel = inPackage.some(({ type }) => type === 'NOTICE_OF_RIGHT_TO_CANCEL');
  return inPackage.filter(({ type }) => signerReads(DocumentType.parse(type), signer, mayCancel));
}

function inOrder(uuids: readonly string[], documents: readonly StoredDocument[]): StoredDocument[] {
  return uuids.flatMap((uuid) => documents.find((document) => document.uuid === uuid) ?? []);
}
