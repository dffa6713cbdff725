// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { ChoiceField } from './choice-field.tsx';

afterEach(cleanup);

const CHOICES = [
  { value: 'AUTOPAY', label: 'Set up autopay', detail: 'Lowers your rate' },
  { value: 'MANUAL', label: 'Pay manually' },
] as const;

test('is a group of radio buttons under its question', async () => {
  const { user, given } = renderField<'AUTOPAY' | 'MANUAL'>(
    (field) => <ChoiceField {...field} choices={CHOICES} />,
    { error: 'Required' },
  );
  expect(screen.getByRole('radiogroup', { name: 'Answer' }).getAttribute('aria-describedby')).toBe(
    'field-answer-error',
  );
  await user.click(screen.getByRole('radio', { name: /Set up autopay/ }));
  expect(given).toEqual(['AUTOPAY']);
  expect((screen.getByRole('radio', { name: /Set up autopay/ }) as HTMLInputElement).checked).toBe(true);
});

test('can be chosen by keyboard', async () => {
  const { user, given } = renderField<'AUTOPAY' | 'MANUAL'>((field) => (
    <ChoiceField {...field} choices={CHOICES} />
  ));
  await user.tab();
  await user.keyboard(' ');
  expect(given).toEqual(['AUTOPAY']);
});
