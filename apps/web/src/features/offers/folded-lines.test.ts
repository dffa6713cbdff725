import { expect, test } from 'vitest';
import { folded } from './folded-lines.ts';

const base = { label: 'Base', value: '9.10%' };
const term = { label: 'Term', value: '+0.00%', addsNothing: true };
const state = { label: 'State', value: '+0.00%', addsNothing: true };
const total = { label: 'Interest rate, fixed', value: '9.10%', isTotal: true };
const nothing = { label: 'Adds nothing', value: '+0.00%', from: 'term, state' };

test('what adds nothing to a rate stands in one line above the total', () => {
  expect(folded([base, term, state, total])).toEqual([base, nothing, total]);
});

test('and last where the lines come to no total', () => {
  expect(folded([term, base, state])).toEqual([base, nothing]);
});

test('lines that all add something stand as they are, whatever they say', () => {
  const lines = [base, { label: 'Recording tax', value: '+0.00%' }, total];
  expect(folded(lines)).toEqual(lines);
});
