// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { MoneyField } from './money-field.tsx';

afterEach(cleanup);

const amount = () => screen.getByLabelText('Answer') as HTMLInputElement;

test('returns cents and adds thousands separators while typing', async () => {
  const { user, given } = renderField<number>((field) => <MoneyField {...field} />);
  await user.type(amount(), '75000');
  expect(given.at(-1)).toBe(7_500_000);
  expect(amount().value).toBe('75,000');
});

test('keeps an invalid amount as typed, for the form to reject', async () => {
  const { user, given } = renderField<number>((field) => <MoneyField {...field} />);
  await user.type(amount(), 'abc');
  expect(given.at(-1)).toBe('abc');
  expect(amount().value).toBe('abc');
});
