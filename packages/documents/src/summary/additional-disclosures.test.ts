import { expect, it } from 'vitest';
import { sampleSubject } from '../testing/sample.ts';
import { textOf } from '../text-of.ts';
import { additionalDisclosures } from './additional-disclosures.ts';

it('tells an owner of digital assets that the line is in dollars and that assets aren’t insured deposits', () => {
  const text = textOf(additionalDisclosures(sampleSubject({ isCrypto: true })));
  expect(text).toContain('Your money goes to a bank account in your name, never to a wallet');
  expect(text).toContain('are not insured by the FDIC or any other government agency');
});

it('says nothing about digital assets on any other line', () => {
  expect(textOf(additionalDisclosures(sampleSubject()))).not.toContain('Digital assets');
});
