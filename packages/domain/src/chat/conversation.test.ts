// Proves CO-63.

import { expect, it } from 'vitest';
import { chatRefusal } from './conversation.ts';

const own = { isOwn: true, isSupervisor: false, isAtDesk: true };
const other = { isOwn: false, isSupervisor: false, isAtDesk: true };
const supervisor = { isOwn: false, isSupervisor: true, isAtDesk: true };

it('lets any agent accept a waiting chat, but not an accepted or ended one', () => {
  expect(chatRefusal('ACCEPT', 'WAITING', other)).toBeUndefined();
  expect(chatRefusal('ACCEPT', 'ACTIVE', other)).toBe('Another agent has accepted this chat.');
  expect(chatRefusal('ACCEPT', 'ENDED', other)).toBe('This chat has ended.');
});

it('lets only a chat’s agent write in it, and a supervisor move or end it', () => {
  expect(chatRefusal('WRITE', 'ACTIVE', own)).toBeUndefined();
  expect(chatRefusal('WRITE', 'ACTIVE', other)).toBe('Another agent has accepted this chat.');
  expect(chatRefusal('WRITE', 'ACTIVE', supervisor)).toBe('Another agent has accepted this chat.');
  expect(chatRefusal('WRITE', 'WAITING', own)).toBe('Accept this chat first.');
  expect(chatRefusal('TRANSFER', 'ACTIVE', supervisor)).toBeUndefined();
  expect(chatRefusal('END', 'ACTIVE', other)).toBe('Another agent has accepted this chat.');
  expect(chatRefusal('END', 'WAITING', other)).toBe('Accept this chat first.');
  expect(chatRefusal('END', 'WAITING', supervisor)).toBeUndefined();
});

it('allows no action here on a chat answered at a provider, which ends as any other', () => {
  const elsewhere = { ...supervisor, isAtDesk: false };
  expect(chatRefusal('ACCEPT', 'WAITING', elsewhere)).toBe('This chat is answered at the chat provider.');
  expect(chatRefusal('END', 'ACTIVE', elsewhere)).toBe('This chat is answered at the chat provider.');
  expect(chatRefusal('WRITE', 'ENDED', elsewhere)).toBe('This chat has ended.');
});
