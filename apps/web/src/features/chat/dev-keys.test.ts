// @vitest-environment happy-dom
// Proves CH-09.

import './testing/lender-page.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const { useSimulatedStates } = await import('./dev-keys.ts');
afterEach(cleanup);

it('ends the chat by Backspace only while the panel is open', () => {
  const dispatch = vi.fn();
  const { rerender } = renderHook(({ isOpen }) => useSimulatedStates(dispatch, isOpen), {
    initialProps: { isOpen: false },
  });
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace' }));
  press();
  expect(dispatch).not.toHaveBeenCalled();
  rerender({ isOpen: true });
  press();
  expect(dispatch).toHaveBeenCalledWith({ type: 'ENDED' });
});
