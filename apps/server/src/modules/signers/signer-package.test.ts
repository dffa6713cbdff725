// Proves DS-04, DS-24, DS-40.

import { type Facts, noFacts, withFact } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { expect, test } from 'vitest';
import { readableDocuments, signedPackage } from './signer-package.ts';

const AT = '2026-03-02T10:00:00Z';
const id = (last: string) => `3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f${last}`;
const FAY = {
  uuid: id('01'),
  name: 'Fay',
  email: 'fay@example.com',
  type: 'CO_BORROWER',
  holdsTitle: false,
} as const;

const AGREEMENT = { uuid: id('11'), type: 'HELOC_AGREEMENT', signer: null };
const AUTOPAY = { uuid: id('12'), type: 'AUTOPAY_AUTHORIZATION', signer: null };
const OLD_AGREEMENT = { uuid: id('13'), type: 'HELOC_AGREEMENT', signer: null };
const SUMMARY = { uuid: id('14'), type: 'APPLICATION_SUMMARY', signer: null };
const OWN_SCORE = { uuid: id('15'), type: 'CREDIT_SCORE_DISCLOSURE', signer: FAY.uuid };
const ANOTHERS_SCORE = { uuid: id('16'), type: 'CREDIT_SCORE_DISCLOSURE', signer: id('02') };
const OWN_ID = { uuid: id('17'), type: 'PASSPORTFRONT', signer: FAY.uuid };
const STORED = [AGREEMENT, AUTOPAY, OLD_AGREEMENT, SUMMARY, OWN_SCORE, ANOTHERS_SCORE, OWN_ID];

const issue = (facts: Facts, ...documents: { readonly uuid: string }[]) =>
  withFact(
    facts,
    { fact: 'closingDocuments', value: { answer: 'READY', documents: documents.map(({ uuid }) => uuid) } },
    AT,
  );

const did = (before: Facts, act: 'ID_VERIFIED' | 'ID_FAILED') =>
  withFact(before, { fact: 'signerActs', value: { signer: FAY.uuid, act } }, AT);

const BORROWERS_SCORE = { uuid: id('18'), type: 'CREDIT_SCORE_DISCLOSURE', signer: null };
const issued = issue(issue(noFacts(), OLD_AGREEMENT), AGREEMENT, AUTOPAY, BORROWERS_SCORE);
const facts = did(issued, 'ID_VERIFIED');

test('a co-borrower’s papers are those of the current package that concern both, and letters about their own credit', () => {
  expect(readableDocuments(facts, FAY, [...STORED, BORROWERS_SCORE])).toEqual([AGREEMENT, OWN_SCORE]);
});

test('whoever hasn’t shown who they are reads only letters about their own credit', () => {
  for (const unknown of [issued, did(issued, 'ID_FAILED'), did(facts, 'ID_FAILED')])
    expect(readableDocuments(unknown, FAY, STORED)).toEqual([OWN_SCORE]);
});

test('a co-borrower signs no authorization of the borrower’s account, and nothing that was replaced', () => {
  expect(signedPackage(facts, FAY, [...STORED, BORROWERS_SCORE])).toEqual([AGREEMENT]);
});

test('everybody gets the early disclosures that are theirs: an applicant’s to a co-borrower, the notice of Texas to owners and spouses', () => {
  const types = [
    'ESIGN_CONSENT',
    'APPLICATION_SUMMARY',
    'HELOC_EARLY_DISCLOSURE',
    'HELOC_BROCHURE',
    'TEXAS_12_DAY_NOTICE',
    'ADDITIONAL_MORTGAGE_DISCLOSURES',
    'PRIVACY_NOTICE',
    'CREDIT_AUTHORIZATION',
    'HOUSING_COUNSELOR_LIST',
  ];
  const stored = types.map((type, index) => ({ uuid: id(`${index + 20}`), type, signer: null }));
  const documents = stored.map(({ uuid }) => uuid);
  const early = withFact(
    did(noFacts(), 'ID_VERIFIED'),
    { fact: 'summaryDocuments', value: { answer: 'READY', documents } },
    AT,
  );
  const typesFor = (signer: Partial<Signer>) =>
    readableDocuments(early, { ...FAY, ...signer }, stored).map(({ type }) => type);
  const applicants = [
    'ESIGN_CONSENT',
    'HELOC_EARLY_DISCLOSURE',
    'HELOC_BROCHURE',
    'ADDITIONAL_MORTGAGE_DISCLOSURES',
    'PRIVACY_NOTICE',
  ];
  expect(typesFor({})).toEqual(applicants);
  expect(typesFor({ holdsTitle: true })).toEqual(applicants.toSpliced(3, 0, 'TEXAS_12_DAY_NOTICE'));
  expect(typesFor({ type: 'CO_DEEDER', holdsTitle: true })).toEqual(['ESIGN_CONSENT', 'TEXAS_12_DAY_NOTICE']);
  expect(typesFor({ type: 'CO_DEEDER', isSpouse: true })).toEqual(['ESIGN_CONSENT', 'TEXAS_12_DAY_NOTICE']);
});
