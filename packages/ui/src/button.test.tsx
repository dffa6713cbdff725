// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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
