// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

test('returns a whole number, or invalid text unchanged', async () => {
  const { user, given } = renderField<number>((field) => <NumberField {...field} />);
  await user.type(screen.getByLabelText('Answer'), '12x');
  expect(given).toEqual([1, 12, '12x']);
});
