// @vitest-environment happy-dom
// Proves SH-18.

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, Toasts, visibleToasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of visibleToasts()) dismissToast(id);
  cleanup();
});

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('announces a message politely, in a live region that already exists', () => {
  const region = screen.getByRole('list', { name: 'Messages' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => showToast('Saved'));
  expect(screen.getByRole('list', { name: 'Messages' })).toBe(region);
  expect(texts()).toEqual(['Saved']);
});

test('shows at most the five newest messages', () => {
  act(() => ['1', '2', '3', '4', '5', '6'].forEach((text) => void showToast(text)));
  expect(texts()).toEqual(['2', '3', '4', '5', '6']);
});

test('removes a message after six seconds', () => {
  act(() => showToast('Saved'));
  act(() => void vi.advanceTimersByTime(6000));
  expect(texts()).toEqual([]);
});

test('removes a message the person dismisses, and keeps the others', () => {
  act(() => ['Saved', 'Sent'].forEach((text) => void showToast(text)));
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  fireEvent.click(first as HTMLElement);
  expect(texts()).toEqual(['Sent']);
});
