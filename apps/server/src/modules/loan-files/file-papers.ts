import type { getFilePapers as call } from '@homeline/contract/loan-files/file-document.ts';
import { fileIndex } from '@homeline/documents/decisions/file-index.ts';
import { longDate } from '@homeline/documents/wording.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { FileType } from '@homeline/domain/documents/file-checks.ts';
import { SECTION_TITLES } from '@homeline/domain/documents/stacking-order.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { recordSubject } from '../documents/record-subject.ts';
import { openSigned } from '../documents/signed-copies.ts';
import { findLoanFile } from './find-loan-file.ts';
import { fileDocuments } from './loan-file-documents.ts';

/**
 * Joins the papers of an application under an index. Replaced papers and documents whose parts are filed one by one stay out; a paper
 * that can't be taken apart is named in the index.
 */
export const getFilePapers: Handler<typeof call> = async (request, context) => {
  const { organisation, params } = request;
  const key = { organisation, applicationId: params.uuid };
  const file = await findLoanFile(context, key);
  if (!file) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, key);
  const subject = recordSubject(context, key, facts, file.loan_number);
  const documents = (await fileDocuments(context, key)).filter((each) => !each.isReplaced && !each.isSplit);
  if (!subject || documents.length === 0) return refuse('NOT_FOUND');
  const files = await Promise.all(documents.map(({ uuid }) => openSigned(context, key, uuid)));
  const stack = await context.files.joinFiles(
    files.map(({ contentType, bytes }) => ({ contentType: contentType as FileType, bytes })),
  );
  const zone = homeTimeZone(facts);
  const indexAfter = (indexPages: number) =>
    context.pdfs.renderNow(
      fileIndex(
        subject,
        documents.map((document, at) => ({
          section: SECTION_TITLES[document.section],
          title: document.title,
          person: document.person?.name ?? '',
          day: longDate(civilDateIn(zone, Date.parse(document.created))),
          page: pageOf(stack.pages, at, indexPages),
        })),
      ),
    );
  // The index counts its own pages, so it is written once to learn how many it has.
  const { pages } = await context.files.joinFiles([pdf(await indexAfter(0))]);
  const whole = await context.files.joinFiles([pdf(await indexAfter(pages[0] ?? 1)), pdf(stack.bytes)]);
  await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const act = { applicationId: params.uuid, what: 'read papers', detail: { papers: documents.length } };
    await auditStaffAct(trx, context, request, act);
  });
  return {
    fileName: `loan-file-${file.loan_number}.pdf`,
    contentType: 'application/pdf',
    bytes: whole.bytes,
  };
};

/** Returns the page on which a paper begins; undefined when the stack has none of its pages. */
function pageOf(pages: readonly number[], at: number, indexPages: number): number | undefined {
  const before = pages.slice(0, at).reduce((sum, count) => sum + count, indexPages);
  return pages[at] ? before + 1 : undefined;
}

function pdf(bytes: Uint8Array) {
  return { contentType: 'application/pdf', bytes } as const;
}
