// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PinField } from './pin-field.tsx';

afterEach(cleanup);

const pin = () => screen.getByLabelText('Answer') as HTMLInputElement;

test('takes digits only, and no more than the PIN has', async () => {
  const { user, given } = renderField<string>((field) => <PinField {...field} digits={6} />);
  await user.type(pin(), '12a3456789');
  expect(given.at(-1)).toBe('123456');
});

test('lets the phone fill in a code that was just sent', () => {
  renderField<string>((field) => <PinField {...field} digits={6} isSent />);
  expect(pin().autocomplete).toBe('one-time-code');
});
