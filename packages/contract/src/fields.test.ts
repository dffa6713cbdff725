// Proves VA-09.

import {
  amountBetween,
  BirthDate,
  Email,
  Name,
  NameSuffix,
  OptionalName,
  Phone,
} from '@homeline/domain/facts/form-fields.ts';
import { HomeAddress, withZipInState, Zip } from '@homeline/domain/facts/home-address.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { Ssn } from './credit/ssn-field.ts';
import { issueMessage } from './issue-message.ts';

/** Returns the first message about a value, or the parsed value. */
function messageOrValue(schema: z.ZodType, given: unknown): unknown {
  const { data, error } = schema.safeParse(given, { error: issueMessage });
  return error ? error.issues[0]?.message : data;
}

describe('the Name field', () => {
  it.each([
    'O’Brien',
    "O'Brien",
    'José',
    'Jose\u0301',
    'Nuñez-Smith',
    'St. Mary’s',
    'Đặng',
    'Jr.',
    'Smith, Jr.',
    'Nguyễn',
    'Ətraf',
    'Kaʻahumanu',
    'de la Cruz',
  ])('accepts %s', (name) => {
    expect(messageOrValue(Name, name)).toBe(name);
  });

  it.each(['😀', '1234', '<script>', '-', 'Robert; drop', 'John, Mary', 'R2D2'])('rejects %s', (name) => {
    expect(messageOrValue(Name, name)).toBe('Must be written in letters');
    expect(messageOrValue(OptionalName, name)).toBe('Must be written in letters');
  });

  it.each(['李 小龍', 'محمد الحسيني', 'Иван'])('asks for %s in the letters of the ID', (name) => {
    expect(messageOrValue(Name, name)).toBe('Must be in Latin letters, A to Z');
  });

  it('refuses a letter that no document can print', () => {
    expect(messageOrValue(Name, 'Peŧa')).toBe(
      'Must be in letters and signs that we can print, such as A to Z',
    );
  });

  it('is required, while optional name parts may be missing', () => {
    expect(messageOrValue(Name, undefined)).toBe('Required');
    expect(messageOrValue(Name, ' ')).toBe('Required');
    expect(messageOrValue(OptionalName, undefined)).toBeUndefined();
    expect(messageOrValue(OptionalName, ' ')).toBe('');
  });
});

test.each(['Jr.', ', Jr.', '3rd', 'III', ''])('the suffix %j is taken', (suffix) => {
  expect(messageOrValue(NameSuffix, suffix)).toBe(suffix);
});

test.each([
  ['tom&jerry@example.com', 'tom&jerry@example.com'],
  ["O'Brien+home@Example.com", "o'brien+home@example.com"],
  ['avery@localhost', 'Must be an email address'],
  ['avery@example', 'Must be an email address'],
  ['avery @example.com', 'Must be an email address'],
  ['avery@-example.com', 'Must be an email address'],
])('the email address %s gives %s', (given, words) => {
  expect(messageOrValue(Email, given)).toBe(words);
});

test.each([
  ['+52 55 2345 6789', 'Must be a US phone number'],
  ['(555) 555-0123 x45', 'Cannot have an extension'],
  ['555-555-0123 ext. 45', 'Cannot have an extension'],
  ['(911) 555-0123', 'Must be a US phone number'],
  ['(555) 911-0123', 'Must be a US phone number'],
  ['5555550123', '(555) 555-0123'],
  ['+1 555.555.0123', '(555) 555-0123'],
  ['５５５５５５０１２３', '(555) 555-0123'],
])('the phone number %s gives %s', (given, words) => {
  expect(messageOrValue(Phone, given)).toBe(words);
});

