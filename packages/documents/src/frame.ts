import { catalogueEntry } from '@homeline/domain/documents/catalogue.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import { type Block, type DocumentModel, paragraph, type Section, section } from './document.ts';
import { papersOn } from './lender-papers.ts';
import type { Borrower, DocumentSubject } from './subject.ts';
import { addressLine, longDate } from './wording.ts';

/** Writes a document with the lender's letterhead, particulars and content. */
export function frame(
  subject: DocumentSubject,
  type: WrittenDocumentType,
  content: { title?: string; opening?: readonly Block[]; sections: readonly Section[] },
): DocumentModel {
  const { name, lines, accent } = subject.lender;
  return {
    type,
    title: content.title ?? catalogueEntry(type).title,
    language: 'en-US',
    madeOn: subject.madeOn,
    letterhead: { name, lines, accent },
    ...(isReviewed(subject) ? {} : { mark: SAMPLE }),
    reference: subject.loanNumber ? `Loan ${subject.loanNumber}` : name,
    particulars: [...particularsOf(subject), ...(NAMES_ORIGINATOR.has(type) ? originatorOf(subject) : [])],
    opening: content.opening ?? [],
    sections: [...content.sections, ...summaryOf(subject, type)],
  };
}

/** Returns the lender's summary in Spanish, apart from the paper. A county records a notarized paper in English alone. */
function summaryOf({ lender, madeOn }: DocumentSubject, type: WrittenDocumentType): Section[] {
  const summary = papersOn(lender.papers, madeOn)?.summaries.es[type];
  if (!summary || catalogueEntry(type).action === 'NOTARISE') return [];
  const heading = 'Resumen en español (no es el documento legal)';
  return [{ ...section(heading, paragraph(summary)), language: 'es-US' }];
}

const SAMPLE = 'Sample, to be reviewed by the lender’s counsel';

/** Returns whether counsel had reviewed the lender's papers on the day of this one, so that one that is written again stays as it was. */
function isReviewed({ lender, madeOn }: DocumentSubject): boolean {
  return lender.papersReviewedOn !== undefined && madeOn >= lender.papersReviewedOn;
}

/**
 * The documents that name the individual loan originator with their NMLS number. Source: 12 CFR 1026.36(g) for the note and the security
 * instrument. For counsel to confirm: a line under 1026.40 is outside 1026.36(g) (1026.36(b)), but state law asks for the number, too.
 */
const NAMES_ORIGINATOR: ReadonlySet<WrittenDocumentType> = new Set([
  'APPLICATION_SUMMARY',
  'HELOC_EARLY_DISCLOSURE',
  'ADDITIONAL_MORTGAGE_DISCLOSURES',
  'CLOSING_SUMMARY',
  'HELOC_AGREEMENT',
  'SECURITY_INSTRUMENT',
]);

function originatorOf({ originator }: DocumentSubject): [string, string][] {
  if (!originator) return [];
  const { name, nmls, broker } = originator;
  return [['Loan originator', `${broker ? `${name}, ${broker}` : name}, NMLS No. ${nmls}`]];
}

type ParticularsSource = Pick<DocumentSubject, 'madeOn' | 'loanNumber'> & {
  readonly borrower?: Pick<Borrower, 'name'>;
  readonly property?: Address;
};

/** Returns the particulars below the title: date, loan, borrower and home, where known. */
export function particularsOf({
  madeOn,
  loanNumber,
  borrower,
  property,
}: ParticularsSource): [string, string][] {
  return [
    ['Date', longDate(madeOn)],
    ...(loanNumber ? [['Loan number', loanNumber] satisfies [string, string]] : []),
    ...(borrower ? [['Borrower', borrower.name] satisfies [string, string]] : []),
    ...(property ? [['Property', addressLine(property)] satisfies [string, string]] : []),
  ];
}
