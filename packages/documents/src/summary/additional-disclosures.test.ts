import { expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { sampleSubject } from '../testing/sample.ts';
import { additionalDisclosures } from './additional-disclosures.ts';

it('tells an owner of digital assets that the line is in dollars and that assets aren’t insured deposits', () => {
  const text = documentText(additionalDisclosures(sampleSubject({ isCrypto: true })));
  expect(text).toContain('Your money goes to a bank account in your name, never to a wallet');
  expect(text).toContain('are not insured by the FDIC or any other government agency');
});

it('says nothing about digital assets on any other line', () => {
  expect(documentText(additionalDisclosures(sampleSubject()))).not.toContain('Digital assets');
});
