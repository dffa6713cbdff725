// Proves DS-39.

import { describe, expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from './facts.ts';
import { signersTurn, waitsForBorrower } from './signing-order.ts';

const AT = '2026-03-02T10:00:00Z';
const issued: FactWrite = { fact: 'closingDocuments', value: { answer: 'READY', documents: [] } };
const signed: FactWrite = { fact: 'noteSignatureRequests', value: { typedName: 'Ann', documents: [] } };
const declined: FactWrite = { fact: 'noteDeclines', value: { act: 'REFUSED', reason: 'TERMS' } };
const answered = (answer: 'SIGNED' | 'FAILED'): FactWrite => ({
  fact: 'noteSignatures',
  value: { answer, documents: [] },
});

const lender = (state: string, signingOrder?: 'borrowerFirst') => (): Facts =>
  ({ ...noFacts(), property: { state }, origin: { ...(signingOrder && { signingOrder }) } }) as never;
const borrowerFirst = lender('OH', 'borrowerFirst');
const after = (start: () => Facts, ...writes: FactWrite[]): Facts =>
  writes.reduce<Facts>((facts, write) => withFact(facts, write, AT), start());

describe('where the borrower signs before the others', () => {
  it.each<[string, FactWrite[], boolean]>([
    ['before anything is signed', [issued], true],
    ['while the borrower’s signature is on its way to the e-vault', [issued, signed], true],
    ['after the e-vault failed', [issued, signed, answered('FAILED')], true],
    ['after the borrower declines', [issued, declined], true],
    ['once the borrower’s signature is stored', [issued, signed, answered('SIGNED')], false],
    ['for documents issued anew', [issued, signed, answered('SIGNED'), issued], true],
  ])('the others’ wait %s: %s', (_, writes, waits) => {
    const facts = after(borrowerFirst, ...writes);
    expect(waitsForBorrower(facts)).toBe(waits);
    expect(signersTurn(facts) !== undefined).toBe(!waits);
  });

  it('the others’ turn begins with the borrower’s last stored signature', () => {
    const round = [issued, signed, answered('SIGNED')];
    const facts = after(borrowerFirst, ...round, ...round);
    expect(signersTurn(facts)).toBe(facts.noteSignatures[1]);
  });
});

it.each([
  ['where everyone signs at any time', lender('OH')],
  ['at an office, where everyone signs together', lender('TX', 'borrowerFirst')],
])('nobody waits for the borrower %s', (_, start) => {
  expect(waitsForBorrower(after(start, issued))).toBe(false);
  expect(signersTurn(after(start, issued, signed, answered('SIGNED')))).toBeUndefined();
});
