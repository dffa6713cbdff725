// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const dialog = () => screen.getByRole('dialog', { name: 'Cancel the agreement?', hidden: true });

test('opens as a modal named by its title, and closes when it is answered', () => {
  const { rerender } = render(
    <Dialog isOpen title="Cancel the agreement?">
      <p>You can’t undo it.</p>
    </Dialog>,
  );
  expect((dialog() as HTMLDialogElement).open).toBe(true);
  expect(screen.getByText('You can’t undo it.')).toBeDefined();
  rerender(
    <Dialog isOpen={false} title="Cancel the agreement?">
      <p>You can’t undo it.</p>
    </Dialog>,
  );
  expect(screen.queryByText('You can’t undo it.')).toBeNull();
  // Only a closed dialog makes the browser return the focus to where it was.
  expect((screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement).open).toBe(false);
});

test('calls onClose on Escape, and stays open until its parent closes it', () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen title="Cancel the agreement?" onClose={onClose}>
      <p>You can’t undo it.</p>
    </Dialog>,
  );
  const allowed = fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(allowed).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect((dialog() as HTMLDialogElement).open).toBe(true);
});

test('stays open on Escape when it requires an answer', () => {
  render(
    <Dialog isOpen title="Cancel the agreement?">
      <p>You can’t undo it.</p>
    </Dialog>,
  );
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  expect((dialog() as HTMLDialogElement).open).toBe(true);
});
