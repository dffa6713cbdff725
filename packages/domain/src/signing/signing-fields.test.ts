// Proves DS-15, DS-63.

import { expect, it } from 'vitest';
import { fieldId } from '../documents/field-places.ts';
import { type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { fieldsToSign, missingField } from './signing-fields.ts';

const BORROWER = '01111111-1111-4111-8111-111111111111';
const ROBIN = '02111111-1111-4111-8111-111111111111';
const AGREEMENT = { uuid: '11111111-1111-4111-8111-111111111111', type: 'HELOC_AGREEMENT' };
const NOTICE = { uuid: '21111111-1111-4111-8111-111111111111', type: 'NOTICE_OF_RIGHT_TO_CANCEL' };
const BOTH = [AGREEMENT, NOTICE];

type Made = Extract<FactWrite, { fact: 'closingDocuments' }>['value'];
const factsOf = (made: Partial<Made>) =>
  withFact(
    noFacts(),
    {
      fact: 'closingDocuments',
      value: { answer: 'READY', documents: BOTH.map(({ uuid }) => uuid), ...made },
    },
    '2026-03-02T10:00:00.000Z',
  );
const at = (place: string, document = AGREEMENT.uuid) => ({ document, place });
const RATE = at('RATE');
const SECURITY = at('SECURITY');

const fields = [
  { ...RATE, signer: BORROWER },
  { ...SECURITY, signer: BORROWER },
  { ...at('agreement'), signer: BORROWER },
  { ...at('cancel-receipt', NOTICE.uuid), signer: BORROWER },
  { ...at('cancel-receipt', NOTICE.uuid), signer: ROBIN },
];

it('asks each person for their own signatures and initials, field by field in reading order', () => {
  const facts = factsOf({ initials: true, fields });
  const receipt = at('cancel-receipt', NOTICE.uuid);
  expect(fieldsToSign(facts, BORROWER, BOTH)).toEqual([RATE, SECURITY, at('agreement'), receipt]);
  expect(fieldsToSign(facts, ROBIN, BOTH)).toEqual([receipt]);
  expect(fieldsToSign(facts, ROBIN, [AGREEMENT])).toEqual([]);
});

it('asks in documents that were written before fields were named for initials alone, and before those for nothing', () => {
  expect(fieldsToSign(factsOf({ initials: true }), BORROWER, BOTH)).toEqual([RATE, SECURITY]);
  expect(fieldsToSign(factsOf({}), BORROWER, BOTH)).toEqual([]);
});

it('names the first field that is missing: another document’s field of the same place doesn’t count', () => {
  const asked = [RATE, SECURITY, at('agreement')];
  expect(missingField(asked, [])).toEqual(RATE);
  expect(missingField(asked, [RATE, at('SECURITY', NOTICE.uuid)])).toEqual(SECURITY);
  expect(missingField(asked, [RATE, SECURITY, at('agreement', NOTICE.uuid)])).toEqual(at('agreement'));
  expect(missingField(asked, asked.toReversed())).toBeUndefined();
});

it('finds a field in its document by its place and its signer', () => {
  expect(fieldId('RATE', ROBIN)).toBe(`initials-rate-${ROBIN}`);
  expect(fieldId('close-line-2', ROBIN)).toBe(`close-line-2-${ROBIN}`);
});
