// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('runs its action on a click or by keyboard', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Continue</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('ignores clicks while busy, and says that it is busy', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Continue
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('says after five seconds that a request takes long', () => {
  vi.useFakeTimers();
  render(<Button isBusy>Continue</Button>);
  act(() => void vi.advanceTimersByTime(4999));
  screen.getByRole('button', { name: 'Continue' });
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button').textContent).toContain('This takes longer than usual');
  vi.useRealTimers();
});
