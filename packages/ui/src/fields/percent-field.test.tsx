// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PercentField } from './percent-field.tsx';

afterEach(cleanup);

test('returns a percentage with decimals, or invalid text unchanged', async () => {
  const { user, given } = renderField<number>((field) => <PercentField {...field} />);
  await user.type(screen.getByLabelText('Answer'), '1.05%');
  expect(given).toEqual([1, '1.', 1, 1.05, 1.05]);
});
