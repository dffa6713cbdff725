import { expect, it } from 'vitest';
import { addressAtOwnLender } from './own-lender.ts';

const signedInAt = (org: string) => `x.${btoa(JSON.stringify({ org }))}.x`;
const address = 'https://apply.example/account/heloc/dashboard?from=email#top';

it('leads a signed-in person from another lender’s pages back to their own', () => {
  expect(addressAtOwnLender({ address, lender: 'harborview', jwt: signedInAt('homeline') })).toBe(
    'https://apply.example/account/heloc/dashboard?from=email&orgCode=homeline#top',
  );
});

it('doesn’t redirect anybody else', () => {
  expect(addressAtOwnLender({ address, lender: 'homeline', jwt: signedInAt('homeline') })).toBeUndefined();
  expect(addressAtOwnLender({ address, lender: 'harborview', jwt: undefined })).toBeUndefined();
  const named = `${address.replace('#top', '')}&orgCode=harborview`;
  expect(
    addressAtOwnLender({ address: named, lender: 'harborview', jwt: signedInAt('homeline') }),
  ).toBeUndefined();
});
