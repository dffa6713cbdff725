// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PhoneField } from './phone-field.tsx';

afterEach(cleanup);

test('formats a phone number while typing', async () => {
  const { user, given } = renderField<string>((field) => <PhoneField {...field} />);
  await user.type(screen.getByLabelText('Answer'), '5555550123');
  expect(given.at(-1)).toBe('(555) 555-0123');
});
