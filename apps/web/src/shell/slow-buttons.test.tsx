// @vitest-environment happy-dom
import { Button } from '@homeline/ui/button.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSlowButtons } from './slow-buttons.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = () => screen.getByRole('button').getAttribute('data-slow');

it('a busy button says after five seconds that it takes long, until it is done', async () => {
  vi.useFakeTimers();
  watchSlowButtons();
  const { rerender } = render(<Button isBusy>Continue</Button>);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(words()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(words()).toBe('This takes longer than usual. Don’t close this page.');
  rerender(<Button>Continue</Button>);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(words()).toBeNull();
});
