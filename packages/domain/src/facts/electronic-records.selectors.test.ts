// Proves DS-14, DS-25.

import { expect, it } from 'vitest';
import { openedSample } from '../sample-people/opened-sample.ts';
import { recordsAccessOwed } from './electronic-records.selectors.ts';
import { type FactWrite, noFacts, withFact } from './facts.ts';
import { additionalSigners } from './signers.selectors.ts';

const ROBIN = '11111111-1111-4111-8111-111111111111';
const robin: FactWrite = {
  fact: 'signers',
  value: {
    signers: [
      { uuid: ROBIN, name: 'Robin Roe', email: 'robin@example.com', type: 'CO_DEEDER', holdsTitle: true },
    ],
  },
};
const factsOf = (...writes: readonly FactWrite[]) =>
  [robin, ...writes].reduce((facts, write) => withFact(facts, write, '2026-03-02T10:00:00.000Z'), noFacts());
const changed = (person: { readonly signer?: string } = {}): FactWrite => {
  const { fact, value } = openedSample(person) as FactWrite & { fact: 'recordsAccess' };
  return { fact, value: { ...value, needs: 'of an earlier year' } };
};
const read: FactWrite = { fact: 'disclosuresAcknowledgement', value: { documents: [] } };
const opened: FactWrite = { fact: 'signerActs', value: { signer: ROBIN, act: 'DOCUMENTS_OPENED' } };

it.each<[string, readonly FactWrite[], borrower: string | undefined, signer: string | undefined]>([
  ['from both before anything', [], 'FIRST_TIME', 'FIRST_TIME'],
  ['from the signer after the borrower showed it', [openedSample()], undefined, 'FIRST_TIME'],
  [
    'from the borrower after the signer showed it',
    [openedSample({ signer: ROBIN })],
    'FIRST_TIME',
    undefined,
  ],
  ['from nobody who read their first documents before it was asked', [read, opened], undefined, undefined],
  [
    'again from everybody who showed it under other needs, also later on',
    [changed(), changed({ signer: ROBIN }), read, opened],
    'NEEDS_CHANGED',
    'NEEDS_CHANGED',
  ],
  [
    'again from whoever withdrew their consent, and from nobody else',
    [
      openedSample(),
      openedSample({ signer: ROBIN }),
      { fact: 'recordsWithdrawals', value: { signer: ROBIN } },
    ],
    undefined,
    'WITHDRAWN',
  ],
  [
    'no longer once the consent is confirmed again',
    [
      openedSample(),
      { fact: 'recordsWithdrawals', value: {} },
      openedSample(),
      openedSample({ signer: ROBIN }),
    ],
    undefined,
    undefined,
  ],
  ['once more only', [changed(), openedSample(), openedSample({ signer: ROBIN })], undefined, undefined],
])('the proof that they can open records is owed %s', (_, writes, borrower, signer) => {
  const facts = factsOf(...writes);
  expect(recordsAccessOwed(facts)).toBe(borrower);
  expect(recordsAccessOwed(facts, additionalSigners(facts)[0])).toBe(signer);
});
