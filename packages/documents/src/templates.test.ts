import { UploadedDocumentType, WrittenDocumentType } from '@homeline/domain/documents/document-types.ts';
import { describe, expect, it } from 'vitest';
import { catalogueEntry } from './catalogue.ts';
import { electronicRecords } from './summary/electronic-records.ts';
import { TEMPLATES, type TemplateName, writeDocument } from './templates.ts';
import { sampleSubject, TEXAS_HOME } from './testing/sample.ts';
import { textOf } from './text-of.ts';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];

describe('every document', () => {
  it.each(NAMES)('%s is written for the lender, in English, with something to read', (type) => {
    const document = writeDocument(
      type,
      sampleSubject(type === 'TEXAS_12_DAY_NOTICE' ? { property: TEXAS_HOME } : {}),
    );
    expect(document).toMatchObject({ type, language: 'en-US', madeOn: '2026-03-02' });
    expect(document.letterhead.name).toBe('Northgate Home Credit, Inc.');
    expect(document.sections.length).toBeGreaterThan(0);
    expect(textOf(document)).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(NAMES)('%s has no two places with one name', (type) => {
    const document = writeDocument(
      type,
      sampleSubject(type === 'TEXAS_12_DAY_NOTICE' ? { property: TEXAS_HOME } : {}),
    );
    const ids = document.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'fields' ? block.fields.map(({ id }) => id) : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says what it lacks', () => {
    const { lender, madeOn } = sampleSubject();
    expect(() => writeDocument('HELOC_AGREEMENT', { lender, madeOn })).toThrow(
      'HELOC_AGREEMENT needs loanNumber, borrower, property, signers, line, opening',
    );
  });

  it('can be shown before anyone has applied, where it concerns the plan alone', () => {
    const { lender, madeOn, plan } = sampleSubject();
    for (const type of ['ESIGN_CONSENT', 'PRIVACY_NOTICE', 'HELOC_EARLY_DISCLOSURE'] as const) {
      expect(writeDocument(type, { lender, madeOn, plan }).particulars).toEqual([['Date', 'March 2, 2026']]);
    }
  });

  it('of the consent to electronic records says what the borrower read before they consented, word for word', () => {
    const { lender, madeOn } = sampleSubject();
    const text = textOf(writeDocument('ESIGN_CONSENT', { lender, madeOn }));
    const parts = electronicRecords(lender);
    for (const { heading, points = [], text: words } of parts) {
      for (const said of [heading, ...points, words]) expect(text).toContain(said);
    }
    const all = parts.flatMap(({ points = [], text: words }) => [...points, words]).join(' ');
    for (const way of [lender.phone, lender.email, ...lender.address]) expect(all).toContain(way);
  });

  it('shows no more of a Social Security number than its last four digits', () => {
    const texts = NAMES.filter((type) => type !== 'TEXAS_12_DAY_NOTICE').map((type) =>
      textOf(writeDocument(type, sampleSubject())),
    );
    expect(texts.join('\n')).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  });

  it('shows the signature and its day once it is signed', () => {
    const signers = sampleSubject().signers.map((signer) => ({
      ...signer,
      signed: { name: signer.name, on: sampleSubject().opening.openedOn },
    }));
    const text = textOf(writeDocument('HELOC_AGREEMENT', sampleSubject({ signers })));
    expect(text).toContain(
      'María José Álvarez-O’Neill\nMaría José Álvarez-O’Neill, borrower\nMarch 4, 2026\nDate',
    );
  });
});

describe('the catalogue', () => {
  it('holds forty-five kinds, fourteen of them sent by borrowers and signers', () => {
    expect(WrittenDocumentType.options).toHaveLength(31);
    expect(UploadedDocumentType.options).toHaveLength(14);
  });

  it('asks for an upload of what is uploaded only', () => {
    for (const type of UploadedDocumentType.options) expect(catalogueEntry(type).action).toBe('UPLOAD');
    for (const type of WrittenDocumentType.options) expect(catalogueEntry(type).action).not.toBe('UPLOAD');
  });
});
