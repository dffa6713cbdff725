// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'TX', label: 'Texas' },
  { value: 'OH', label: 'Ohio' },
] as const;

test('returns the chosen option, or undefined without one', async () => {
  const { user, given } = renderField<'TX' | 'OH'>((field) => <SelectField {...field} options={OPTIONS} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'Ohio');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'Choose one');
  expect(given).toEqual(['OH', undefined]);
});
