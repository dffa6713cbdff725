// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PinField } from './pin-field.tsx';

afterEach(cleanup);

const pin = () => screen.getByLabelText('Answer') as HTMLInputElement;

test('accepts only digits, up to the PIN’s length', async () => {
  const { user, given } = renderField<string>((field) => <PinField {...field} digits={6} />);
  await user.type(pin(), '12a3456789');
  expect(given.at(-1)).toBe('123456');
});

test('lets the phone suggest a code just sent by text message', () => {
  renderField<string>((field) => <PinField {...field} digits={6} isSent />);
  expect(pin().autocomplete).toBe('one-time-code');
});
