import type { ServedZip } from '@homeline/contract/call.ts';
import type { getDocumentsArchive as call } from '@homeline/contract/documents/get-document.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { DOCUMENTS } from '@homeline/contract/sentences/documents.es.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { archiveNames, inStackingOrder } from '@homeline/domain/documents/archive-names.ts';
import { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import type { FileType } from '@homeline/domain/documents/file-checks.ts';
import { cameFromNotary } from '@homeline/domain/documents/written-documents.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { sha256 } from '../../audit/canonical.ts';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Origin } from '../../db/tables/columns.ts';
import { type Actor, nameOf } from '../../facts/actor.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { packZip, type ZipEntry } from '../../files/pack-zip.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { archiveCopy as spanish } from './archive-copy.es.ts';
import { archiveCopy } from './archive-copy.ts';
import { instantWords } from './instant-words.ts';
import { borrowersSummaries, isReplaced } from './list-documents.ts';
import { openSigned, withSignedCopy } from './signed-copies.ts';
import { openDocument, openPage } from './stored-file.ts';

const COPY: Readonly<Record<Language, Spanish<typeof archiveCopy>>> = { en: archiveCopy, es: spanish };

/** The person who downloads an archive of their documents, and the call they use. */
export type ArchiveReader = {
  readonly name: string;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly language: Language;
  readonly site: string;
};

/** Packs every document that the borrower may read, even after the application has ended. */
export const getDocumentsArchive: Handler<typeof call> = async (request, context) => {
  const { params, organisation, caller } = request;
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadFacts(context.db, key);
  const actor = { by: 'BORROWER', id: caller.identity } as const;
  const { language, site, origin } = request;
  const reader = { name: fullNameOf(facts), actor, origin, language, site };
  return documentsArchive(context, key, await borrowersSummaries(context, key, facts), reader);
};

/**
 * Packs documents as they are stored, signed copies as signed, with a list of contents, and records that the person took them. A file is
 * only decrypted when its turn comes. Taking an archive opens no document: what must be read before it is signed still must be.
 */
export async function documentsArchive(
  context: Context,
  key: ApplicationKey,
  documents: readonly DocumentSummary[],
  reader: ArchiveReader,
): Promise<ServedZip | Refusal> {
  if (documents.length === 0) return refuse('NOT_FOUND');
  const { loan_number: loanNumber } = await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const { actor, origin } = reader;
    const event = { at: context.clock.now(), actor: nameOf(actor), what: 'copy documents', origin };
    await appendAudit(trx, context.sealing, key, [{ ...event, detail: { documents: documents.length } }]);
    return trx
      .selectFrom('application')
      .select('loan_number')
      .where('organisation', '=', key.organisation)
      .where('id', '=', key.applicationId)
      .executeTakeFirstOrThrow();
  });
  const lender = context.organisations.get(key.organisation).company.organization;
  return {
    fileName: COPY[reader.language].file(lender, loanNumber),
    chunks: packZip(entriesOf(context, key, documents, { lender, loanNumber, reader })),
  };
}

type Heading = { readonly lender: string; readonly loanNumber: string; readonly reader: ArchiveReader };

/** The list of contents comes last, since it has the checksums of the others. */
async function* entriesOf(
  context: Context,
  key: ApplicationKey,
  documents: readonly DocumentSummary[],
  { lender, loanNumber, reader }: Heading,
): AsyncGenerator<ZipEntry> {
  const copy = COPY[reader.language];
  const sorted = inStackingOrder(
    documents.map((document) => ({ document, type: DocumentType.parse(document.type) })),
  );
  const copies = await withSignedCopy(
    context,
    key,
    documents.map(({ uuid }) => uuid),
  );
  // A file whose signature isn't in it yet isn't called signed.
  const isSealed = ({ signedAt, uuid }: DocumentSummary) => signedAt !== undefined && copies.has(uuid);
  const namesOf = (isSigned: (document: DocumentSummary) => boolean) =>
    archiveNames(
      sorted.map(({ type, document }) => ({
        ...{ type, title: document.title, isSigned: isSigned(document) },
        day: civilDateIn(document.timeZone, Date.parse(document.created)),
        // Every stored document is one of these.
        contentType: document.contentType as FileType,
      })),
    );
  const names = namesOf((document) => cameFromNotary(document) || isSealed(document));
  const unsigned = namesOf(() => false);
  const lines: string[] = [];
  for (const [index, { document }] of sorted.entries()) {
    const { bytes } = await openSigned(context, key, document.uuid);
    const name = names[index] ?? '';
    yield { name, at: document.created, bytes };
    const shown = isSealed(document)
      ? await shownCopies(context, key, document, `${copy.asShown}/${unsigned[index] ?? ''}`)
      : [];
    yield* shown;
    const translations = await Promise.all(
      (document.translations ?? []).map(async ({ uuid }) => ({
        name: `${copy.inSpanish}/${unsigned[index] ?? ''}`,
        at: document.created,
        bytes: (await openDocument(context, key, uuid)).bytes,
      })),
    );
    yield* translations;
    const instant = (at: string) => instantWords(document.timeZone, at, reader.language);
    lines.push(
      name,
      // File names have the English titles, as the papers do.
      ...(reader.language === 'es' ? [`  ${DOCUMENTS[document.title] ?? document.title}`] : []),
      `  ${copy.written(instant(document.created))}`,
      ...(document.signedAt ? [`  ${copy.signed(instant(document.signedAt))}`] : []),
      ...(cameFromNotary(document) ? [`  ${copy.notarized}`] : []),
      ...(isReplaced(document, documents) ? [`  ${copy.replaced}`] : []),
      `  ${copy.checksum(sha256(bytes))}`,
      ...[...shown, ...translations].map((file) => `  ${file.name}: ${copy.checksum(sha256(file.bytes))}`),
      '',
    );
  }
  const zone = documents[0]?.timeZone ?? 'UTC';
  const now = context.clock.now();
  const contents = [
    ...[copy.heading(lender), copy.application(loanNumber), copy.reader(reader.name)],
    copy.made(instantWords(zone, now, reader.language)),
    ...['', ...lines, copy.howToCheck(reader.site), ''],
  ];
  yield { name: copy.contents, at: now, bytes: Buffer.from(contents.join('\r\n'), 'utf8') };
}

/** Returns the two files whose checksums the certificate of signing states: what was shown before anyone signed. */
async function shownCopies(
  context: Context,
  key: ApplicationKey,
  { uuid, created: at }: DocumentSummary,
  name: string,
): Promise<readonly ZipEntry[]> {
  const { bytes } = await openDocument(context, key, uuid);
  const page = await openPage(context, key, uuid);
  const html = page === undefined ? undefined : Buffer.from(page, 'utf8');
  return [{ name, at, bytes }, ...(html ? [{ name: name.replace(/\.pdf$/, '.html'), at, bytes: html }] : [])];
}
