// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';

afterEach(cleanup);

test('returns true when checked and undefined when unchecked', async () => {
  const { user, given } = renderField<true>((field) => <CheckboxField {...field} statement="I agree." />);
  const box = screen.getByRole('checkbox', { name: 'I agree.' });
  await user.click(box);
  await user.click(box);
  expect(given).toEqual([true, undefined]);
  expect(screen.getByRole('group', { name: 'Answer' })).toBeTruthy();
});
