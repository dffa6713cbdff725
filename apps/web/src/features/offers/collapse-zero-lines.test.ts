// Proves RU-21.

import { expect, test } from 'vitest';
import { collapseZeroLines } from './collapse-zero-lines.ts';

const base = { label: 'Base', value: '9.10%' };
const term = { label: 'Term', value: '+0.00%', addsNothing: true };
const state = { label: 'State', value: '+0.00%', addsNothing: true };
const total = { label: 'Interest rate, fixed', value: '9.10%', isTotal: true };
const nothing = { label: 'No change', value: '+0.00%', from: 'term, state' };

test('collapses zero lines into one above the total', () => {
  expect(collapseZeroLines([base, term, state, total])).toEqual([base, nothing, total]);
});

test('puts the collapsed line last where there is no total', () => {
  expect(collapseZeroLines([term, base, state])).toEqual([base, nothing]);
});

test('leaves lines unchanged when none is marked as zero', () => {
  const lines = [base, { label: 'Recording tax', value: '+0.00%' }, total];
  expect(collapseZeroLines(lines)).toEqual(lines);
});
