// Proves CH-02, CH-03.

import { expect, it } from 'vitest';
import { applicationInPath, chatPartner } from './chat-mode.ts';

it('chooses agents within chat hours or while one is active, the chatbot otherwise', () => {
  const given = { mode: undefined, isAgentActive: false, isOpen: false };
  expect(chatPartner(given)).toBe('CHATBOT');
  expect(chatPartner({ ...given, isOpen: true })).toBe('AGENT');
  expect(chatPartner({ ...given, isAgentActive: true })).toBe('AGENT');
  expect(chatPartner({ ...given, isOpen: true, mode: 'chatbot' })).toBe('CHATBOT');
  expect(chatPartner({ ...given, mode: 'stream' })).toBe('AGENT');
});

it('takes the application from the first path segment that looks like a uuid', () => {
  const uuid = '3f0c2b6e-6f1b-4a7e-9b51-2b7f0d0a1234';
  expect(applicationInPath(`/account/heloc/${uuid}/product/select`)).toBe(uuid);
  expect(applicationInPath('/account/heloc/register')).toBeUndefined();
});
