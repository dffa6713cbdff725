// @vitest-environment happy-dom
// Proves VA-05.

import '@homeline/client/testing/lender-page.ts';
import { expect, test, vi } from 'vitest';

const { token } = await import('@homeline/client/session/token.ts');
const { endSession, leave, startLeaving } = await import('./end-of-session.ts');

test('leaves nothing of a signed-out account, even if the server ends the session first', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  token.save('a token');
  sessionStorage.setItem('draft:typed', 'Typed but never sent');
  startLeaving();
  endSession();
  expect(assign).not.toHaveBeenCalled();
  leave('/account/heloc/auth/login?switched=true');
  expect(assign.mock.calls).toEqual([['/account/heloc/auth/login?switched=true']]);
  expect([token.read(), sessionStorage.length]).toEqual([undefined, 0]);
});
