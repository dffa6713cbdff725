// Proves DS-15.

import { expect, it } from 'vitest';
import { type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { areInitialsOf, initialsOf, missingInitials } from './initials.ts';

it.each([
  ['AH', 'Avery Happy', true],
  ['a. h.', 'Avery Happy', true],
  ['AJH', 'Avery Jane Happy', true],
  ['AH', 'Avery Jane Happy', true],
  ['MA', 'María José Álvarez-O’Neill', true],
  ['A', 'Avery Happy', false],
  ['HA', 'Avery Happy', false],
  ['AX', 'Avery Happy', false],
  ['AHH', 'Avery Happy', false],
  ['C', 'Cher', true],
])('%s are initials of %s: %s', (typed, name, are) => {
  expect(areInitialsOf(typed, name)).toBe(are);
});

it('suggests initials that are accepted', () => {
  for (const name of ['Avery Happy', 'María José Álvarez-O’Neill', 'Cher'])
    expect(areInitialsOf(initialsOf(name), name)).toBe(true);
});

const AGREEMENT = { uuid: '11111111-1111-4111-8111-111111111111', type: 'HELOC_AGREEMENT' };
const NOTICE = { uuid: '21111111-1111-4111-8111-111111111111', type: 'NOTICE_OF_RIGHT_TO_CANCEL' };
const issued = (initials?: true): FactWrite => ({
  fact: 'closingDocuments',
  value: { answer: 'READY', documents: [AGREEMENT.uuid, NOTICE.uuid], ...(initials && { initials }) },
});
const factsOf = (write: FactWrite) => withFact(noFacts(), write, '2026-03-02T10:00:00.000Z');
const at = (place: 'RATE' | 'SECURITY', document = AGREEMENT.uuid) => ({ document, place });

it('names the first place of the agreement without initials, and none of a document that asks for none', () => {
  const facts = factsOf(issued(true));
  expect(missingInitials(facts, [AGREEMENT, NOTICE], [])).toEqual(at('RATE'));
  expect(missingInitials(facts, [AGREEMENT], [at('RATE'), at('SECURITY', NOTICE.uuid)])).toEqual(
    at('SECURITY'),
  );
  expect(missingInitials(facts, [AGREEMENT], [at('SECURITY'), at('RATE')])).toBeUndefined();
  expect(missingInitials(facts, [NOTICE], [])).toBeUndefined();
});

it('asks for none in documents that were written without places', () => {
  expect(missingInitials(factsOf(issued()), [AGREEMENT], [])).toBeUndefined();
});
