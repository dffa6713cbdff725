// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test('links the control to its label, hint and error', () => {
  renderField<string>((field) => <TextField {...field} />, { hint: 'As on your ID', error: 'Required' });
  const input = screen.getByRole('textbox', { name: 'Answer' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Error: Required',
    'As on your ID',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('marks an optional field as optional and every other as required', () => {
  renderField<string>((field) => <TextField {...field} />, { optional: true });
  expect(screen.getByRole('textbox', { name: 'Answer (optional)' }).hasAttribute('aria-required')).toBe(
    false,
  );
  cleanup();
  renderField<string>((field) => <TextField {...field} />);
  expect(screen.getByRole('textbox', { name: 'Answer' }).getAttribute('aria-required')).toBe('true');
});

test('returns undefined when cleared, and reports when it is left', async () => {
  const { user, given, left } = renderField<string>((field) => <TextField {...field} />);
  await user.type(screen.getByRole('textbox'), 'A{Backspace}');
  expect(given).toEqual(['A', undefined]);
  await user.tab();
  expect(left()).toBe(1);
});
