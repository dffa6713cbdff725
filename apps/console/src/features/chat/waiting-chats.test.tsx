// @vitest-environment happy-dom
// Proves CO-60, CO-66.

import { type Connection, stubWebSocket } from '@homeline/client/session/testing/connections.ts';
import { server } from '@homeline/client/testing/fake-server.ts';
import { getChatDesk } from '@homeline/contract/chat/desk.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { sound } from './sound.ts';
import { CHAT, WAITING } from './testing/render-at-desk.tsx';

const OTHER = { ...WAITING, uuid: CHAT.replace('01', '02'), friendlyName: 'Blake Borrower' };
const AVAILABLE = { presence: 'AVAILABLE' as const, capacity: 3, isOpen: true };

/** Changes the desk, and makes the page refetch it. */
function deskBecomes(desk: Parameters<typeof server.answers<typeof getChatDesk>>[1]): void {
  server.answers(getChatDesk, { ...AVAILABLE, ...desk });
  act(() => connections.at(-1)?.tell({ event: 'desk' }));
}
const section = () => screen.findByRole('link', { name: /^Chats/ });
const counts = (words: string) => waitFor(async () => expect((await section()).textContent).toBe(words));

let connections: Connection[] = [];
beforeEach(() => {
  connections = stubWebSocket();
});
afterEach(() => vi.restoreAllMocks());

describe('a chat that waits, while the agent is on another page', () => {
  it('is counted beside the section, and named once when it comes', async () => {
    server.answers(getChatDesk, { ...AVAILABLE, waiting: [WAITING] });
    openConsole('/work', 'SUPPORT_AGENT', 'UNDERWRITER');
    await counts('Chats11 chat waits for you');
    expect(screen.queryByText(/waits in the queue/)).toBeNull();
    deskBecomes({ waiting: [WAITING, OTHER] });
    await screen.findByText('Blake Borrower waits in the queue.');
    await counts('Chats22 chats wait for you');
    expect(screen.queryByText('Avery Applicant waits in the queue.')).toBeNull();
  });

  it('notifies the agent of a handover, but not of a chat they accepted', async () => {
    server.answers(getChatDesk, { ...AVAILABLE, waiting: [WAITING] });
    openConsole('/work', 'SUPPORT_AGENT', 'UNDERWRITER');
    await counts('Chats11 chat waits for you');
    deskBecomes({ mine: [WAITING] });
    await counts('Chats');
    deskBecomes({ mine: [WAITING, { ...OTHER, unread: 2 }] });
    await screen.findByText('The chat with Blake Borrower is yours now.');
    await counts('Chats11 chat waits for you');
    expect(screen.queryByText(/Avery Applicant/)).toBeNull();
  });

  it('sounds if the agent turned the sound on', async () => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    server.answers(getChatDesk, AVAILABLE);
    openConsole('/chats', 'SUPPORT_AGENT', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Sound for new chats' }));
    await userEvent.click(screen.getByRole('link', { name: 'All open' }));
    deskBecomes({ waiting: [WAITING] });
    await screen.findByText('Avery Applicant waits in the queue.');
    // Once when the sound is turned on, once for the chat.
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('doesn’t notify an agent who is away', async () => {
    server.answers(getChatDesk, { ...AVAILABLE, presence: 'AWAY' });
    openConsole('/work', 'SUPPORT_AGENT', 'UNDERWRITER');
    await section();
    deskBecomes({ presence: 'AWAY', waiting: [WAITING] });
    await waitFor(() => expect(server.received(getChatDesk).length).toBeGreaterThan(1));
    await counts('Chats');
    expect(screen.queryByText(/waits in the queue/)).toBeNull();
  });

  it('is counted in the title of a hidden tab', async () => {
    server.answers(getChatDesk, { ...AVAILABLE, waiting: [WAITING], mine: [{ ...OTHER, unread: 3 }] });
    openConsole('/work', 'SUPPORT_AGENT', 'UNDERWRITER');
    await counts('Chats22 chats wait for you');
    expect(document.title).not.toContain('(2)');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Work list/));
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(document.title).toMatch(/^Work list/));
  });
});
