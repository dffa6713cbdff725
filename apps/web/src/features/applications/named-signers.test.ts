// Proves RO-10, LW-01.

import { expect, test } from 'vitest';
import { askedSigners, type GivenSigner, isSpouseWithoutTitle, newOwner } from './named-signers.ts';

const owner = { name: 'Kim Happy', email: 'kim@example.com', type: 'CO_DEEDER', holdsTitle: true } as const;
const spouse = {
  type: 'CO_DEEDER',
  name: 'Robin Happy',
  holdsTitle: false,
  isSpouse: true,
  marriedTo: 'OWNER',
} as const;

const asked = (
  signers: readonly GivenSigner[],
  home: { readonly isJoint: boolean; readonly spouseSigns: boolean; readonly spousesSign?: boolean },
) => askedSigners(signers, { spousesSign: home.spouseSigns, ...home, coBorrowers: true, livesThere: true });

test('the other owners are asked for only when the home is owned jointly, and at least one then', () => {
  expect(asked([owner], { isJoint: true, spouseSigns: false })).toEqual([owner]);
  expect(asked([owner], { isJoint: false, spouseSigns: false })).toEqual([]);
  expect(asked([], { isJoint: true, spouseSigns: false })).toEqual([newOwner({ coBorrowers: true })]);
});

test('another owner can’t borrow where the lender lets nobody borrow with the applicant', () => {
  expect(newOwner({ coBorrowers: false })).toEqual({ holdsTitle: true, type: 'CO_DEEDER' });
});

test('asks last for the spouse who must sign, whoever owns the home', () => {
  const [added] = asked([owner], { isJoint: false, spouseSigns: true });
  expect(added && isSpouseWithoutTitle(added)).toBe(true);
  expect(asked([spouse, owner], { isJoint: true, spouseSigns: true })).toEqual([owner, spouse]);
});

test('doesn’t ask for a spouse twice when the spouse is an owner', () => {
  const married = { ...owner, isSpouse: true, marriedTo: 'OWNER' } as const;
  expect(asked([married, spouse], { isJoint: true, spouseSigns: true })).toEqual([married]);
});

test('a spouse who needn’t sign is left out', () => {
  const married = { ...owner, isSpouse: true, marriedTo: 'OWNER' } as const;
  expect(asked([married, spouse], { isJoint: true, spouseSigns: false })).toEqual([owner]);
});

test('each other owner’s spouse is asked for after them, where spouses sign and the spouse isn’t an owner', () => {
  const married = { ...owner, marriedTo: 'OTHER' } as const;
  const blank = { type: 'CO_DEEDER', holdsTitle: false, isOwnersSpouse: true, marriedTo: 'OWNER' } as const;
  const lee = { ...blank, name: 'Lee' };
  const home = { isJoint: true, spouseSigns: false, spousesSign: true };
  expect(asked([married], home)).toEqual([married, blank]);
  expect(asked([married, lee, owner], home)).toEqual([married, lee, owner]);
  expect(asked([{ ...owner, marriedTo: 'NOBODY' }, lee], home)).toEqual([{ ...owner, marriedTo: 'NOBODY' }]);
  expect(asked([married, lee], { ...home, spousesSign: false })).toEqual([owner]);
});

test('an owner who is the borrower’s spouse isn’t asked whom they are married to', () => {
  const both = { ...owner, isSpouse: true, marriedTo: 'OTHER' } as const;
  expect(asked([both], { isJoint: true, spouseSigns: true })).toEqual([
    { ...owner, isSpouse: true, marriedTo: 'OWNER' },
  ]);
});
