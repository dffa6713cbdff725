import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bestMatch, loadPeople, postalLine } from './people.ts';

const people = loadPeople([fileURLToPath(new URL('../../../personas', import.meta.url))]);
const avery = people.find(({ id }) => id === 'T01') ?? expect.fail('T01');
const blake = people.find(({ id }) => id === 'T02') ?? expect.fail('T02');
const [firstName = '', lastName = ''] = avery.name.split(' ');
const found = (data: Parameters<typeof bestMatch>[1]) => bestMatch(people, data)?.id;

it.each([
  ['SSN, however it is typed', { person: { ssn: avery.testId.replaceAll('-', ' ') } }],
  ['address, as databases of homes write it', { address: { street1: '101 TEST ST', zip: '43085-1234' } }],
  ['phone, with the country code', { person: { phone: `+1 ${avery.phone}` } }],
  ['email, in any case', { person: { email: avery.email.toUpperCase() } }],
  ['name and date of birth', { person: { firstName, lastName, dob: avery.dob } }],
])('finds a person by %s', (_, data) => {
  expect(found(data)).toBe('T01');
});

it.each([
  ['nothing', {}],
  ['empty data', { person: { ssn: '', phone: '', email: '' } }],
  ['a name that many may have', { person: { firstName, lastName } }],
  ['another street', { address: { street1: '999 Test Street', zip: '43085' } }],
])('finds nobody by %s', (_, data) => {
  expect(found(data)).toBeUndefined();
});

it('an SSN outweighs everything else', () => {
  const person = { ssn: blake.testId, firstName, lastName, email: avery.email, phone: avery.phone };
  expect(found({ person })).toBe('T02');
  expect(found({ person, address: avery.property })).toBe('T02');
});

it.each([
  ['101 North Test Street', '101 N TEST ST'],
  ['5 Elm Avenue, Apt. 2', '5 ELM AVE APT 2'],
])('writes %s as %s', (street, line) => {
  expect(postalLine(street)).toBe(line);
});
