// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('tells password managers whose password it is', () => {
  renderField<string>((field) => (
    <PasswordField {...field} autoComplete="new-password" username="avery@example.com" />
  ));
  const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect([username?.value, username?.hidden]).toEqual(['avery@example.com', true]);
});

test('hides the password, shows it on request, and hides it again', async () => {
  const { user } = renderField<string>((field) => <PasswordField {...field} autoComplete="new-password" />);
  const input = screen.getByLabelText('Answer') as HTMLInputElement;
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});
