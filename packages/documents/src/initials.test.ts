// Proves DS-15.

import { WRITTEN_DOCUMENTS, type WrittenDocument } from '@homeline/domain/documents/written-documents.ts';
import { expect, it } from 'vitest';
import { asSigned } from './as-signed.ts';
import type { Field } from './document.ts';
import { borrowers } from './signing.ts';
import { TEMPLATES, writeDocument } from './templates.ts';
import { homeFor, sampleSignatures, sampleSubject } from './testing/sample.ts';

type Name = keyof typeof TEMPLATES;
const NAMES = Object.keys(TEMPLATES) as Name[];

function initialsIn(
  type: Name,
  given: Parameters<typeof sampleSubject>[0] = {},
  signed = new Map(),
): readonly Field[] {
  const written = writeDocument(type, sampleSubject({ ...homeFor(type), ...given }));
  const { opening, sections } = asSigned(written, signed);
  return [...opening, ...sections.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
    .filter(({ kind }) => kind === 'INITIALS');
}

it('every document has the places for initials that its row declares, one for each who signs it, and no other', () => {
  const { signers = [] } = sampleSubject();
  for (const type of NAMES) {
    const { initials = [] }: WrittenDocument = WRITTEN_DOCUMENTS[type];
    const expected = initials.flatMap((place) =>
      borrowers(signers).map(({ uuid }) => `initials-${place.toLowerCase()}-${uuid}`),
    );
    expect(
      initialsIn(type)
        .map(({ id }) => id)
        .toSorted(),
      type,
    ).toEqual(expected.toSorted());
  }
});

it('a document that was written before initials were asked for is written again without places', () => {
  expect(initialsIn('HELOC_AGREEMENT', { asksInitials: false })).toEqual([]);
});

it('prints the adopted initials of each person only at their own places', () => {
  const [[first, signature] = ['', undefined]] = sampleSignatures({ initials: { text: 'MA' } });
  const fields = initialsIn('HELOC_AGREEMENT', {}, new Map([[first, signature]]));
  for (const { signer, value } of fields) expect(value).toBe(signer === first ? 'MA' : undefined);
  expect(fields.filter(({ value }) => value === 'MA')).toHaveLength(2);
});
