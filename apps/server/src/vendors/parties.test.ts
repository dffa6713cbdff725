// Proves PR-33.

import { expect, it } from 'vitest';
import { isNameOf } from './parties.ts';

const ZOE = { firstName: 'Zoe', lastName: 'Sample' };
const MARIA = { firstName: 'Maria', lastName: 'de la Cruz' };

it.each([
  [ZOE, 'ZOE  SÁMPLE'],
  [ZOE, 'Sample, Z.'],
  [ZOE, 'Z Q Sample'],
  [ZOE, 'Zoe Marie Sample-Jones'],
  [MARIA, 'CRUZ MARIA'],
  [{ firstName: 'Ana', lastName: 'García López' }, 'Ana Garcia'],
  [{ firstName: 'Minh', lastName: 'Van' }, 'VAN MINH'],
])('%o bears the name %s', (person, name) => {
  expect(isNameOf(person, name)).toBe(true);
});

it.each([
  [ZOE, 'Zachary Z Sample', 'an initial beside another given name'],
  [ZOE, 'Blake Sample', 'another given name'],
  [ZOE, 'Sample', 'no given name'],
  [ZOE, 'Zoe Other', 'another last name'],
  [MARIA, 'Maria de Leon', 'a particle that many families share'],
  [MARIA, '', 'nothing'],
])('%o doesn’t bear %s, which has %s', (person, name) => {
  expect(isNameOf(person, name)).toBe(false);
});
