// @vitest-environment happy-dom
// Proves SH-18, SH-19.

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, LiveRegion } from './live-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<LiveRegion />);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const region = () => screen.getByRole('status');

test('announces several messages at once as one sentence', () => {
  expect(region().textContent).toBe('');
  act(() => announce(['City: Required', 'ZIP code: Required']));
  expect(region().getAttribute('aria-live')).toBe('assertive');
  expect(region().textContent).toBe('City: Required, ZIP code: Required.');
});

test('announces the same message again after it was cleared', () => {
  act(() => announce(['Saved']));
  act(() => void vi.advanceTimersByTime(300));
  expect(region().textContent).toBe('');
  act(() => announce(['Saved']));
  expect(region().textContent).toBe('Saved.');
});
