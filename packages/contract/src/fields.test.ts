import { cents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { Ssn } from './credit/ssn-field.ts';
import { amountBetween, BirthDate, HomeAddress, inItsState, Name, OptionalName, Zip } from './fields.ts';
import { inOurWords } from './messages.ts';

/** What is said first of a field, or what is kept of it. */
function said(schema: z.ZodType, given: unknown): unknown {
  const { data, error } = schema.safeParse(given, { error: inOurWords });
  return error ? error.issues[0]?.message : data;
}

describe('a name', () => {
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
  ])('may be %s', (name) => {
    expect(said(Name, name)).toBe(name);
  });

  it.each(['😀', '1234', '<script>', '-', 'Robert; drop', 'John, Mary', 'R2D2'])('cannot be %s', (name) => {
    expect(said(Name, name)).toBe('Must be written in letters');
    expect(said(OptionalName, name)).toBe('Must be written in letters');
  });

  it('is required, and its further parts are not', () => {
    expect(said(Name, undefined)).toBe('Required');
    expect(said(Name, ' ')).toBe('Required');
    expect(said(OptionalName, undefined)).toBeUndefined();
    expect(said(OptionalName, ' ')).toBe('');
  });
});

describe('an address', () => {
  const Form = inItsState(HomeAddress.extend({ occupancy: z.enum(['PRIMARY']) }));
  const home = { street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085' };

  it('has a ZIP code of its state', () => {
    expect(Form.safeParse({ ...home, occupancy: 'PRIMARY' }).success).toBe(true);
    const { error } = Form.safeParse({ ...home, occupancy: 'PRIMARY', zip: '90210' });
    expect(error?.issues).toMatchObject([{ path: ['zip'], message: 'Must be a ZIP code in Ohio' }]);
  });

  it('is told of a ZIP code elsewhere while other answers are missing, and of nothing while the state is', () => {
    const zipOf = (given: object) =>
      Form.safeParse(given)
        .error?.issues.filter(({ path }) => path[0] === 'zip')
        .map(({ message }) => message);
    expect(zipOf({ state: 'OH', zip: '90210' })).toEqual(['Must be a ZIP code in Ohio']);
    expect(zipOf({ zip: '90210' })).toEqual([]);
    expect(zipOf({ state: 'OH', zip: '9021' })).toEqual(['Must be a ZIP code']);
  });

  it('takes a ZIP code in any grouping and keeps one', () => {
    expect(said(Zip, ' 43085 ')).toBe('43085');
    expect(said(Zip, '43085 1234')).toBe('43085-1234');
    expect(said(Zip, '430851234')).toBe('43085-1234');
    expect(said(Zip, '4308')).toBe('Must be a ZIP code');
  });
});

describe('an amount', () => {
  const Amount = amountBetween(cents(0), cents(5_000_000));
  it.each(['-500', '1e5', '0.001', 'abc', '😀'])('is not what was typed as %s', (typed) => {
    expect(said(Amount, typed)).toBe('Must be an amount in whole dollars, such as 4,500');
  });

  it('is required and has bounds', () => {
    expect(said(Amount, undefined)).toBe('Required');
    expect(said(Amount, 450_000)).toBe(450_000);
    expect(said(Amount, 5_000_001)).toBe('Cannot be more than $50,000');
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
])('of a date of birth %s is said %s', (given, words) => {
  expect(said(BirthDate, given)).toBe(words);
});

test.each([
  ['123', 'Must be a nine-digit social security number'],
  ['000-12-3456', 'Must be a social security number'],
  ['666-12-3456', 'Must be a social security number'],
  ['123-00-4567', 'Must be a social security number'],
  ['900-70-1234', 'Must be a social security number'],
  ['123-45-6788', '123-45-6788'],
  // Those of test people are refused by the server alone, which knows its outside world.
  ['901-00-1001', '901-00-1001'],
])('of the social security number %s is said %s', (given, words) => {
  expect(said(Ssn, given)).toBe(words);
});
