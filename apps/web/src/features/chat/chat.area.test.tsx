// @vitest-environment happy-dom
// Proves CH-01, CH-02, CH-03, CH-04, CH-09, CO-52.

import './testing/lender-page.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';

const { default: ChatArea } = await import('./chat.area.tsx');

let server: ChatServer;
beforeEach(() => {
  server = startChatServer();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address = '/dashboard', flags: Record<string, boolean> = { 'fe-webchat': true }): void {
  server.flags = flags;
  render(
    <MemoryRouter initialEntries={[address]}>
      <ChatArea />
      <Address />
    </MemoryRouter>,
  );
}

const launcher = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Chat with us' });

describe('the chat’s button', () => {
  it('shows only where the flag is on', async () => {
    open('/dashboard', { 'fe-webchat': false });
    await waitFor(() => expect(server.made.map(({ name }) => name)).toContain('decideFlags'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks with the visitor’s identifier, so that an experiment splits and counts them', async () => {
    open();
    await launcher('Open chat');
    const asked = server.made.find(({ name }) => name === 'decideFlags');
    expect(asked?.body.optimizeUser.trackerId).toMatch(/^[0-9a-f-]{36}$/);
    expect(localStorage.getItem('tracker')).toBe(asked?.body.optimizeUser.trackerId);
  });

  it('asks without an identifier for a visitor who opted out of tracking, and creates none', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open();
    await launcher('Open chat');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    const asked = server.made.find(({ name }) => name === 'decideFlags');
    expect(asked?.body.optimizeUser).not.toHaveProperty('trackerId');
    expect(localStorage.getItem('tracker')).toBeNull();
  });

  it('opens and minimizes the chat by keyboard alone, with the focus in the first field and back', async () => {
    open();
    await launcher('Open chat');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByLabelText('Your name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect((await launcher('Minimize chat')).getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(await launcher('Open chat'));
    await userEvent.keyboard(' ');
    await userEvent.click(await launcher('Minimize chat'));
    await launcher('Open chat');
  });

  it('says how many messages are unread', async () => {
    open();
    await userEvent.click(await launcher('Open chat'));
    await userEvent.type(await screen.findByLabelText('Your name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Start chat' }));
    await screen.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(server.sent).not.toEqual([]));
    await userEvent.click(await launcher('Minimize chat'));
    await act(async () => server.agentJoins());
    await act(async () => server.say('Hi, Ann'));
    await launcher('Open chat, 1 unread message');
    await act(async () => server.say('Are you there?'));
    await userEvent.click(await launcher('Open chat, 2 unread messages'));
    await userEvent.click(await launcher('Minimize chat'));
    await launcher('Open chat');
  });
});

describe('the address', () => {
  it('opens the chat once with pop-webchat, and drops the parameter', async () => {
    open('/dashboard?pop-webchat=true&x=1');
    await dialog();
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/dashboard?x=1'));
    await userEvent.click(await launcher('Minimize chat'));
    await launcher('Open chat');
  });

  it('can choose the mode outside production', async () => {
    open('/dashboard?mode=chatbot');
    await userEvent.click(await launcher('Open chat'));
    expect(within(await screen.findByRole('dialog')).getByText('Ask our chatbot')).toBeDefined();
  });

  it('marks the crypto HELOC, even on later pages', async () => {
    open('/register?utm_source=cloc');
    await launcher('Open chat');
    cleanup();
    open('/register/account-setup');
    await userEvent.click(await launcher('Open chat'));
    await userEvent.type(await screen.findByLabelText('Your name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Start chat' }));
    await waitFor(() =>
      expect(server.bodiesOf('initWebChat')).toMatchObject([{ additionalAttrs: { utmSource: 'cloc' } }]),
    );
  });
});

it('simulates rare states by keys outside production', async () => {
  open();
  await userEvent.click(await launcher('Open chat'));
  await dialog();
  await userEvent.click(screen.getByRole('heading', { name: 'Chat with us' }));
  await userEvent.keyboard('0');
  await screen.findByText('Something went wrong. Please try again later.');
  await userEvent.keyboard('1');
  await screen.findByText('Connection lost. Attempting to reconnect.');
  await userEvent.keyboard('2');
  await screen.findByText('Token state is invalid.');
});

it('simulates nothing in production', async () => {
  const { organisation } = await import('@homeline/client/organisation.ts');
  const info: { isSandbox: boolean } = organisation.orgMetaData;
  info.isSandbox = false;
  open();
  await userEvent.click(await launcher('Open chat'));
  await dialog();
  await userEvent.click(screen.getByRole('heading', { name: 'Chat with us' }));
  await userEvent.keyboard('012');
  expect(screen.queryByRole('alert')).toBeNull();
  info.isSandbox = true;
});
