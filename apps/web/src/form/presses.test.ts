import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressesOn } from './presses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what would move the page waits until the press that caused it has become a click', () => {
  const page = new EventTarget();
  const { afterPress } = pressesOn(page);
  const happened: string[] = [];
  page.addEventListener('click', () => happened.push('click'));

  page.dispatchEvent(new Event('mousedown'));
  afterPress(() => happened.push('complaint'));
  page.dispatchEvent(new Event('mouseup'));
  page.dispatchEvent(new Event('click'));
  vi.runAllTimers();
  expect(happened).toEqual(['click', 'complaint']);
});

test('what is left with the keyboard is complained of at once', () => {
  const { afterPress } = pressesOn(new EventTarget());
  const complain = vi.fn();
  afterPress(complain);
  expect(complain).toHaveBeenCalledOnce();
});
