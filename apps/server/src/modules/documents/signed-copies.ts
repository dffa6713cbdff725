import { asSigned, type Signature } from '@homeline/documents/as-signed.ts';
import type { DocumentModel } from '@homeline/documents/document.ts';
import { renderHtml } from '@homeline/documents/render-html.ts';
import { TEMPLATES, writeDocument } from '@homeline/documents/templates.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { closingDocuments, noteIsSigned } from '@homeline/domain/facts/closing.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { type NoteSignature, noteSignatures } from '@homeline/domain/signing/note-signatures.ts';
import { type IssuedPackage, signedDocuments } from '@homeline/domain/signing/signed-package.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { DocumentSeal } from '../../pdf/document-seal.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { openDrawnSignature } from './drawn-signature.ts';
import { keptModel } from './kept-model.ts';
import { readySeal, sealedByLender } from './lender-seal.ts';
import { keepSealed } from './sealed-files.ts';
import { storeSigningCertificates } from './signing-certificates.ts';
import { openDocument, openFile, openPage, storeFile } from './stored-file.ts';
import { currentSubject } from './write-documents.ts';

type Form = 'html' | 'pdf';

const REASONS = {
  TYPED: 'Signed electronically by typing this name',
  DRAWN: 'Signed electronically by drawing a signature',
} as const;

/** Stores the signed copies of the current note package, once everybody has signed it. */
export async function storeSignedCopies(context: Context, key: ApplicationKey): Promise<void> {
  const facts = await loadFacts(context.db, key);
  const made = closingDocuments(facts);
  // What was signed at an office came back as signed.
  if (!made || !noteIsSigned(facts) || closesAtOffice(facts.property)) return;
  await storeCopiesOf(context, key, facts, made);
}

/**
 * Stores a copy of each document of a note package that somebody signed, with the signers' names and dates in place of the blank lines, signed with the
 * installation's certificate, and a certificate of how each person signed. The documents whose checksums the eVault has stay unchanged.
 */
export async function storeCopiesOf(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  made: IssuedPackage,
): Promise<void> {
  const then = await loadFacts(context.db, key, made.seq);
  const signed = { made, signers: additionalSigners(relevantFacts(then)) };
  const writtenOn = civilDateIn(homeTimeZone(facts), Date.parse(made.at));
  const subject = {
    ...(await currentSubject(context, key, then, writtenOn)),
    asksInitials: made.initials === true,
  };
  const signatures = noteSignatures(facts, key.applicationId, signed);
  const printed = new Map<string, Signature>();
  for (const [signer, { name, on, drawing, initials }] of signatures) {
    printed.set(signer, {
      ...{ name, on, drawing: await openDrawnSignature(context, key, drawing) },
      initials: initials && {
        ...{ text: initials.text, drawing: await openDrawnSignature(context, key, initials.drawing) },
      },
    });
  }
  let opened: Promise<DocumentSeal> | undefined;
  const openSeal = () => (opened ??= readySeal(context));
  for (const document of signedDocuments(facts, signed)) {
    if (await openSignedCopy(context, key, document, 'pdf')) continue;
    const { type, name } = await openDocument(context, key, document);
    if (!isTemplate(type)) continue;
    const read = (await keptModel(context, key, document)) ?? writeDocument(type, subject);
    // Only older documents, which weren't kept as data, can differ.
    if (renderHtml(read) !== (await openPage(context, key, document))) {
      context.log.error(
        { application: key.applicationId, document },
        'A signed copy would differ from the document',
      );
      continue;
    }
    const model = asSigned(read, printed);
    const copies: Record<Form, VendorFile> = {
      pdf: {
        name,
        contentType: 'application/pdf',
        bytes: await signedPdf(context, key, model, { signatures, seal: await openSeal() }),
      },
      html: { name, contentType: 'text/html', bytes: Buffer.from(renderHtml(model), 'utf8') },
    };
    await context.db.transaction().execute(async (trx) => {
      await storeFile(trx, context, key, copies.html, copyOf(document, 'html'));
      await storeFile(trx, context, key, copies.pdf, copyOf(document, 'pdf'));
      await keepSealed(trx, context, key.organisation, copies.pdf);
    });
  }
  const copyOfPdf = (document: string) => copyOf(document, 'pdf');
  await storeSigningCertificates(context, key, facts, { signed, subject, copyOf: copyOfPdf, openSeal });
}

/**
 * Returns a copy's PDF with one signature per signer, in order, or the lender's signature if no one signs it. Readers of PDFs show each as
 * valid while nothing is changed.
 */
async function signedPdf(
  context: Context,
  key: ApplicationKey,
  model: DocumentModel,
  {
    signatures,
    seal,
  }: { readonly signatures: ReadonlyMap<string, NoteSignature>; readonly seal: DocumentSeal },
): Promise<Uint8Array> {
  const acts = [...signatures]
    .filter(([signer]) => isSignedBy(model, signer))
    .map(([, { name, at, method }]) => ({ name, at, reason: REASONS[method] }))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const pdf = await context.pdfs.render(model);
  if (acts.length === 0) return sealedByLender(context, key, pdf, seal);
  const { sealPdf } = await import('../../pdf/sign-pdf.ts');
  return sealPdf(pdf, acts, seal);
}

function isSignedBy({ opening, sections }: DocumentModel, signer: string): boolean {
  return [...opening, ...sections.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
    .some(({ kind, signer: by, value }) => kind === 'SIGNATURE' && by === signer && value !== undefined);
}

/** Returns a document's decrypted file: its signed copy, once there is one. */
export async function openSigned(
  context: Context,
  key: ApplicationKey,
  document: string,
): Promise<VendorFile> {
  return (
    (await openSignedCopy(context, key, document, 'pdf')) ?? (await openDocument(context, key, document))
  );
}

/** Returns the page of a document we wrote: its signed copy, once there is one. */
export async function openSignedPage(
  context: Context,
  key: ApplicationKey,
  document: string,
): Promise<string | undefined> {
  const signed = await openSignedCopy(context, key, document, 'html');
  return signed ? Buffer.from(signed.bytes).toString('utf8') : openPage(context, key, document);
}

/** Returns which of these documents have a signed copy, or one that was sealed after they were delivered. */
export async function withSignedCopy(
  { db }: { readonly db: Db | Trx },
  { organisation, applicationId }: ApplicationKey,
  documents: readonly string[],
): Promise<ReadonlySet<string>> {
  const copies = new Map(documents.map((document) => [copyOf(document, 'pdf'), document]));
  const rows = await db
    .selectFrom('stored_file')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('uuid', 'in', [...copies.keys()])
    .execute();
  return new Set(rows.flatMap(({ uuid }) => copies.get(uuid) ?? []));
}

/** Returns the decrypted signed copy of a document; undefined without one. */
function openSignedCopy(
  context: Context,
  key: ApplicationKey,
  document: string,
  form: Form,
): Promise<VendorFile | undefined> {
  return openFile(context, key, copyOf(document, form));
}

/** Returns the file of a document's signed copy. */
export function copyOf(document: string, form: Form): string {
  return derivedUuid(`signed ${form} ${document}`);
}

function isTemplate(type: string): type is WrittenDocumentType {
  return type in TEMPLATES;
}
