// @vitest-environment happy-dom
// Proves CO-63, CO-91.

import './testing/embed-lender.ts';
import type { ChatAgent, ChatSummary } from '@homeline/contract/chat/desk.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ChatActs } from './chat-acts.tsx';
import { detailsOf, ME, renderAtDesk, WAITING } from './testing/render-at-desk.tsx';
import { transferOrder } from './transfer-form.tsx';

afterEach(cleanup);

const agent = (name: string, given: Partial<ChatAgent> = {}): ChatAgent => ({
  ...{ identity: name, name, presence: 'AVAILABLE', capacity: 3, active: 0 },
  ...given,
});
const activeWith = (identity: string): ChatSummary => ({
  ...WAITING,
  state: 'ACTIVE',
  agent: { identity, name: 'Bea Agent' },
});
const isEnabled = (name: string) => !(screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

it('lets an agent accept a waiting chat, and requires that before ending it', () => {
  renderAtDesk(<ChatActs chat={detailsOf(WAITING)} agents={[]} />, 'SUPPORT_AGENT');
  expect(isEnabled('Accept')).toBe(true);
  expect(isEnabled('End chat')).toBe(false);
  screen.getByText('Accept this chat first.');
});

it('stops an away agent from accepting a chat, and says to become available first', () => {
  const away = agent('me', { identity: ME, presence: 'AWAY' });
  renderAtDesk(<ChatActs chat={detailsOf(WAITING)} agents={[away]} />, 'SUPPORT_AGENT');
  expect(isEnabled('Accept')).toBe(false);
  screen.getByText('You’re away. Set yourself to available before you accept a chat.');
});

it('lets the agent of a chat hand it over, return and end it', () => {
  renderAtDesk(<ChatActs chat={detailsOf(activeWith(ME))} agents={[]} />, 'SUPPORT_AGENT');
  for (const act of ['Transfer', 'Return to queue', 'End chat']) expect(isEnabled(act)).toBe(true);
});

it('says once why another agent’s chat is read-only, and lets a manager change it', () => {
  renderAtDesk(<ChatActs chat={detailsOf(activeWith('bea'))} agents={[]} />, 'SUPPORT_AGENT');
  for (const act of ['Transfer', 'Return to queue', 'End chat']) expect(isEnabled(act)).toBe(false);
  screen.getByText('Another agent has accepted this chat.');
  cleanup();
  renderAtDesk(<ChatActs chat={detailsOf(activeWith('bea'))} agents={[]} />, 'MANAGER');
  for (const act of ['Transfer', 'Return to queue', 'End chat']) expect(isEnabled(act)).toBe(true);
});

it('lets an agent answer by phone only chats where someone left a message', async () => {
  renderAtDesk(
    <ChatActs
      chat={{ ...detailsOf({ ...WAITING, isLeft: true }), callBackPhone: '(614) 555-0123' }}
      agents={[]}
    />,
    'SUPPORT_AGENT',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Answered by phone' }));
  screen.getByRole('link', { name: '(614) 555-0123' });
  screen.getByLabelText('What was said');
  cleanup();
  renderAtDesk(<ChatActs chat={detailsOf(WAITING)} agents={[]} />, 'SUPPORT_AGENT');
  expect(screen.queryByRole('button', { name: 'Answered by phone' })).toBeNull();
});

it('disables every action on a chat answered at a provider', () => {
  const atProvider = { ...activeWith(''), provider: 'twilio' } as const;
  renderAtDesk(<ChatActs chat={detailsOf(atProvider)} agents={[]} />, 'MANAGER');
  for (const act of ['Transfer', 'Return to queue', 'End chat']) expect(isEnabled(act)).toBe(false);
  screen.getByText('This chat is answered at the chat provider.');
});

it('asks before a chat ends', async () => {
  renderAtDesk(<ChatActs chat={detailsOf(activeWith(ME))} agents={[]} />, 'SUPPORT_AGENT');
  await userEvent.click(screen.getByRole('button', { name: 'End chat' }));
  screen.getByText(/^End the chat with Avery Applicant\?/);
});

it('offers the available agents with the most capacity first, away agents last', () => {
  const order = transferOrder([
    agent('Away', { presence: 'AWAY' }),
    agent('Full', { active: 3 }),
    agent('Busy', { active: 2 }),
    agent('Free'),
  ]);
  expect(order.map(({ name }) => name)).toEqual(['Free', 'Busy', 'Full', 'Away']);
});

it('hands a chat over only to available agents with capacity', async () => {
  const agents = [agent('Away', { presence: 'AWAY' }), agent('Full', { active: 3 }), agent('Free')];
  renderAtDesk(<ChatActs chat={detailsOf(activeWith(ME))} agents={agents} />, 'SUPPORT_AGENT');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  const isOffered = (name: RegExp) => !(screen.getByLabelText(name) as HTMLInputElement).disabled;
  expect([/^Free/, /^Full/, /^Away/].map(isOffered)).toEqual([true, false, false]);
});

it('says when no other agent is available', async () => {
  const agents = [agent('Away', { presence: 'AWAY' })];
  renderAtDesk(<ChatActs chat={detailsOf(activeWith(ME))} agents={agents} />, 'SUPPORT_AGENT');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  screen.getByText(/^Nobody else takes chats now/);
});
