// Proves RU-37, LW-08, DS-19.

import { catalogueEntry } from '@homeline/domain/documents/catalogue.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { describe, expect, it } from 'vitest';
import { asSigned } from './as-signed.ts';
import { documentText } from './document-text.ts';
import { electronicRecords } from './summary/electronic-records.ts';
import { TEMPLATES, writeDocument } from './templates.ts';
import { homeFor, sampleSignatures, sampleSubject } from './testing/sample.ts';

const NAMES = Object.keys(TEMPLATES) as WrittenDocumentType[];

describe('every document', () => {
  it.each(NAMES)('%s has the lender’s name, the language and content', (type) => {
    const document = writeDocument(type, sampleSubject(homeFor(type)));
    expect(document).toMatchObject({ type, language: 'en-US', madeOn: '2026-03-02' });
    expect(document.letterhead.name).toBe('Northgate Home Credit, Inc.');
    expect(document.sections.length).toBeGreaterThan(0);
    expect(documentText(document)).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(NAMES)('%s has a unique id for every field', (type) => {
    const document = writeDocument(type, sampleSubject(homeFor(type)));
    const ids = document.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'fields' ? block.fields.map(({ id }) => id) : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the missing parts of its subject', () => {
    const { lender, madeOn } = sampleSubject();
    expect(() => writeDocument('HELOC_AGREEMENT', { lender, madeOn })).toThrow(
      'HELOC_AGREEMENT needs loanNumber, borrower, property, signers, line, opening',
    );
  });

  it('can be written before anyone applies, when it needs only the plan', () => {
    const { lender, madeOn, plan } = sampleSubject();
    for (const type of ['ESIGN_CONSENT', 'PRIVACY_NOTICE', 'HELOC_EARLY_DISCLOSURE'] as const) {
      expect(writeDocument(type, { lender, madeOn, plan }).particulars).toEqual([['Date', 'March 2, 2026']]);
    }
  });

  it('of e-sign consent repeats the disclosure that the borrower accepted, word for word', () => {
    const { lender, madeOn } = sampleSubject();
    const text = documentText(writeDocument('ESIGN_CONSENT', { lender, madeOn }));
    const parts = electronicRecords(lender);
    for (const { heading, points = [], text: words } of parts) {
      for (const said of [heading, ...points, words]) expect(text).toContain(said);
    }
    const all = parts.flatMap(({ points = [], text: words }) => [...points, words]).join(' ');
    for (const way of [lender.phone, lender.email, ...lender.address]) expect(all).toContain(way);
  });

  it.each([
    ['HELOC_AGREEMENT', true],
    ['SECURITY_INSTRUMENT', true],
    ['HELOC_EARLY_DISCLOSURE', true],
    ['PRIVACY_NOTICE', false],
  ] as const)('%s names the loan originator with their NMLS number, if there is one: %s', (type, named) => {
    const row = ['Loan originator', 'Olive Ortega, Main Street Mortgage, NMLS No. 445566'];
    const { originator: _, ...without } = sampleSubject();
    const { particulars } = writeDocument(type, sampleSubject());
    expect(particulars.some(([term, detail]) => term === row[0] && detail === row[1])).toBe(named);
    expect(writeDocument(type, without).particulars.flat()).not.toContain('Loan originator');
  });

  it('shows only the last four digits of a Social Security number', () => {
    const texts = NAMES.map((type) => documentText(writeDocument(type, sampleSubject(homeFor(type)))));
    expect(texts.join('\n')).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  });

  it.each(['ESIGN_CONSENT', 'CREDIT_AUTHORIZATION', 'TEXAS_12_DAY_NOTICE'] as const)(
    '%s, accepted on a page of the application, has no line to sign and says how it is accepted',
    (type) => {
      const { opening, sections } = writeDocument(type, sampleSubject(homeFor(type)));
      const blocks = [...opening, ...sections.flatMap((section) => section.blocks)];
      expect(blocks.filter(({ kind }) => kind === 'fields')).toEqual([]);
      expect(sections.at(-1)?.heading).toBe('How this is accepted');
    },
  );

  it('shows the signature and its date once signed', () => {
    const text = documentText(
      asSigned(writeDocument('HELOC_AGREEMENT', sampleSubject()), sampleSignatures()),
    );
    expect(text).toContain(
      'María José Álvarez-O’Neill\nMaría José Álvarez-O’Neill, borrower\nMarch 4, 2026\nDate',
    );
  });
});

describe('the document catalog', () => {
  it('has 48 document types, 15 of them uploaded by borrowers and signers', () => {
    expect(WrittenDocumentType.options).toHaveLength(33);
    expect(UploadedDocumentType.options).toHaveLength(15);
  });

  it('requires an upload only for uploaded types', () => {
    for (const type of UploadedDocumentType.options) expect(catalogueEntry(type).action).toBe('UPLOAD');
    for (const type of WrittenDocumentType.options) expect(catalogueEntry(type).action).not.toBe('UPLOAD');
  });
});
