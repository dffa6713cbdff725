import { renderHtml } from '@homeline/documents/render-html.ts';
import type { DocumentSubject, SigningRecord } from '@homeline/documents/subject.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import type { SigningMethod } from '@homeline/domain/facts/adopted-signature.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import type { SignedPackage } from '@homeline/domain/signing/signed-package.ts';
import { type SigningAct, signingActs } from '@homeline/domain/signing/signing-acts.ts';
import { INITIALS_WORDS } from '@homeline/domain/signing/signing-fields.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { DocumentSeal } from '../../pdf/document-seal.ts';
import { instantWords } from './instant-words.ts';
import { sealedByLender } from './lender-seal.ts';
import { keepSealed } from './sealed-files.ts';
import { documentsOf, storeDocument } from './stored-file.ts';

const METHODS: Readonly<Record<SigningMethod, string>> = {
  TYPED: 'Typed name',
  TYPED_AND_DRAWN: 'Typed name, with a drawn signature',
  DRAWN: 'Drawn signature',
};

type SignedDocument = Omit<SigningRecord['documents'][number], 'openedAt' | 'fields'>;

type Sealed = {
  readonly signed: SignedPackage;
  readonly subject: DocumentSubject;
  /** Returns the uuid of a document's signed copy. */
  readonly copyOf: (document: string) => string;
  readonly openSeal: () => Promise<DocumentSeal>;
};

/**
 * Stores for each person who signed a note package a certificate of how they did. Nobody else but staff reads it: it has their internet
 * address and device. A repeated run keeps the first.
 */
export async function storeSigningCertificates(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  { signed, subject, copyOf, openSeal }: Sealed,
): Promise<void> {
  const acts = signingActs(facts, key.applicationId, signed);
  const documents = await signedDocuments(context, key, acts, copyOf);
  for (const act of acts) {
    const uuid = derivedUuid(`signing certificate ${key.applicationId} ${act.signer} ${act.at}`);
    const stored = await documentsOf(context.db, key)
      .select('document.uuid')
      .where('document.uuid', '=', uuid)
      .executeTakeFirst();
    if (stored) continue;
    const seal = await openSeal();
    const { serialNumber, fingerprint256 } = seal.certificate.chain[0];
    const certificate = { serialNumber, sha256: fingerprint256.replaceAll(':', '').toLowerCase() };
    const signing = {
      number: uuid,
      ...recordOf(act, acts, documents, homeTimeZone(facts)),
      seal: certificate,
    };
    const model = writeDocument('SIGNING_CERTIFICATE', { ...subject, signing });
    const bytes = await sealedByLender(context, key, await context.pdfs.render(model), seal);
    const file = { name: 'signing-certificate.pdf', contentType: 'application/pdf', bytes };
    const isOthers = act.role !== 'BORROWER';
    await context.db.transaction().execute(async (trx) => {
      await storeDocument(trx, context, key, {
        ...{ uuid, type: 'SIGNING_CERTIFICATE', file, html: renderHtml(model) },
        ...(isOthers && { signer: act.signer }),
      });
      await keepSealed(trx, context, key.organisation, file);
    });
  }
}

/** Returns the title and checksums of each document that a person signed. */
async function signedDocuments(
  { db }: Context,
  key: ApplicationKey,
  acts: readonly SigningAct[],
  copyOf: (document: string) => string,
): Promise<ReadonlyMap<string, SignedDocument>> {
  const uuids = [...new Set(acts.flatMap(({ documents }) => documents.map(({ uuid }) => uuid)))];
  if (uuids.length === 0) return new Map();
  const rows = await documentsOf(db, key)
    .select(['document.uuid', 'document.type', 'document.page', 'sha256'])
    .where('document.uuid', 'in', uuids)
    .execute();
  const files = await db
    .selectFrom('stored_file')
    .select(['uuid', 'sha256'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('uuid', 'in', [...rows.flatMap(({ page }) => page ?? []), ...uuids.map(copyOf)])
    .execute();
  const digests = new Map(files.map(({ uuid, sha256 }) => [uuid, sha256]));
  return new Map(
    rows.map(({ uuid, type, page, sha256 }) => [
      uuid,
      {
        title: catalogueEntry(DocumentType.parse(type)).title,
        shown: sha256,
        page: page ? digests.get(page) : undefined,
        signedCopy: digests.get(copyOf(uuid)),
      },
    ]),
  );
}

function recordOf(
  act: SigningAct,
  acts: readonly SigningAct[],
  signed: ReadonlyMap<string, SignedDocument>,
  timeZone: string,
): Pick<SigningRecord, 'own' | 'others' | 'documents'> {
  const instant = (at: string) => instantWords(timeZone, at);
  const own = new Set(act.documents.map(({ uuid }) => uuid));
  const { name, role, at, method, ip, userAgent, hasLocation, initials, signatureConsent } = act;
  const { recordsConsent, recordsAccess } = act;
  return {
    own: {
      ...{ name, role, at: instant(at), method: METHODS[method] },
      ...{ ip, device: userAgent, hasLocation, signatureConsent },
      initials: initials && {
        text: initials.text,
        places: initials.places.map(({ place }) => INITIALS_WORDS[place].title),
      },
      recordsConsent: recordsConsent && { ...recordsConsent, at: instant(recordsConsent.at) },
      recordsAccess: recordsAccess && {
        ...{ form: recordsAccess.form, sha256: recordsAccess.sha256 },
        at: instant(recordsAccess.at),
      },
    },
    others: acts
      .filter((other) => other !== act && other.documents.some(({ uuid }) => own.has(uuid)))
      .map((other) => ({ name: other.name, role: other.role, at: instant(other.at) })),
    documents: act.documents.flatMap(({ uuid, openedAt, fields }) => {
      const document = signed.get(uuid);
      return document ? [{ ...document, fields, openedAt: openedAt && instant(openedAt) }] : [];
    }),
  };
}
