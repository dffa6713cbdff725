// Proves CO-07.

import { describe, expect, it } from 'vitest';
import { noFacts, withFact } from '../facts/facts.ts';
import { addressTerms, parseSearch, searchTerms } from './search-terms.ts';

describe('a staff search', () => {
  it.each([
    ['(555) 555-0123', [{ kind: 'PHONE', hashed: '+15555550123' }]],
    ['5555550123', [{ kind: 'PHONE', hashed: '+15555550123' }]],
    ['1000000042', [{ kind: 'LOAN_NUMBER', text: '1000000042' }]],
    ['#1000000042', [{ kind: 'LOAN_NUMBER', text: '1000000042' }]],
    ['O’Brien', [{ kind: 'WORD', text: 'obrien' }]],
    ['Bjorn', [{ kind: 'WORD', text: 'bjorn' }]],
    ['1234', [{ kind: 'LAST_FOUR', hashed: '1234' }]],
    ['Ann@Example.com', [{ kind: 'EMAIL', hashed: 'ann@example.com' }]],
    [
      'García-López, 1234',
      [
        { kind: 'WORD', text: 'garcia' },
        { kind: 'WORD', text: 'lopez' },
        { kind: 'LAST_FOUR', hashed: '1234' },
      ],
    ],
    ['  ', []],
    ['%_', []],
  ])('for %j searches for %j', (text, expected) => {
    expect(parseSearch(text)).toEqual(expected);
  });
});

it('finds an address by whole words, written out or abbreviated', () => {
  const words = (text: string) => addressTerms(text).map((term) => 'hashed' in term && term.hashed);
  expect(words('112 N. Cedar Street, Apt 4, Saint Paul')).toEqual([
    '112',
    'n',
    'cedar',
    'st',
    'apt',
    '4',
    'paul',
  ]);
  expect(words('112 North Cedar St')).toEqual(['112', 'n', 'cedar', 'st']);
  expect(words('constructor')).toEqual(['constructor']);
});

it('finds an application by every signer’s current email address', () => {
  const signer = { type: 'CO_BORROWER', holdsTitle: true } as const;
  const [bea, cy] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const signers = [
    { ...signer, uuid: bea, name: 'Bea Second', email: 'Bea@Example.com' },
    { ...signer, uuid: cy, name: 'Cy Third', email: 'typo@example.com' },
  ];
  const at = '2026-03-02T15:00:00Z';
  const named = withFact(noFacts(), { fact: 'signers', value: { signers } }, at);
  const facts = withFact(named, { fact: 'signerEmails', value: { signer: cy, email: 'cy@example.com' } }, at);
  const emails = searchTerms(facts).flatMap((term) => (term.kind === 'EMAIL' ? term.hashed : []));
  expect(emails).toEqual(['bea@example.com', 'cy@example.com']);
});
