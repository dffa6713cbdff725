// Proves CO-51.

import { describe, expect, it } from 'vitest';
import { readDefinition } from './evaluate.ts';

/**
 * The cases that flagd publishes for evaluators (open-feature/flagd-testbed, evaluator/gherkin, second version of the fractional
 * operator), with flags of our own that ask the same.
 */
const LOGGER = { error() {}, warn() {}, info() {}, debug() {} };

function evaluate(key: string, names: string, targeting: unknown, context: Record<string, never> | object) {
  const [defaultVariant = ''] = names.split(' ');
  const variants = Object.fromEntries(names.split(' ').map((name) => [name, name]));
  const definition = { state: 'ENABLED', variants, defaultVariant, targeting };
  const { value, reason } = readDefinition(key, definition).evaluate(context as never, LOGGER);
  return { value, reason };
}

const quarters = ['clubs', 'diamonds', 'hearts', 'spades'].map((suit) => [suit, 25]);

describe('the fractional operator', () => {
  it.each([
    ['jack', 'hearts'],
    ['queen', 'spades'],
    ['ten', 'clubs'],
    ['nine', 'diamonds'],
    ['3', 'clubs'],
  ])('by the key of the flag and a nested name, puts %s under %s', (name, value) => {
    const person = { cat: [{ var: '$flagd.flagKey' }, { var: 'user.name' }] };
    const rule = { fractional: [person, ...quarters] };
    const context = { user: { name } };
    expect(evaluate('fractional-flag', 'wild clubs diamonds hearts spades', rule, context).value).toBe(value);
  });

  it.each([
    ['seven', 'hearts'],
    ['eight', 'diamonds'],
    ['nine', 'clubs'],
    ['two', 'spades'],
  ])('by a seed that flags share, puts %s under %s in each', (name, value) => {
    const rule = { fractional: [{ cat: ['shared-seed', { var: 'user.name' }] }, ...quarters] };
    for (const key of ['fractional-flag-A-shared-seed', 'fractional-flag-B-shared-seed'])
      expect(evaluate(key, 'wild clubs diamonds hearts spades', rule, { user: { name } }).value).toBe(value);
  });

  it.each([
    ['jon@company.com', 'heads'],
    ['jane@company.com', 'tails'],
  ])('without a person or a weight, puts %s under %s', (targetingKey, value) => {
    const rule = { fractional: [['heads'], ['tails', 1]] };
    expect(evaluate('fractional-flag-shorthand', 'draw heads tails', rule, { targetingKey }).value).toBe(
      value,
    );
  });

  it.each([
    ['ejOoVL', 'lower'],
    ['bY9fO-', 'lower'],
    ['SI7p-', 'lower'],
    ['6LvT0', 'upper'],
    ['ceQdGm', 'upper'],
  ])('at an edge of the hash, puts %s under %s', (targetingKey, value) => {
    const rule = { fractional: [{ var: 'targetingKey' }, ['lower', 50], ['upper', 50]] };
    expect(evaluate('fractional-hash-edge-flag', 'lower upper', rule, { targetingKey }).value).toBe(value);
  });
});

describe('semantic versions', () => {
  const compare = (operator: string, to: string, yes: string, no: unknown) => ({
    if: [{ sem_ver: [{ var: 'version' }, operator, to] }, yes, no],
  });

  it.each([
    ['2.0.0', 'equal'],
    ['2.1.0', 'greater'],
    ['1.9.0', 'lesser'],
    ['2.0.0-alpha', 'lesser'],
    ['2.0.0.0', 'none'],
  ])('%s compared with 2.0.0: %s', (version, value) => {
    const lesser = compare('<', '2.0.0', 'lesser', 'none');
    const rule = compare('=', '2.0.0', 'equal', compare('>', '2.0.0', 'greater', lesser));
    expect(evaluate('version-flag', 'none equal greater lesser', rule, { version }).value).toBe(value);
  });

  it.each([
    ['3.0.1', 'minor'],
    ['3.1.0', 'major'],
    ['4.0.0', 'none'],
  ])('%s in the range of 3.0.0: %s', (version, value) => {
    const rule = compare('~', '3.0.0', 'minor', compare('^', '3.0.0', 'major', 'none'));
    expect(evaluate('range-flag', 'none minor major', rule, { version }).value).toBe(value);
  });
});

it.each([
  ['abcdef', 'prefix'],
  ['uvwxyz', 'postfix'],
  ['abcxyz', 'prefix'],
  ['lmnopq', 'none'],
])('the start and the end of a text: %s has a %s', (id, value) => {
  const ends = { if: [{ ends_with: [{ var: 'id' }, 'xyz'] }, 'postfix', 'none'] };
  const rule = { if: [{ starts_with: [{ var: 'id' }, 'abc'] }, 'prefix', ends] };
  expect(evaluate('starts-ends-flag', 'none prefix postfix', rule, { id }).value).toBe(value);
});

it.each([
  ['5c3d8535-f81a-4478-a6d3-afaa4d51199e', 'hit', 'TARGETING_MATCH'],
  ['f20bd32d-703b-48b6-bc8e-79d53c85134a', 'miss', 'DEFAULT'],
])('one person is meant: %s is a %s, reason %s', (targetingKey, value, reason) => {
  const rule = {
    if: [{ '==': [{ var: 'targetingKey' }, '5c3d8535-f81a-4478-a6d3-afaa4d51199e'] }, 'hit', null],
  };
  expect(evaluate('targeting-key-flag', 'miss hit', rule, { targetingKey })).toEqual({ value, reason });
});

describe('an operator that can’t work with what it is given', () => {
  it.each([
    [{ starts_with: [{ var: 'num' }, 'abc'] }, { num: 123 }],
    [{ ends_with: [{ var: 'num' }, 'xyz'] }, { num: 123 }],
    [{ sem_ver: [{ var: 'version' }, '=', '1.0.0'] }, { version: 'not-a-version' }],
    [{ fractional: [{ var: 'missing' }, ['one', 50], ['two', 50]] }, {}],
  ])('%j of %j answers the default or no', (condition, context) => {
    const { value } = evaluate('operator-flag', 'fallback yes no', { if: [condition, 'yes', null] }, context);
    expect(value).toBe('fallback');
  });
});
