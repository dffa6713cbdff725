import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSeal } from '../apps/server/src/pdf/document-seal.ts';
import { sealPdf } from '../apps/server/src/pdf/sign-pdf.ts';
import type { DocumentModel } from '../packages/documents/src/document.ts';
import { renderPdf } from '../packages/documents/src/render-pdf.ts';
import { writeDocument } from '../packages/documents/src/templates.ts';
import { plainPdf } from '../packages/documents/src/testing/plain-pdf.ts';
import { sampleSubject } from '../packages/documents/src/testing/sample.ts';
import { civilDate } from '../packages/domain/src/dates/civil-date.ts';
import {
  isAgreedTo,
  WrittenDocumentType,
  writtenDocument,
} from '../packages/domain/src/documents/written-documents.ts';

const SIGNED_AT = '2026-03-04T15:00:00.000Z';
/** Of a borrower alone who pays automatically and may cancel, as persona T01. */
const BELONGING: readonly (string | undefined)[] = ['ALWAYS', 'PAYS_AUTOMATICALLY', 'RESCINDABLE'];

/**
 * Measures the closing papers of one borrower: written, then sealed, and the same text on plain pages by the PDF library alone. Then the seals of
 * what they consent to or acknowledge before.
 */
export async function sealingFigures() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-seal-'));
  const clock = { nowMs: () => Date.parse(SIGNED_AT) };
  const open = () => openSeal({ documentCertificate: undefined, dataDir }, clock, {});
  const models = closingPapers();
  // The first run loads the libraries and shapes the words.
  await measured(models, plainPdf);
  await measured(models, renderPdf);
  await measured(models.slice(0, 1), async (model) => sealPdf(await renderPdf(model), [ACT], await open()));
  const plain = await measured(models, plainPdf);
  const written = await measured(models, renderPdf);
  const seal = await open();
  const sealed = await measured(written.files, (pdf) => sealPdf(pdf, [ACT], seal));
  const agreed = agreedPapers();
  const early = await measured(agreed, renderPdf);
  const earlySealed = await measured(early.files, (pdf) => sealPdf(pdf, [LENDER], seal));
  return {
    papers: models.length,
    plain,
    written,
    sealed,
    early: { papers: agreed.length, sealed: earlySealed },
  };
}

const ACT = { name: 'Avery Happy', reason: 'Signed electronically by typing this name', at: SIGNED_AT };

const LENDER = { name: 'Homeline Lending, Inc.', reason: 'Shows that nothing was changed', at: SIGNED_AT };

function agreedPapers(): DocumentModel[] {
  const subject = sampleSubject();
  return WrittenDocumentType.options
    .filter((type) => isAgreedTo(type) && writtenDocument(type)?.packages?.SUMMARY === 'ALWAYS')
    .map((type) => writeDocument(type, subject));
}

function closingPapers(): DocumentModel[] {
  const { signers } = sampleSubject();
  const signed = { name: ACT.name, on: civilDate('2026-03-04') };
  const subject = sampleSubject({ signers: signers.slice(0, 1).map((signer) => ({ ...signer, signed })) });
  return WrittenDocumentType.options
    .filter((type) => BELONGING.includes(writtenDocument(type)?.packages?.CLOSING))
    .map((type) => writeDocument(type, subject));
}

async function measured<T>(all: readonly T[], act: (each: T) => Promise<Uint8Array>) {
  const before = process.cpuUsage();
  const files: Uint8Array[] = [];
  for (const each of all) files.push(await act(each));
  const { user, system } = process.cpuUsage(before);
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  return { files, cpuMs: (user + system) / 1000, bytes };
}
