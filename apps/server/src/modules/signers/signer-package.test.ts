// Proves DS-04, DS-24, DS-40, DS-42, DS-43.

import { RECORDS_NEEDS_VERSION } from '@homeline/domain/facts/electronic-records.selectors.ts';
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
const shown = (before: Facts) =>
  withFact(
    before,
    {
      fact: 'recordsAccess',
      value: {
        ...{ signer: FAY.uuid, form: 'PAGE', sha256: 'a'.repeat(64), needs: RECORDS_NEEDS_VERSION },
        textVersion: 'electronic-records-1',
      },
    },
    AT,
  );
const facts = shown(did(issued, 'ID_VERIFIED'));

test('a co-borrower’s papers are those of the current package that concern both, and letters about their own credit', () => {
  expect(readableDocuments(facts, FAY, [...STORED, BORROWERS_SCORE])).toEqual([AGREEMENT, OWN_SCORE]);
});

test('a signer who hasn’t shown who they are, or that they can open records, reads only letters about their own credit', () => {
  const unshown = did(issued, 'ID_VERIFIED');
  for (const unknown of [unshown, shown(issued), issued, did(issued, 'ID_FAILED'), did(facts, 'ID_FAILED')])
    expect(readableDocuments(unknown, FAY, STORED)).toEqual([OWN_SCORE]);
});

test('a signer keeps what they signed once it is replaced, and gets the papers that came back signed', () => {
  const deed = { uuid: id('31'), type: 'SECURITY_INSTRUMENT', signer: null };
  const affidavit = { uuid: id('32'), type: 'TEXAS_HOME_EQUITY_AFFIDAVIT', signer: null };
  const autopay = { uuid: id('33'), type: 'AUTOPAY_AUTHORIZATION', signer: null };
  const consent = { textVersion: '2026-11' };
  const request = { signer: FAY.uuid, typedName: 'Fay', documents: [OLD_AGREEMENT.uuid], consent };
  const signed = withFact(facts, { fact: 'signerSignatureRequests', value: request }, AT);
  const returned = withFact(
    signed,
    {
      fact: 'manualNotaryResults',
      value: {
        ...{ answer: 'SIGNED_RETURNED', sealed: true, document: deed.uuid },
        documents: [deed, affidavit, autopay].map(({ uuid }) => uuid),
      },
    },
    AT,
  );
  const stored = [...STORED, deed, affidavit, autopay];
  expect(readableDocuments(returned, FAY, stored)).toEqual([
    ...[AGREEMENT, OLD_AGREEMENT],
    ...[deed, affidavit, OWN_SCORE],
  ]);
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
    shown(did(noFacts(), 'ID_VERIFIED')),
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
