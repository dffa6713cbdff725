// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { ExactMoneyField } from './exact-money-field.tsx';

afterEach(cleanup);

const amount = () => screen.getByLabelText('Answer') as HTMLInputElement;

test('returns cents, and adds thousands separators when the field is left', async () => {
  const { user, given } = renderField<number>((field) => <ExactMoneyField {...field} />);
  await user.type(amount(), '1234.5');
  expect(given.at(-1)).toBe(123_450);
  expect(amount().value).toBe('1234.5');
  await user.tab();
  expect(amount().value).toBe('1,234.50');
});

test('keeps an amount with three decimals as typed, for the form to reject', async () => {
  const { user, given } = renderField<number>((field) => <ExactMoneyField {...field} />);
  await user.type(amount(), '10.505');
  expect(given.at(-1)).toBe('10.505');
  await user.tab();
  expect(amount().value).toBe('10.505');
});

test('returns undefined when cleared', async () => {
  const { user, given } = renderField<number>((field) => <ExactMoneyField {...field} />, { value: 5_000 });
  expect(amount().value).toBe('50');
  await user.clear(amount());
  expect(given.at(-1)).toBeUndefined();
});

test('reads its error to a screen reader before its hint', () => {
  renderField<number>((field) => <ExactMoneyField {...field} />, {
    hint: 'As on your statement',
    error: 'Enter dollars and cents',
  });
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  const [error, hint] = (amount().getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(error ?? '')?.textContent).toContain('Enter dollars and cents');
  expect(document.getElementById(hint ?? '')?.textContent).toBe('As on your statement');
});