describe('the HomeAddress fields', () => {
  it.each([
    ['street1', 'PO Box 123', 'Must be where the home is, not a PO box'],
    ['street1', 'P.O. Box 123', 'Must be where the home is, not a PO box'],
    ['street1', '12 Post Office Road', '12 Post Office Road'],
    ['street1', '12 Main\nSt', '12 Main St'],
    ['street1', '12 東京 St', 'Must be in letters and signs that we can print, such as A to Z'],
    ['city', 'Washington, D.C.', 'Washington, D.C.'],
    ['city', 'Cañon City', 'Cañon City'],
    ['city', '12', 'Must be written in letters'],
    ['zip', '４３０８５', '43085'],
    [
      'zip',
      '00901',
      'This ZIP code is in Puerto Rico. We lend on homes in the 50 states and Washington, D.C.',
    ],
    [
      'zip',
      '96910',
      'This ZIP code is in a US territory. We lend on homes in the 50 states and Washington, D.C.',
    ],
    ['zip', '09012', 'This is a military mail address. Enter the address of the home itself'],
  ] as const)('take %s %j as %j', (field, given, words) => {
    expect(messageOrValue(HomeAddress.shape[field], given)).toBe(words);
  });

  const Form = withZipInState(HomeAddress.extend({ occupancy: z.enum(['PRIMARY']) }));
  const home = { street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085' };

  it('require a ZIP code in the chosen state', () => {
    expect(Form.safeParse({ ...home, occupancy: 'PRIMARY' }).success).toBe(true);
    const { error } = Form.safeParse({ ...home, occupancy: 'PRIMARY', zip: '90210' });
    expect(error?.issues).toMatchObject([{ path: ['zip'], message: 'Must be a ZIP code in Ohio' }]);
  });

  it('reject a ZIP code of another state as soon as both are entered, even if other answers are missing', () => {
    const zipOf = (given: object) =>
      Form.safeParse(given)
        .error?.issues.filter(({ path }) => path[0] === 'zip')
        .map(({ message }) => message);
    expect(zipOf({ state: 'OH', zip: '90210' })).toEqual(['Must be a ZIP code in Ohio']);
    expect(zipOf({ zip: '90210' })).toEqual([]);
    expect(zipOf({ state: 'OH', zip: '9021' })).toEqual(['Enter 5 digits']);
  });

  it('ask about a ZIP code of a neighboring state, and accept the applicant’s confirmation', () => {
    const campbell = { ...home, occupancy: 'PRIMARY', city: 'Fort Campbell', state: 'TN', zip: '42223' };
    expect(Form.safeParse(campbell).error?.issues).toMatchObject([
      { path: ['zipServesState'], message: 'Check the ZIP code, or confirm it here' },
    ]);
    expect(Form.safeParse({ ...campbell, zipServesState: true }).success).toBe(true);
    const { error } = Form.safeParse({ ...campbell, zip: '90210', zipServesState: true });
    expect(error?.issues).toMatchObject([{ path: ['zip'], message: 'Must be a ZIP code in Tennessee' }]);
  });

  it('accept a ZIP code with or without a hyphen and store one format', () => {
    expect(messageOrValue(Zip, ' 43085 ')).toBe('43085');
    expect(messageOrValue(Zip, '43085 1234')).toBe('43085-1234');
    expect(messageOrValue(Zip, '430851234')).toBe('43085-1234');
    expect(messageOrValue(Zip, '4308')).toBe('Enter 5 digits');
  });
});

describe('the amountBetween field', () => {
  const Amount = amountBetween(cents(0), cents(5_000_000));
  it.each(['-500', '1e5', '0.001', 'abc', '😀'])('rejects the text %s', (typed) => {
    expect(messageOrValue(Amount, typed)).toBe('Must be an amount in whole dollars, such as 4,500');
  });

  it('is required and enforces its bounds', () => {
    expect(messageOrValue(Amount, undefined)).toBe('Required');
    expect(messageOrValue(Amount, 450_000)).toBe(450_000);
    expect(messageOrValue(Amount, 5_000_001)).toBe('Cannot be more than $50,000');
  });
});

test.each([
  [undefined, 'Required'],
  ['81-04-12', 'Year must have four digits'],
  ['4/12/85', 'Year must have four digits'],
  ['1981-13-12', 'Month must be 1 to 12'],
  ['1981-00-12', 'Month must be 1 to 12'],
  ['1981-04-32', 'Day must be 1 to 31'],
  ['1981-02-31', 'That month has fewer days'],
  ['1981-4-12', 'Must be a date'],
  ['1881-04-12', 'Must be a date of birth'],
  ['1981-04-12', '1981-04-12'],
])('the birth date %s gives %s', (given, words) => {
  expect(messageOrValue(BirthDate, given)).toBe(words);
});

test.each([
  ['123', 'Must be a nine-digit Social Security number or ITIN'],
  ['000-12-3456', 'Must be a Social Security number or ITIN'],
  ['666-12-3456', 'Must be a Social Security number or ITIN'],
  ['123-00-4567', 'Must be a Social Security number or ITIN'],
  ['900-66-1234', 'Must be a Social Security number or ITIN'],
  ['900-70-1234', '900-70-1234'],
  ['123-45-6788', '123-45-6788'],
  // Only the server rejects the test numbers, since it knows whether it runs against the sandbox.
  ['901-00-1001', '901-00-1001'],
])('the social security number %s gives %s', (given, words) => {
  expect(messageOrValue(Ssn, given)).toBe(words);
});
