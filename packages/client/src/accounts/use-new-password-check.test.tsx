// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewPasswordCheck } from './use-new-password-check.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const problems: (string | undefined)[] = [];
const asked: string[] = [];

function Field({ value }: { value: string }) {
  useNewPasswordCheck({ value, onProblem: (message) => problems.push(message) }, async (password) => {
    asked.push(password);
    return `${password} is weak`;
  });
  return null;
}

test('asks about the password once typing pauses, and drops the answer about an earlier one', async () => {
  const { rerender } = render(<Field value="Password123" />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toEqual([]);
  rerender(<Field value="Password1234" />);
  await act(() => vi.advanceTimersByTimeAsync(200));
  rerender(<Field value="Password12345" />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toEqual(['Password12345']);
  expect(problems.at(-1)).toBe('Password12345 is weak');
  rerender(<Field value="Password123456" />);
  expect(problems.at(-1)).toBeUndefined();
});
