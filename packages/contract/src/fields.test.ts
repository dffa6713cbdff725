// Proves VA-09.

import {
  amountBetween,
  BirthDate,
  HomeAddress,
  Name,
  OptionalName,
  withZipInState,
  Zip,
} from '@homeline/domain/facts/form-fields.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { Ssn } from './credit/ssn-field.ts';
import { issueMessage } from './messages.ts';

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
    '王小明',
    'Jr.',
    'Kaʻahumanu',
    'de la Cruz',
  ])('accepts %s', (name) => {
    expect(messageOrValue(Name, name)).toBe(name);
  });

  it.each(['😀', '1234', '<script>', '-', 'Robert; drop', 'John, Mary', 'R2D2'])('rejects %s', (name) => {
    expect(messageOrValue(Name, name)).toBe('Must be written in letters');
    expect(messageOrValue(OptionalName, name)).toBe('Must be written in letters');
  });

  it('is required, while optional name parts may be missing', () => {
    expect(messageOrValue(Name, undefined)).toBe('Required');
    expect(messageOrValue(Name, ' ')).toBe('Required');
    expect(messageOrValue(OptionalName, undefined)).toBeUndefined();
    expect(messageOrValue(OptionalName, ' ')).toBe('');
  });
});

describe('the HomeAddress fields', () => {
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
    expect(zipOf({ state: 'OH', zip: '9021' })).toEqual(['Must be a ZIP code']);
  });

  it('accept a ZIP code with or without a hyphen and store one format', () => {
    expect(messageOrValue(Zip, ' 43085 ')).toBe('43085');
    expect(messageOrValue(Zip, '43085 1234')).toBe('43085-1234');
    expect(messageOrValue(Zip, '430851234')).toBe('43085-1234');
    expect(messageOrValue(Zip, '4308')).toBe('Must be a ZIP code');
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
  ['1981-13-12', 'Month must be 1 to 12'],
  ['1981-00-12', 'Month must be 1 to 12'],
  ['1981-04-32', 'Day must be 1 to 31'],
  ['1981-02-31', 'Must be a date'],
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
