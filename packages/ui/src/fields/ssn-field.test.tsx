// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { SsnField } from './ssn-field.tsx';

afterEach(cleanup);

const ssn = () => screen.getByLabelText('Answer') as HTMLInputElement;

test('gives nine digits and shows them with hyphens while they are typed', async () => {
  const { user, given } = renderField<string>((field) => <SsnField {...field} />);
  await user.type(ssn(), '901-00-10019');
  expect(given.at(-1)).toBe('901001001');
  expect(ssn().value).toBe('901-00-1001');
});

test('hides all but the last four digits once it is left', async () => {
  const { user } = renderField<string>((field) => <SsnField {...field} />);
  await user.type(ssn(), '901001001');
  await user.tab();
  expect(ssn().value).toBe('•••-••-1001');
});
