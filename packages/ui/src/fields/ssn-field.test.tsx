// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { SsnField } from './ssn-field.tsx';

afterEach(cleanup);

const ssn = () => screen.getByLabelText('Answer') as HTMLInputElement;

test('returns nine digits and shows hyphens while typing', async () => {
  const { user, given } = renderField<string>((field) => <SsnField {...field} />);
  await user.type(ssn(), '901-00-10019');
  expect(given.at(-1)).toBe('901001001');
  expect(ssn().value).toBe('901-00-1001');
});

test('masks all but the last four digits when the field is left', async () => {
  const { user } = renderField<string>((field) => <SsnField {...field} />);
  await user.type(ssn(), '901001001');
  await user.tab();
  expect(ssn().value).toBe('•••-••-1001');
});
