// @vitest-environment happy-dom
// Proves SH-18.

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Tooltip label="About the APR" text="Includes the fee" />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mark = () => screen.getByRole('button', { name: 'About the APR' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('explains a term 200 ms after the pointer rests on its mark, until it leaves', () => {
  fireEvent.pointerEnter(mark());
  pass(199);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Includes the fee');
  fireEvent.pointerLeave(mark());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('explains a term at once on a press, and closes on Escape', () => {
  fireEvent.focus(mark());
  fireEvent.click(mark());
  expect(mark().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(mark(), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});
