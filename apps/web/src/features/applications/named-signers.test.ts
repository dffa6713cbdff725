// Proves RO-10, LW-01.

import { expect, test } from 'vitest';
import { askedSigners, type GivenSigner, isSpouseWithoutTitle, newOwner } from './named-signers.ts';

const owner = { name: 'Kim Happy', email: 'kim@example.com', type: 'CO_DEEDER', holdsTitle: true } as const;
const spouse = { type: 'CO_DEEDER', name: 'Robin Happy', holdsTitle: false, isSpouse: true } as const;

const asked = (
  signers: readonly GivenSigner[],
  home: { readonly isJoint: boolean; readonly spouseSigns: boolean },
) => askedSigners(signers, { ...home, coBorrowers: true, livesThere: true });

test('the other owners are asked for only when the home is owned jointly, and at least one then', () => {
  expect(asked([owner], { isJoint: true, spouseSigns: false })).toEqual([owner]);
  expect(asked([owner], { isJoint: false, spouseSigns: false })).toEqual([]);
  expect(asked([], { isJoint: true, spouseSigns: false })).toEqual([newOwner({ coBorrowers: true })]);
});

test('another owner can’t borrow where the lender lets nobody borrow with the applicant', () => {
  expect(newOwner({ coBorrowers: false })).toEqual({ holdsTitle: true, type: 'CO_DEEDER' });
});

test('the spouse who must sign is asked for last, whoever owns the home', () => {
  const [added] = asked([owner], { isJoint: false, spouseSigns: true });
  expect(added && isSpouseWithoutTitle(added)).toBe(true);
  expect(asked([spouse, owner], { isJoint: true, spouseSigns: true })).toEqual([owner, spouse]);
});

test('no second spouse is asked for when the spouse is an owner', () => {
  const married = { ...owner, isSpouse: true };
  expect(asked([married, spouse], { isJoint: true, spouseSigns: true })).toEqual([married]);
});

test('a spouse who needn’t sign is left out', () => {
  const married = { ...owner, isSpouse: true };
  expect(asked([married, spouse], { isJoint: true, spouseSigns: false })).toEqual([owner]);
});
