// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BeforeAndAfter } from './before-and-after.tsx';

afterEach(cleanup);

const FIGURES = [
  { name: 'Rate', before: '9.10%', after: '9.35%' },
  { name: 'Term', before: '15 years', after: '15 years' },
];
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

test('compares changed terms, and says what stays the same to those who don’t see the marks', () => {
  render(<BeforeAndAfter title="Your terms changed" reason="Your income is lower." figures={FIGURES} />);
  screen.getByRole('heading', { name: 'Your terms changed' });
  screen.getByText('Your income is lower.');
  expect(rows()).toEqual([
    ['', 'Before', 'Now'],
    ['Rate', '9.10%', '9.35%'],
    ['Term', '15 years', '15 years, as before'],
  ]);
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('data-changed'))).toEqual([
    null,
    'true',
    null,
  ]);
});

test('compares two options under their own names, of which neither is a change', () => {
  render(<BeforeAndAfter title="Choose" choices={['Online', 'In person']} figures={FIGURES} />);
  expect(rows()[0]).toEqual(['', 'Online', 'In person']);
  expect(rows()[2]).toEqual(['Term', '15 years', '15 years']);
});
