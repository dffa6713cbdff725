// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PhoneField } from './phone-field.tsx';

afterEach(cleanup);

test('formats a phone number while typing', async () => {
  const { user, given } = renderField<string>((field) => <PhoneField {...field} />);
  await user.type(screen.getByLabelText('Answer'), '5555550123');
  expect(given.at(-1)).toBe('(555) 555-0123');
});

test('deletes the digit before a deleted hyphen', async () => {
  const { user, given } = renderField<string>((field) => <PhoneField {...field} />, {
    value: '(555) 555-0123',
  });
  await user.type(screen.getByLabelText('Answer'), '{Backspace}', { initialSelectionStart: 10 });
  expect(given.at(-1)).toBe('(555) 555-012');
});

test.each(['5555550123', '(555)555-0123', '555-555-0123'])(
  'keeps every digit when %s is pasted over the same number',
  async (pasted) => {
    const { user, given } = renderField<string>((field) => <PhoneField {...field} />, {
      value: '(555) 555-0123',
    });
    await user.tripleClick(screen.getByLabelText('Answer'));
    await user.paste(pasted);
    expect(given.at(-1)).toBe('(555) 555-0123');
  },
);

test('keeps every digit when the browser fills in the same number', () => {
  const { given } = renderField<string>((field) => <PhoneField {...field} />, { value: '(555) 555-0123' });
  fireEvent.input(screen.getByLabelText('Answer'), { target: { value: '5555550123' } });
  expect(given.at(-1)).toBe('(555) 555-0123');
});
