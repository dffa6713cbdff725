import { expect, it } from 'vitest';
import { addressAtOwnLender } from './own-lender.ts';

const signedInAt = (org: string) => `x.${btoa(JSON.stringify({ org }))}.x`;
const address = 'https://apply.example/account/heloc/dashboard?from=email#top';

it('leads a person who signed in at one lender back to it from the pages of another', () => {
  expect(addressAtOwnLender({ address, lender: 'harborview', jwt: signedInAt('homeline') })).toBe(
    'https://apply.example/account/heloc/dashboard?from=email&orgCode=homeline#top',
  );
});

it('leaves everybody else where they are', () => {
  expect(addressAtOwnLender({ address, lender: 'homeline', jwt: signedInAt('homeline') })).toBeUndefined();
  expect(addressAtOwnLender({ address, lender: 'harborview', jwt: undefined })).toBeUndefined();
  const named = `${address.replace('#top', '')}&orgCode=harborview`;
  expect(
    addressAtOwnLender({ address: named, lender: 'harborview', jwt: signedInAt('homeline') }),
  ).toBeUndefined();
});
