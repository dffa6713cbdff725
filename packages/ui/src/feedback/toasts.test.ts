import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, visibleToasts } from './toasts.tsx';

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of visibleToasts()) dismissToast(id);
});

test('shows at most the five newest toasts', () => {
  vi.useFakeTimers();
  for (const text of ['1', '2', '3', '4', '5', '6']) showToast(text);
  expect(visibleToasts().map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6']);
});

test('removes a toast after six seconds', () => {
  vi.useFakeTimers();
  showToast('Saved');
  vi.advanceTimersByTime(6000);
  expect(visibleToasts()).toEqual([]);
});
