// Proves DS-18.

import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, it } from 'vitest';
import { asSigned } from './as-signed.ts';
import { renderHtml } from './render-html.ts';
import { renderPdf } from './render-pdf.ts';
import type { SubjectParts } from './subject.ts';
import { TEMPLATES, writeDocument } from './templates.ts';
import { htmlText } from './testing/html-text.ts';
import { pdfTexts } from './testing/pdf-text.ts';
import { homeFor, sampleLine, sampleSignatures, sampleSubject, TEXAS_HOME } from './testing/sample.ts';

const NAMES = Object.keys(TEMPLATES) as WrittenDocumentType[];

const { line } = sampleSubject();
const SIGNED = 'signers who have signed';

/** People whose papers have other parts. */
const PEOPLE: Readonly<Record<string, Partial<SubjectParts>>> = {
  'an owner in Ohio': {},
  'a couple in Texas': { property: TEXAS_HOME },
  'a borrower who pays interest only': { line: sampleLine({ product: 'INTEREST_ONLY_AGE_RESTRICTED' }) },
  'a borrower with a payoff and a discount for autopay': {
    line: {
      ...sampleLine({ payoffDollars: 20_000, manualNotary: true }),
      withoutAutopay: { noteRatePct: 8.65, monthlyPaymentCents: toCents(745.1) },
      cashByNotary: {
        byVideoCents: line.terms.cashToBorrowerCents,
        inPersonCents: line.terms.cashToBorrowerCents,
      },
    },
  },
  [SIGNED]: {},
};

it.each(NAMES.flatMap((type) => Object.keys(PEOPLE).map((who) => [type, who] as const)))(
  '%s says the same as a page and as a PDF file, in the same order, for %s',
  async (type, who) => {
    const home = homeFor(type);
    const written = writeDocument(type, sampleSubject({ ...PEOPLE[who], ...home }));
    const signatures = who === SIGNED ? sampleSignatures({ initials: { text: 'MA' } }) : new Map();
    const model = asSigned(written, signatures);
    const { content } = await pdfTexts(await renderPdf(model));
    // The page draws the dots of lists by itself.
    expect(content.replaceAll('•', '')).toBe(htmlText(renderHtml(model)).replaceAll('•', ''));
  },
);
