// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { MultiChoiceField } from './multi-choice-field.tsx';

afterEach(cleanup);

const CHOICES = [
  { value: 'A', label: 'First', within: [{ value: 'A1', label: 'Finer' }] },
  { value: 'B', label: 'Second', also: <p>More about the second</p> },
  { value: 'NONE', label: 'I do not wish to answer', isAlone: true },
] as const;
type Code = 'A' | 'A1' | 'B' | 'NONE';

test('lists the chosen values in display order, including nested ones', async () => {
  const { user, given } = renderField<Code[]>((field) => (
    <MultiChoiceField<Code> {...field} choices={CHOICES} />
  ));
  await user.click(screen.getByRole('checkbox', { name: 'Second' }));
  expect(screen.getByText('More about the second')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Finer' }));
  expect(given.at(-1)).toEqual(['A1', 'B']);
});

test('unchecks all other choices when an exclusive one is checked', async () => {
  const { user, given } = renderField<Code[]>((field) => (
    <MultiChoiceField<Code> {...field} choices={CHOICES} />
  ));
  await user.click(screen.getByRole('checkbox', { name: 'First' }));
  await user.click(screen.getByRole('checkbox', { name: 'I do not wish to answer' }));
  expect(given.at(-1)).toEqual(['NONE']);
});
