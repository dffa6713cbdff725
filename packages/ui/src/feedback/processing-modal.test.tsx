// @vitest-environment happy-dom
// Proves SH-18.

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProcessingModal } from './processing-modal.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('covers the page for at most 30 seconds', () => {
  const onTimeout = vi.fn();
  render(<ProcessingModal isOpen title="Opening your bank" text="One moment" onTimeout={onTimeout} />);
  expect(screen.getByRole('status').textContent).toBe('One moment');
  act(() => vi.advanceTimersByTime(29_999));
  expect(onTimeout).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onTimeout).toHaveBeenCalledOnce();
});
