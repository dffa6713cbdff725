// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

const part = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

test('moves from month to day to year while typing, and returns the date', async () => {
  const { user, given } = renderField<string>((field) => <DateField {...field} />);
  await user.click(part('Month'));
  await user.keyboard('04121985');
  expect(given.at(-1)).toBe('1985-04-12');
  expect(document.activeElement).toBe(part('Year'));
});

test('splits a known date into month, day and year', () => {
  renderField<string>((field) => <DateField {...field} />, { value: '1985-04-12' });
  expect([part('Month').value, part('Day').value, part('Year').value]).toEqual(['04', '12', '1985']);
});

test('counts as left only when the focus leaves all three parts', async () => {
  const { user, left } = renderField<string>((field) => <DateField {...field} />);
  await user.click(part('Month'));
  await user.tab();
  expect(left()).toBe(0);
  await user.tab();
  await user.tab();
  expect(left()).toBe(1);
});

test('groups its parts under the label and marks each as invalid', () => {
  renderField<string>((field) => <DateField {...field} />, { error: 'Must be a real date' });
  expect(screen.getByRole('group', { name: 'Answer' })).toBeTruthy();
  expect(part('Day').getAttribute('aria-invalid')).toBe('true');
});
