// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

afterEach(cleanup);

test('returns the text as typed, and undefined when emptied', async () => {
  const { user, given } = renderField<string>((field) => <TextAreaField {...field} />);
  const area = screen.getByRole('textbox');
  await user.type(area, 'Two{enter}lines');
  expect(given.at(-1)).toBe('Two\nlines');
  await user.clear(area);
  expect(given.at(-1)).toBeUndefined();
});
