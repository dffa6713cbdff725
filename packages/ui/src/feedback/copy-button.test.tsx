// @vitest-environment happy-dom
// Proves SH-18.

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('copies the text and confirms it for one second', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton text="HL-1042" what="loan number" />);
  const button = screen.getByRole('button', { name: 'Copy loan number' });
  await act(async () => button.click());
  expect(copied).toHaveBeenCalledWith('HL-1042');
  expect(button.textContent).toBe('Copied loan number');
  act(() => void vi.advanceTimersByTime(999));
  expect(button.textContent).toBe('Copied loan number');
  act(() => void vi.advanceTimersByTime(1));
  expect(button.textContent).toBe('Copy loan number');
});
