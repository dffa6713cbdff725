// @vitest-environment happy-dom
// Proves CO-90.

import { server } from '@homeline/client/testing/fake-server.ts';
import { type ChatFigures, getChatFigures } from '@homeline/contract/chat/chat-figures.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const OF_ANN = {
  ...{ chats: 12, answered: 10, missed: 0, left: 2, rated: 3, averageScore: 4.333 },
  firstReply: { medianSeconds: 55, p90Seconds: 91 },
  end: { medianSeconds: 600, p90Seconds: 1800 },
};
const FIGURES: ChatFigures = {
  ...{ from: '2026-02-01' as never, to: '2026-03-01' as never, isOwn: false },
  all: { ...OF_ANN, chats: 13, missed: 1 },
  agents: [
    { ...OF_ANN, identity: 'ann', name: 'Ann Agent' },
    { ...OF_ANN, name: 'No agent', chats: 1, answered: 0, missed: 1, left: 0, rated: 0 },
  ],
  tags: [{ ...OF_ANN, tag: 'Rates' }],
  scores: [
    { score: 5, chats: 2 },
    { score: 3, chats: 1 },
  ],
};
const PATH = '/chats/figures?from=2026-02-01&to=2026-03-01';
const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('.card') as HTMLElement);

it('shows a manager the chats by agent and by tag, each figure linked to its list', async () => {
  server.answers(getChatFigures, FIGURES);
  openConsole(PATH, 'MANAGER');
  const times = await cardOf('Time to the first reply');
  await userEvent.click(times.getByRole('button', { name: /^Table/ }));
  const row = times.getByRole('row', { name: /^Ann Agent/ });
  expect(row.textContent).toBe('Ann Agent55 s2 min10');
  expect(within(row).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/chats/past?from=2026-02-01&to=2026-03-01&agent=ann&outcome=ANSWERED',
  );
  expect(times.queryByRole('row', { name: /^No agent/ })).toBeNull();
  const missed = screen.getByText('Missed', { selector: 'dt' }).nextElementSibling as HTMLElement;
  expect(within(missed).getByRole('link').getAttribute('href')).toBe(
    '/chats/past?from=2026-02-01&to=2026-03-01&outcome=MISSED',
  );
  const scores = await cardOf('How people rated');
  expect(scores.getByRole('link', { name: '5, Excellent' }).getAttribute('href')).toContain('rating=5');
  await userEvent.click(screen.getByRole('button', { name: 'By tag' }));
  expect(times.getByRole('row', { name: /^Rates/ })).toBeDefined();
});

it('shows agents their own chats, without unanswered ones', async () => {
  server.answers(getChatFigures, { ...FIGURES, isOwn: true, agents: FIGURES.agents.slice(0, 1) });
  openConsole(PATH, 'SUPPORT_AGENT');
  await screen.findByText(/Chats where you were the last agent to answer/);
  expect(screen.queryByText('Missed', { selector: 'dt' })).toBeNull();
  const chats = screen.getByText('Chats', { selector: 'dt' }).nextElementSibling as HTMLElement;
  expect(within(chats).getByRole('link').getAttribute('href')).toContain('agent=ann');
});
