// @vitest-environment happy-dom
// Proves CO-60, CO-66, CO-91.

import './testing/embed-lender.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChatLists } from './chat-lists.tsx';
import { CHAT, ME, renderAtDesk, WAITING } from './testing/render-at-desk.tsx';
import type { Desk } from './use-desk.ts';

const OTHER = { ...WAITING, uuid: CHAT.replace('01', '02'), friendlyName: 'Blake Borrower' };
const DESK: Desk = {
  ...{ presence: 'AVAILABLE', capacity: 3, isOpen: true, waiting: [], mine: [], others: [] },
  ...{ snoozed: [], mentions: [], tags: [], snoozes: [] },
  agents: [{ identity: 'bea', name: 'Bea Agent', presence: 'AVAILABLE', capacity: 4, active: 1 }],
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('lists the queue in the server’s order, and marks whom the agent answered last', () => {
  renderAtDesk(
    <ChatLists desk={{ ...DESK, waiting: [{ ...OTHER, isForMe: true }, WAITING] }} current={undefined} />,
    'SUPPORT_AGENT',
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Queue' })).getAllByRole('link');
  expect(first?.textContent).toContain('Blake BorrowerWaits');
  expect(first?.textContent).toContain('You answered last');
  expect(second?.textContent).toContain('Avery Applicant');
});

it('shows unread messages and the newest one of an own chat', () => {
  const mine = { ...WAITING, state: 'ACTIVE' as const, agent: { identity: ME, name: 'Ann' }, unread: 2 };
  renderAtDesk(<ChatLists desk={{ ...DESK, mine: [mine] }} current={CHAT} />, 'SUPPORT_AGENT');
  const link = within(screen.getByRole('list', { name: 'My chats' })).getByRole('link');
  expect(link.textContent).toContain('2 unread messages');
  expect(link.textContent).toContain('Hello');
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('marks left messages and requested callbacks', () => {
  const left = { ...WAITING, isLeft: true };
  const called = { ...OTHER, isLeft: true, wantsCall: true };
  renderAtDesk(
    <ChatLists desk={{ ...DESK, waiting: [left, called] }} current={undefined} />,
    'SUPPORT_AGENT',
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Queue' })).getAllByRole('link');
  expect(first?.textContent).toContain('Left a message');
  expect(second?.textContent).toContain('Call back');
});

it('shows all chats and each agent’s load only to managers', () => {
  renderAtDesk(<ChatLists desk={DESK} current={undefined} />, 'SUPPORT_AGENT');
  expect(screen.queryByRole('list', { name: 'Agents' })).toBeNull();
  cleanup();
  renderAtDesk(<ChatLists desk={DESK} current={undefined} />, 'MANAGER');
  expect(screen.getByRole('list', { name: 'Agents' }).textContent).toBe('Bea AgentAvailable · 1 of 4 chats');
  screen.getByRole('list', { name: 'Everybody’s chats' });
});
