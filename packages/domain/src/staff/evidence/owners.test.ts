// Proves CO-20.

import { expect, it } from 'vitest';
import { type Facts, noFacts } from '../../facts/facts.ts';
import { ownersTable } from './owners.ts';

/** Avery O’Brien applies; the county names these owners, and these others sign the deed. */
function shown(owners: readonly string[] | undefined, ...signers: readonly string[]) {
  const facts = {
    ...noFacts(),
    profile: { firstName: 'Avery', lastName: 'O’Brien' },
    propertyLookups: [{ answer: 'MATCHED', parcel: { owners } }],
    signers: {
      signers: signers.map((name, at) => ({ uuid: `${at}`, name, type: 'CO_DEEDER', holdsTitle: true })),
    },
  } as never as Facts;
  return ownersTable(facts)?.rows.map((cells) => cells.map(({ text }) => text));
}

it('pairs each recorded owner with whom it names, whatever order and spelling the county uses', () => {
  expect(shown(['OBRIEN AVERY M', 'COSIGNER ROBIN'], 'Robin Cosigner')).toEqual([
    ['OBRIEN AVERY M', 'Avery O’Brien'],
    ['COSIGNER ROBIN', 'Robin Cosigner'],
  ]);
});

it('marks an owner who isn’t on the application, and a signer whom the county doesn’t name', () => {
  expect(shown(['AVERY OBRIEN', 'PAT NEIGHBOR'], 'Robin Cosigner')).toEqual([
    ['AVERY OBRIEN', 'Avery O’Brien'],
    ['PAT NEIGHBOR', 'Nobody of this name'],
    ['Not recorded', 'Robin Cosigner'],
  ]);
});

it('says nothing where the record has no names', () => {
  expect(shown(undefined)).toBeUndefined();
});
