// Proves DS-05.

import { expect, it } from 'vitest';
import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Sealed } from '../facts/fact.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';
import { signingActs } from './signing-acts.ts';

const BORROWER = '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f10';
const ROBIN = '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11';
const [AGREEMENT, NOTICE] = ['3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f21', '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f22'];
const SEALED = 'sealed:1' as Sealed;

/** Facts as they arrive, a minute apart. */
function factsOf(...writes: readonly FactWrite[]): Facts {
  return writes.reduce<Facts>(
    (facts, write, minute) =>
      withFact(facts, write, `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`),
    noFacts(),
  );
}

const SIGNERS: FactWrite = {
  fact: 'signers',
  value: {
    signers: [{ uuid: ROBIN, name: 'Robin Co', email: 'r@example.com', type: 'CO_DEEDER', holdsTitle: true }],
  },
};
const MADE: FactWrite = {
  fact: 'closingDocuments',
  value: { answer: 'READY', documents: [AGREEMENT, NOTICE] },
};
const consent = { textVersion: '2026-11', ip: '192.0.2.7', userAgent: 'Browser/1' };
const SIGNED: FactWrite = {
  fact: 'noteSignatureRequests',
  value: { typedName: 'Wren Cosigner', documents: [AGREEMENT, NOTICE], consent, location: SEALED },
};

const STORED: FactWrite = {
  fact: 'noteSignatures',
  value: { answer: 'SIGNED', documents: [AGREEMENT, NOTICE] },
};

function acts(facts: Facts) {
  const made = closingDocuments(facts);
  return made ? signingActs(facts, BORROWER, { made, signers: additionalSigners(facts) }) : [];
}

it('states who signed, when, from where, how and what, with their consents and when they opened each document', () => {
  const facts = factsOf(
    { fact: 'esignConsent', value: { textVersion: 'esign-2' } },
    MADE,
    { fact: 'documentOpenings', value: { document: AGREEMENT } },
    SIGNED,
    STORED,
  );
  expect(acts(facts)).toEqual([
    {
      ...{
        signer: BORROWER,
        role: 'BORROWER',
        name: 'Wren Cosigner',
        method: 'TYPED',
        at: '2026-03-02T10:03:00.000Z',
      },
      ...{ ip: '192.0.2.7', userAgent: 'Browser/1', hasLocation: true },
      signatureConsent: '2026-11',
      recordsConsent: { textVersion: 'esign-2', at: '2026-03-02T10:00:00.000Z' },
      documents: [
        { uuid: AGREEMENT, openedAt: '2026-03-02T10:02:00.000Z', fields: [] },
        { uuid: NOTICE, openedAt: undefined, fields: [] },
      ],
    },
  ]);
});

it('includes another signer once the eVault confirms, with their own document views and consent', () => {
  const asked: FactWrite = {
    fact: 'signerSignatureRequests',
    value: { signer: ROBIN, typedName: 'Robin Co', documents: [NOTICE], consent },
  };
  const before = factsOf(
    SIGNERS,
    MADE,
    {
      fact: 'signerDetails',
      value: { signer: ROBIN, phone: '1', dob: SEALED, consent: { textVersion: 'esign-1' } },
    },
    { fact: 'documentOpenings', value: { document: NOTICE } },
    asked,
  );
  expect(acts(before)).toEqual([]);
  const after = withFact(
    before,
    { fact: 'signerActs', value: { signer: ROBIN, act: 'NOTE_SIGNED' } },
    '2026-03-02T11:00:00.000Z',
  );
  expect(acts(after)).toMatchObject([
    {
      ...{ signer: ROBIN, role: 'CO_DEEDER', hasLocation: false },
      recordsConsent: { textVersion: 'esign-1' },
      documents: [{ uuid: NOTICE, openedAt: undefined }],
    },
  ]);
});

it('lists in each document the fields that the person filled', () => {
  const at = (place: string) => ({ document: AGREEMENT, place });
  const facts = factsOf(
    MADE,
    {
      fact: 'noteSignatureRequests',
      value: {
        ...{ typedName: 'Wren Cosigner', documents: [AGREEMENT, NOTICE] },
        initials: { text: 'WC', places: [{ document: AGREEMENT, place: 'RATE' }] },
        places: [at('agreement'), at('close-line-2')],
      },
    },
    STORED,
  );
  expect(acts(facts)[0]?.documents.map(({ fields }) => fields)).toEqual([
    ['Initials at “The rate and the interest”', 'Signature', 'Signature on letter 2'],
    [],
  ]);
});

it('names a person who drew as the file does, and tells a drawing alone from one beside a typed name', () => {
  const drawing = '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f31';
  const signedWith = (adopted: { method: 'DRAWN'; printedName: string } | { typedName: string }) =>
    acts(
      factsOf(
        MADE,
        { fact: 'noteSignatureRequests', value: { ...adopted, drawing, documents: [AGREEMENT, NOTICE] } },
        STORED,
      ),
    );
  expect(signedWith({ method: 'DRAWN', printedName: 'Wren Cosigner' })).toMatchObject([
    { name: 'Wren Cosigner', method: 'DRAWN' },
  ]);
  expect(signedWith({ typedName: 'Wren Cosigner' })).toMatchObject([{ method: 'TYPED_AND_DRAWN' }]);
});

it('omits a signature on documents replaced since', () => {
  expect(acts(factsOf(MADE, SIGNED, STORED, MADE))).toEqual([]);
});
