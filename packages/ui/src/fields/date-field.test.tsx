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

test.each([
  ['4/12/1985', '1985-04-12'],
  ['04/12/1985', '1985-04-12'],
  ['12-1-1985', '1985-12-01'],
  ['4.5.2001', '2001-04-05'],
  ['０４１２１９８５', '1985-04-12'],
  ['4/12/85', '85-04-12'],
])('typed as %s is %s', async (typed, date) => {
  const { user, given } = renderField<string>((field) => <DateField {...field} />);
  await user.click(part('Month'));
  await user.keyboard(typed);
  expect(given.at(-1)).toBe(date);
});

test.each([
  ['04/12/1985', '1985-04-12'],
  ['4/12/1985', '1985-04-12'],
  ['1985-04-12', '1985-04-12'],
  ['\u00A004.12.1985 ', '1985-04-12'],
])('pasted as %j is split into its parts, over what was there', async (pasted, date) => {
  const { user, given } = renderField<string>((field) => <DateField {...field} />, { value: '1981-01-01' });
  await user.click(part('Day'));
  await user.paste(pasted);
  expect(given.at(-1)).toBe(date);
  expect([part('Month').value, part('Day').value, part('Year').value]).toEqual(['04', '12', '1985']);
});

test('keeps a pasted year of two digits, so that the form can ask for four', async () => {
  const { user, given } = renderField<string>((field) => <DateField {...field} />);
  await user.click(part('Month'));
  await user.paste('4/12/85');
  expect([part('Month').value, part('Day').value, part('Year').value]).toEqual(['04', '12', '85']);
  expect(given.at(-1)).toBe('85-04-12');
});

test('a pasted word changes nothing', async () => {
  const { user } = renderField<string>((field) => <DateField {...field} />, { value: '1981-01-01' });
  await user.click(part('Day'));
  await user.paste('tomorrow');
  expect(part('Day').value).toBe('01');
});

test('splits a known date into month, day and year', () => {
  renderField<string>((field) => <DateField {...field} />, { value: '1985-04-12' });
  expect([part('Month').value, part('Day').value, part('Year').value]).toEqual(['04', '12', '1985']);
});

test('reports that the field was left only when the focus leaves all three parts', async () => {
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
