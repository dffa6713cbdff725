import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferUntilPointerUp } from './defer-until-pointer-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an action that moves the page waits for the click that follows the press', () => {
  const page = new EventTarget();
  const { afterPress } = deferUntilPointerUp(page);
  const happened: string[] = [];
  page.addEventListener('click', () => happened.push('click'));

  page.dispatchEvent(new Event('mousedown'));
  afterPress(() => happened.push('problem shown'));
  page.dispatchEvent(new Event('mouseup'));
  page.dispatchEvent(new Event('click'));
  vi.runAllTimers();
  expect(happened).toEqual(['click', 'problem shown']);
});

test('without a press, the action runs at once', () => {
  const { afterPress } = deferUntilPointerUp(new EventTarget());
  const showProblem = vi.fn();
  afterPress(showProblem);
  expect(showProblem).toHaveBeenCalledOnce();
});
