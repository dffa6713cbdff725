// @vitest-environment happy-dom
// Proves CA-13, CA-14, CA-15, CA-16, CA-17, CA-22, CA-23, CA-39, CA-40, CB-01, CH-02, CH-03, CH-04, CH-05.
// Proves CH-06, CH-07, CH-08, CH-12, CH-13, CH-14, CH-15, EN-14, EN-15, ER-06, ER-07, ER-08, ER-09, ER-10.
// Proves CH-19, CH-20, ER-11, VA-06, VA-07.

import './testing/lender-page.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOT, CHANNEL, type ChatServer, startChatServer } from './testing/chat-server.ts';

const { default: ChatPanel } = await import('./chat-panel.tsx');
const { leave } = await import('../../session/end-of-session.ts');
const { enter } = await import('../../session/enter.ts');

const jwtOf = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`;

let server: ChatServer;
beforeEach(() => {
  server = startChatServer();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

type Props = Partial<Parameters<typeof ChatPanel>[0]>;
const onUnread = vi.fn();
const panel = (props: Props = {}) => (
  <ChatPanel
    isOpen
    isSignedIn={false}
    isAuthenticated={false}
    isStream={false}
    mode={undefined}
    utmSource={undefined}
    onMinimize={() => undefined}
    onUnread={onUnread}
    {...props}
  />
);
const open = (props: Props = {}) => render(panel(props));
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const message = () => screen.findByRole('textbox', { name: 'Message' }) as Promise<HTMLTextAreaElement>;
/** The conversation, whose elements may come after it does. */
const log = () => within(screen.queryByRole('log', { name: 'Messages' }) ?? document.body);

async function fillIn(name = 'Ann', email = 'ann@example.com'): Promise<void> {
  const field = await screen.findByLabelText('Your name');
  if (name) await userEvent.type(field, name);
  await userEvent.type(screen.getByLabelText('Email address'), email);
  await press('Start chat');
}

/** Opens the chat and has an agent answer it. */
async function chatWithAgent(props: Props = {}) {
  const opened = open(props);
  await fillIn();
  await message();
  await waitFor(() => expect(server.sent.some(({ route }) => route === 'join')).toBe(true));
  await act(async () => server.agentJoins());
  return opened;
}

describe('the form before a chat', () => {
  it('asks for a name of at most 128 characters and an email address, and keeps what was typed', async () => {
    open();
    await press('Start chat');
    expect(await screen.findAllByText('Required')).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('Your name'));
    await userEvent.paste('a'.repeat(129));
    await userEvent.type(screen.getByLabelText('Email address'), 'ann');
    await press('Start chat');
    expect(screen.getByText('Cannot be more than 128 characters')).toBeDefined();
    expect(screen.getByText('Must be an email address')).toBeDefined();
    expect(server.bodiesOf('initWebChat')).toEqual([]);
    expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('ann');
  });

  it('shows that the chat is starting, then the conversation', async () => {
    const answer = server.holdNext('initWebChat');
    open();
    await fillIn();
    expect((await button('Start chat')).getAttribute('aria-busy')).toBe('true');
    await act(async () => answer());
    await message();
    expect(server.bodiesOf('initWebChat')[0]).toMatchObject({
      ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', orgCode: 'homeline' },
      welcomeMessage: expect.stringContaining('Welcome to'),
    });
    expect(JSON.parse(localStorage.getItem('agentChat') ?? '')).toMatchObject({
      ...{ friendlyName: 'Ann', omniProxyChannelId: CHANNEL, token: 'token 1' },
    });
  });

  it('returns with the typed values and an alert when the start fails, and starts one chat on the next try', async () => {
    server.failNext('initWebChat', 0);
    open();
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong. Please try again later.',
    );
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Ann');
    await press('Start chat');
    await message();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is skipped for a signed-in borrower, whose first message starts the chat', async () => {
    open({ isSignedIn: true, isAuthenticated: true });
    await userEvent.type(await message(), 'Hello{Enter}');
    await waitFor(() =>
      expect(server.bodiesOf('sendChatMessage')).toMatchObject([{ text: 'Hello', files: [] }]),
    );
    expect(server.bodiesOf('initWebChat')).toMatchObject([
      { friendlyName: 'Ann Lee', emailAddress: 'ann@example.com', nonce: 'nonce' },
    ]);
  });

  it('is prefilled for a signed-in borrower whose lender still requires it, and starts a visitor’s chat', async () => {
    open({ isSignedIn: true });
    expect(await screen.findByDisplayValue('Ann Lee')).toBeTruthy();
    await press('Start chat');
    await message();
    const [started] = server.bodiesOf('initWebChat');
    expect(started).toMatchObject({ friendlyName: 'Ann Lee', tag: 'HELOC' });
    expect(started).not.toHaveProperty('nonce');
    expect(server.bodiesOf('authenticateWebChat')).toEqual([]);
  });

  it('isn’t shown again to a signed-in borrower who has confirmed it once', async () => {
    const { unmount } = open({ isSignedIn: true });
    await screen.findByDisplayValue('Ann Lee');
    await press('Start chat');
    await message();
    unmount();
    localStorage.clear();
    open({ isSignedIn: true });
    await userEvent.type(await message(), 'Hello again{Enter}');
    await waitFor(() => expect(server.bodiesOf('initWebChat')).toHaveLength(2));
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });

  it('keeps a visitor’s name and address for the next chat', async () => {
    const { unmount } = open();
    await fillIn();
    await message();
    unmount();
    localStorage.clear();
    open();
    expect(await screen.findByDisplayValue('ann@example.com')).toBeDefined();
  });

  it('says that agents are away when the mode names a provider outside its hours', async () => {
    server.isOpen = false;
    server.failNext('initWebChat', 422, 'CHAT_CLOSED');
    open({ mode: 'twilio' });
    await screen.findByText(/^Our agents aren’t here right now\. Our chatbot can answer/);
    await fillIn();
    await log().findByText('Our agents aren’t here right now, so our chatbot answers.');
  });

  it('asks for the agent’s id when testing the stream provider', async () => {
    open({ isStream: true });
    await fillIn();
    await screen.findByText('Required');
    await userEvent.type(screen.getByLabelText('Agent ID'), 'agent-7');
    await press('Start chat');
    await message();
    expect(server.bodiesOf('initStreamWebChat')).toMatchObject([{ agentId: 'agent-7' }]);
  });

  it('sends that a visitor came for the crypto HELOC', async () => {
    open({ utmSource: 'cloc' });
    await fillIn();
    await message();
    expect(server.bodiesOf('initWebChat')).toMatchObject([{ additionalAttrs: { utmSource: 'cloc' } }]);
  });
});

/** Keeps a chat in this browser, as a reload finds it. */
function keep(key: 'agentChat' | 'chatbot', more: object = {}): void {
  const session = {
    ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', token: 'kept', conversationSid: CHANNEL },
    ...{ omniProxyChannelId: CHANNEL, conversationId: BOT, nonce: 'bot nonce' },
    ...{
      loginTimestamp: new Date().toISOString(),
      expiration: new Date(Date.now() + 60_000_000).toISOString(),
    },
    ...more,
  };
  localStorage.setItem(key, JSON.stringify(session));
  localStorage.setItem('chatOwner', '');
}

describe('a chat stored in this browser', () => {
  it('comes back after a reload, without the form', async () => {
    server.say('Hi, Ann');
    server.status = { ...server.status, state: 'ACTIVE' };
    keep('agentChat');
    open();
    await log().findByText('Hi, Ann');
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });

  it.each<[string, () => void]>([
    ['has expired', () => keep('agentChat', { expiration: new Date(Date.now() - 1).toISOString() })],
    ['was the chatbot’s and has expired', () => keep('chatbot', { expiration: new Date().toISOString() })],
    ['can’t be read', () => localStorage.setItem('agentChat', '{"token":')],
  ])('starts over with the form when it %s', async (_, arrange) => {
    arrange();
    open();
    await screen.findByLabelText('Your name');
    expect(server.bodiesOf('listChatMessages')).toEqual([]);
  });
});

describe('a conversation with an agent', () => {
  it('welcomes with the real hours, and asks not to send personal numbers', async () => {
    open();
    await fillIn();
    await message();
    expect(
      await log().findByText(
        /Our agents answer Monday to Friday, 6:00 AM to 5:00 PM \(Pacific Time\), except on holidays\. The chat is closed Saturday and Sunday\. Please don’t send your Social Security number or banking information/,
      ),
    ).toBeDefined();
  });

  it('at our own desk sends the first message immediately, and keeps the queue position visible', async () => {
    open();
    await fillIn();
    await userEvent.type(await message(), 'Is anybody there?{Enter}');
    await waitFor(() => expect(server.messages).toHaveLength(1));
    expect(screen.getByText(/^Waiting for next available agent/)).toBeDefined();
    expect(screen.getByText('You’re next.')).toBeDefined();
    await act(async () => server.change({ isUnanswered: true }));
    expect(await screen.findByRole('button', { name: 'Ask our chatbot' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave a message' })).toBeNull();
  });

  it('at a provider holds the first message until an agent joins, and sends it exactly once', async () => {
    server.change({ provider: 'twilio' });
    open();
    await fillIn();
    await userEvent.type(await message(), 'Is anybody there?{Enter}');
    await log().findByText('We’ll send this when an agent joins.');
    expect(screen.getByText(/^Waiting for next available agent/)).toBeDefined();
    expect(server.bodiesOf('sendChatMessage')).toEqual([]);
    await act(async () => server.agentJoins());
    await waitFor(() => expect(server.messages).toHaveLength(1));
    await act(async () => server.agentJoins());
    expect(server.bodiesOf('sendChatMessage')).toMatchObject([{ text: 'Is anybody there?', files: [] }]);
    expect(screen.queryByText(/^Waiting for next/)).toBeNull();
    expect(JSON.parse(localStorage.getItem('agentChat') ?? '').initialMessage).toBeUndefined();
  });

  it('also holds a first message written before the provider is known', async () => {
    server.change({ provider: 'twilio' });
    server.failNext('listChatMessages', 0);
    open();
    await fillIn();
    await userEvent.type(await message(), 'Is anybody there?{Enter}');
    await log().findByText('Is anybody there?');
    expect(server.bodiesOf('sendChatMessage')).toEqual([]);
    await waitFor(async () => expect((await message()).value).toBe(''));
  });

  it('sends held messages too long for one as several, in order, each once', async () => {
    server.change({ provider: 'nice' });
    open();
    await fillIn();
    const [first, second] = ['a', 'b'].map((letter) => `${letter.repeat(3000)}.`);
    for (const text of [first, second]) {
      fireEvent.change(await message(), { target: { value: text } });
      fireEvent.keyDown(await message(), { key: 'Enter' });
      await waitFor(async () => expect((await message()).value).toBe(''));
    }
    await log().findByText('We’ll send this when an agent joins.');
    server.failNext('sendChatMessage', 0);
    await act(async () => server.agentJoins());
    await press('Resend');
    await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual([first, second]));
    expect(new Set(server.messages.map(({ key }) => key)).size).toBe(2);
    expect(JSON.parse(localStorage.getItem('agentChat') ?? '').initialMessage).toBeUndefined();
  });

  it('says why it refuses two held messages that together form a personal number', async () => {
    server.change({ provider: 'twilio' });
    open();
    await fillIn();
    await userEvent.type(await message(), 'my social is{Enter}');
    await log().findByText('We’ll send this when an agent joins.');
    await userEvent.type(await message(), '1234567{Enter}');
    expect(await screen.findByText(/^Together with your last message/)).toBeDefined();
    expect((await message()).value).toBe('1234567');
    await act(async () => server.agentJoins());
    await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['my social is']));
  });

  it('joins the messages held by two tabs, and sends them once', async () => {
    server.change({ provider: 'twilio' });
    open();
    await fillIn();
    await message();
    const stored = () => JSON.parse(localStorage.getItem('agentChat') ?? '');
    localStorage.setItem('agentChat', JSON.stringify({ ...stored(), initialMessage: 'Hello' }));
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'agentChat' })));
    await log().findByText('Hello');
    await userEvent.type(await message(), 'Is anybody there?{Enter}');
    const text = 'Hello\nIs anybody there?';
    await waitFor(() => expect(stored().initialMessage).toBe(text));
    await act(async () => server.agentJoins());
    await waitFor(() => expect(server.bodiesOf('sendChatMessage')).toMatchObject([{ text, files: [] }]));
    expect(stored().initialMessage).toBeUndefined();
  });

  it('sends a message that a second tab holds while the first tab’s is being sent', async () => {
    server.change({ provider: 'nice' });
    open();
    await fillIn();
    await userEvent.type(await message(), 'Hello{Enter}');
    await log().findByText('We’ll send this when an agent joins.');
    const stored = () => JSON.parse(localStorage.getItem('agentChat') ?? '');
    const joining = server.agentJoins();
    localStorage.setItem('agentChat', JSON.stringify({ ...stored(), initialMessage: 'Hello\nOne more' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'agentChat' }));
    await act(async () => joining);
    await waitFor(() => expect(server.messages.map(({ text }) => text).join('\n')).toContain('One more'));
    await waitFor(() => expect(stored().initialMessage).toBeUndefined());
  });

  it('shows the queue position, and after a while the alternatives', async () => {
    server.status = { ...server.status, provider: 'twilio', ahead: 2 };
    open();
    await fillIn();
    await userEvent.type(await message(), 'Hello?{Enter}');
    await screen.findByText('2 people are ahead of you.');
    await act(async () => server.change({ ahead: 0, isUnanswered: true }));
    expect(screen.getByText('You’re next.')).toBeDefined();
    await press('Leave a message');
    await log().findByText(/We’ll email ann@example.com when an agent answers/);
    expect(server.messages).toMatchObject([{ text: 'Hello?' }]);
  });

  it('says that messages are kept while the agents’ provider can’t be reached, until it is back', async () => {
    server.status = { ...server.status, provider: 'stream' };
    open();
    await fillIn();
    await userEvent.type(await message(), 'Hello?{Enter}');
    await act(async () => server.change({ isDelayed: true }));
    expect(log().getByText(/^We can’t reach our agents right now/)).toBeDefined();
    await act(async () => server.change({ isDelayed: undefined }));
    expect(log().queryByText(/^We can’t reach our agents right now/)).toBeNull();
  });

  it('continues with the chatbot when no agent joins', async () => {
    open();
    await fillIn();
    await userEvent.type(await message(), 'What are your fees?{Enter}');
    await act(async () => server.change({ isUnanswered: true }));
    await press('Ask our chatbot');
    await log().findByText('About What are your fees?');
    expect(localStorage.getItem('agentChat')).toBeNull();
  });

  it('has a read-only field while a message is sent, then an empty focused one', async () => {
    await chatWithAgent();
    const answer = server.holdNext('sendChatMessage');
    const field = await message();
    await userEvent.type(field, 'Hello{Enter}');
    expect(field.readOnly).toBe(true);
    expect(field.value).toBe('Hello');
    await userEvent.type(field, 'more{Enter}');
    await act(async () => answer());
    await log().findByText('Hello');
    expect(field.value).toBe('');
    expect(field.readOnly).toBe(false);
    expect(document.activeElement).toBe(field);
    expect(server.bodiesOf('sendChatMessage')).toHaveLength(1);
  });

  it('keeps the text of a message that failed, and sends it again once with the same key', async () => {
    await chatWithAgent();
    server.failNext('sendChatMessage', 0);
    const field = await message();
    await userEvent.type(field, 'Hello{Enter}');
    const alert = await screen.findByText('Something went wrong. Please try resending the message.');
    expect(field.value).toBe('Hello');
    await press('Resend');
    await log().findByText('Hello');
    expect(alert.isConnected).toBe(false);
    const [first, second] = server.bodiesOf('sendChatMessage');
    expect(second?.key).toBe(first?.key);
    expect(server.messages).toHaveLength(1);
  });

  it('clears a message with a lost response once it arrives', async () => {
    await chatWithAgent();
    server.failNext('sendChatMessage', 0);
    const field = await message();
    await userEvent.type(field, 'Hello{Enter}');
    await screen.findByText('Something went wrong. Please try resending the message.');
    const [{ key } = { key: '' }] = server.bodiesOf('sendChatMessage');
    await act(async () => server.say('Hello', { key, from: 'APPLICANT' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(screen.queryByText('Something went wrong. Please try resending the message.')).toBeNull();
  });

  it('says why a message with a social security number isn’t sent', async () => {
    await chatWithAgent();
    await userEvent.type(await message(), 'It is 123-45-6789{Enter}');
    await screen.findByText(/^This looks like a social security number/);
    expect(server.bodiesOf('sendChatMessage')).toEqual([]);
    expect((await message()).value).toBe('It is 123-45-6789');
  });

  it('tells a person who sends too much how long to wait, and keeps the text', async () => {
    await chatWithAgent();
    server.failNext('sendChatMessage', 429, 'TOO_MANY_ATTEMPTS', 'Please try again in a minute.');
    await userEvent.type(await message(), 'Hello{Enter}');
    await screen.findByText('Please try again in a minute.');
    expect((await message()).value).toBe('Hello');
  });

  it('shows who is typing until a message comes, they fall silent or leave', async () => {
    await chatWithAgent();
    const typing = () => screen.queryByText('Agent is typing...');
    const type = () => act(async () => server.tell({ event: 'typing', channelId: CHANNEL, from: 'AGENT' }));
    await type();
    expect(typing()).not.toBeNull();
    await act(async () => server.say('Hi, Ann'));
    expect(typing()).toBeNull();
    await type();
    await act(async () => server.change({ state: 'WAITING' }));
    expect(typing()).toBeNull();
    await act(async () => server.tell({ event: 'typing', channelId: CHANNEL, from: 'APPLICANT' }));
    expect(typing()).toBeNull();
  });

  it('hides the typing indicator after five seconds without an update', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.status = { ...server.status, state: 'ACTIVE' };
    keep('agentChat');
    open();
    await waitFor(() => expect(server.sent.some(({ route }) => route === 'join')).toBe(true));
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await act(async () => server.tell({ event: 'typing', channelId: CHANNEL, from: 'AGENT' }));
    await pass(4000);
    await act(async () => server.tell({ event: 'typing', channelId: CHANNEL, from: 'AGENT' }));
    await pass(4000);
    expect(screen.queryByText('Agent is typing...')).not.toBeNull();
    await pass(1500);
    expect(screen.queryByText('Agent is typing...')).toBeNull();
  });

  it('shows “Read” below the last own message only once the agent has read it', async () => {
    await chatWithAgent();
    await userEvent.type(await message(), 'First{Enter}');
    await log().findByText('First');
    expect(log().queryByText('Read')).toBeNull();
    await act(async () => server.change({ read: { applicant: 1, agent: 1 } }));
    expect(log().getByText('Read')).toBeDefined();
    await userEvent.type(await message(), 'Second{Enter}');
    await log().findByText('Second');
    expect(log().queryByText('Read')).toBeNull();
  });

  it('shows HTML in messages and file names as text, and links only hosts on the lender’s list', async () => {
    await chatWithAgent();
    await act(async () =>
      server.say(
        '<img src=x onerror=alert(1)> https://www.homeline.example/fees https://evil.example/ javascript:alert(1) data:text/html,<script>alert(1)</script>',
        {
          files: [{ uuid: CHANNEL, name: '<img src=x onerror=alert(2)>.txt', type: 'text/plain', size: 7 }],
        },
      ),
    );
    expect(document.querySelector('.chat-messages img')).toBeNull();
    expect(
      log()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://www.homeline.example/fees']);
    expect(log().getByText(/<img src=x onerror=alert\(1\)>/)).toBeDefined();
    expect(log().getByText(/<img src=x onerror=alert\(2\)>/)).toBeDefined();
    expect(document.querySelector('.chat-messages script')).toBeNull();
  });

  it('announces each received message once, with the sender’s name', async () => {
    await chatWithAgent();
    await act(async () => server.say('Hi, Ann'));
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken()).toContain('Maya: Hi, Ann');
    await act(async () => server.say('No name', { name: '' }));
    expect(spoken()).toContain('Agent: No name');
    await act(async () => server.change({ ahead: 1 }));
    expect(spoken().filter((text) => text?.includes('No name'))).toHaveLength(1);
  });

  it('counts messages received while minimized, and marks them as new once', async () => {
    const { rerender } = await chatWithAgent();
    rerender(panel({ isOpen: false }));
    await act(async () => server.say('One'));
    await act(async () => server.say('Two'));
    expect(onUnread).toHaveBeenLastCalledWith(2);
    rerender(panel());
    expect(onUnread).toHaveBeenLastCalledWith(0);
    expect(log().getAllByText('New')).toHaveLength(1);
    await waitFor(() => expect(server.sent).toContainEqual({ route: 'read', channelId: CHANNEL, number: 2 }));
    await userEvent.type(await message(), 'Thanks{Enter}');
    await log().findByText('Thanks');
    expect(log().queryByText('New')).toBeNull();
  });

  it('warns once while the connection is lost, then loads each missed message once', async () => {
    await chatWithAgent();
    await act(async () => server.say('Before'));
    await act(async () => server.cut());
    expect(screen.getAllByText('Connection lost. Attempting to reconnect.')).toHaveLength(1);
    server.say('Meanwhile');
    server.status = { ...server.status, agentName: 'Noor' };
    await act(async () => server.mend());
    await log().findByText('Meanwhile');
    expect(screen.queryByText('Connection lost. Attempting to reconnect.')).toBeNull();
    expect(
      log()
        .getAllByText(/Before|Meanwhile/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Before', 'Meanwhile']);
  });

  it('learns after a reconnect that the agent ended the chat', async () => {
    await chatWithAgent();
    await act(async () => server.cut());
    server.status = { ...server.status, state: 'ENDED', endedBy: 'AGENT' };
    await act(async () => server.mend());
    await screen.findByText('Thanks for chatting with us!');
    expect(screen.queryByText('Connection lost. Attempting to reconnect.')).toBeNull();
  });

  it('shows 20 messages after a reload, and 20 more on demand', async () => {
    for (let number = 1; number <= 45; number += 1) server.say(`Message ${number}.`);
    server.status = { ...server.status, state: 'ACTIVE', read: { applicant: 45, agent: 0 } };
    keep('agentChat');
    open();
    await log().findByText('Message 45.');
    const shown = () => log().getAllByText(/^Message \d+\.$/).length;
    expect(shown()).toBe(20);
    await press('Show earlier messages');
    await log().findByText('Message 6.');
    expect(shown()).toBe(40);
    await press('Show earlier messages');
    await log().findByText('Message 1.');
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(log().queryByText('New')).toBeNull();
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });

  it('renews a rejected token, and keeps the conversation', async () => {
    await chatWithAgent();
    server.failNext('sendChatMessage', 404);
    await userEvent.type(await message(), 'Hello{Enter}');
    await log().findByText('Hello');
    expect(server.made.findLast(({ name }) => name === 'sendChatMessage')?.token).toBe('Bearer token 2');
    expect(JSON.parse(localStorage.getItem('agentChat') ?? '')).toMatchObject({
      ...{ token: 'token 2', omniProxyChannelId: CHANNEL },
    });
  });

  it('says that the token is invalid when it can’t be renewed, and keeps typed text', async () => {
    await chatWithAgent();
    server.failNext('sendChatMessage', 404);
    server.failNext('refreshChatToken', 404);
    await userEvent.type(await message(), 'Hello{Enter}');
    await screen.findByText('Token state is invalid.');
    expect((await message()).value).toBe('Hello');
  });
});

describe('the end of a chat', () => {
  it('shows the survey once, and sends no personal number', async () => {
    await chatWithAgent();
    await act(async () => server.change({ state: 'ENDED', endedBy: 'AGENT', rating: 'OPEN' }));
    await screen.findByRole('radiogroup', { name: 'How was this chat?' });
    await press('Send rating');
    expect(server.bodiesOf('rateChat')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Good/ }));
    const comment = screen.getByLabelText(/^What should we know/);
    await userEvent.type(comment, 'My SSN is 123-45-6789');
    await press('Send rating');
    await screen.findByText(/This looks like a social security number/);
    await userEvent.clear(comment);
    await userEvent.type(comment, 'Quick and kind');
    await press('Send rating');
    await screen.findByText('Thanks for rating this chat.');
    expect(server.bodiesOf('rateChat')).toEqual([{ score: 4, comment: 'Quick and kind' }]);
  });

  it.each([['DONE' as const], [undefined]])('asks for no rating of a chat that is %s', async (rating) => {
    await chatWithAgent();
    await act(async () => server.change({ state: 'ENDED', endedBy: 'AGENT', ...(rating && { rating }) }));
    await screen.findByText('Thanks for chatting with us!');
    await screen.findByRole('link', { name: 'Take the survey' });
    expect(screen.queryByRole('button', { name: 'Send rating' })).toBeNull();
  });

  it('shows the hours, the survey and a new chat when the agent ends it', async () => {
    await chatWithAgent();
    await act(async () => server.change({ state: 'ENDED', endedBy: 'AGENT' }));
    await screen.findByText('Thanks for chatting with us!');
    expect(screen.getByText('Monday to Friday, 6:00 AM to 5:00 PM (Pacific Time)')).toBeDefined();
    const survey = await screen.findByRole('link', { name: 'Take the survey' });
    expect(survey.getAttribute('href')).toBe(`https://survey.homeline.example/chat/${CHANNEL}`);
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await press('Start new chat');
    await screen.findByLabelText('Your name');
    expect(localStorage.getItem('agentChat')).toBeNull();
  });

  it.each<[string, () => void]>([
    ['has no contact', () => (server.survey = { surveyUrl: 'https://survey.homeline.example/' })],
    ['has neither contact nor link', () => (server.survey = {})],
    ['can’t be asked for', () => server.failNext('getChatContact', 500)],
  ])('says that something went wrong when the survey %s, without a dead link', async (_, arrange) => {
    await chatWithAgent();
    arrange();
    await act(async () => server.change({ state: 'ENDED', endedBy: 'FROZEN' }));
    await screen.findByText('Something went wrong. Please try again later.');
    expect(screen.queryByRole('link', { name: 'Take the survey' })).toBeNull();
    await button('Start new chat');
  });

  it('ends when the server says that the chat has ended', async () => {
    await chatWithAgent();
    server.failNext('sendChatMessage', 409, 'CHAT_ENDED');
    await userEvent.type(await message(), 'Hello{Enter}');
    await screen.findByText('Thanks for chatting with us!');
  });

  it('ends when the borrower ends it', async () => {
    await chatWithAgent();
    await press('End chat');
    const asked = within(await screen.findByRole('dialog', { name: 'End this chat?' }));
    await userEvent.click(asked.getByRole('button', { name: 'End chat' }));
    await screen.findByText('Thanks for chatting with us!');
  });

  it('continues when the borrower decides to stay', async () => {
    await chatWithAgent();
    await press('End chat');
    await press('Keep chatting');
    expect(screen.queryByRole('dialog', { name: 'End this chat?' })).toBeNull();
    expect(server.bodiesOf('endChat')).toEqual([]);
    await message();
  });
});

describe('the chatbot', () => {
  beforeEach(() => {
    server.isOpen = false;
  });

  async function chatWithChatbot(): Promise<void> {
    open();
    await screen.findByText(/^Our agents aren’t here right now/);
    await fillIn();
    await message();
  }

  it('answers while the office is closed, and names its source', async () => {
    await chatWithChatbot();
    const answer = server.holdNext('chatWithAutobot');
    await userEvent.type(await message(), 'What are your fees?{Enter}');
    await log().findByText('Chatbot is typing...');
    expect((await message()).readOnly).toBe(true);
    await act(async () => answer());
    await log().findByText('About What are your fees?');
    expect(log().getByText('Source: Fees')).toBeDefined();
    expect(server.bodiesOf('chatWithAutobot')).toMatchObject([
      {
        message: 'What are your fees?',
        senderType: 'APPLICANT',
        nonce: 'bot nonce',
        organization: 'homeline',
      },
    ]);
    expect(((await button('Attach files')) as HTMLButtonElement).disabled).toBe(true);
  });

  it('keeps a question that failed, and asks it again', async () => {
    await chatWithChatbot();
    server.failNext('chatWithAutobot', 0);
    await userEvent.type(await message(), 'Fees?{Enter}');
    await screen.findByText('Something went wrong. Please try resending the message.');
    expect((await message()).value).toBe('Fees?');
    await press('Resend');
    await log().findByText('About Fees?');
    expect((await message()).value).toBe('');
  });

  it('refuses an account number before it is sent', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'My account is 123456789012{Enter}');
    await screen.findByText(/^This looks like an account or card number/);
    expect(server.bodiesOf('chatWithAutobot')).toEqual([]);
  });

  it('takes feedback on an answer, which needs a reason and at most 140 characters', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'Fees?{Enter}');
    await press('Bad Response');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell us more' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }));
    await dialog.findByText('Please select a reason');
    expect(dialog.queryByLabelText(/What went wrong/)).toBeNull();
    await userEvent.click(dialog.getByLabelText('Other'));
    await userEvent.click(dialog.getByLabelText(/What went wrong/));
    await userEvent.paste('a'.repeat(141));
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }));
    await dialog.findByText('Please restrict your response to 140 characters.');
    await userEvent.clear(dialog.getByLabelText(/What went wrong/));
    await userEvent.type(dialog.getByLabelText(/What went wrong/), 'Too old');
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }));
    await log().findByText('Thanks. We’ll use this to improve our answers.');
    expect(server.bodiesOf('setChatReplyUsedWithFeedback')).toMatchObject([
      {
        feedbackMessage: 'Other: Too old',
        rating: 0,
        senderType: 'APPLICANT',
        responseToCustomer: 'About Fees?',
      },
    ]);
  });

  it('hands the whole conversation over to an agent', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'Fees?{Enter}');
    await log().findByText('About Fees?');
    server.isOpen = true;
    await press('Talk to a person');
    await screen.findByText(/^Waiting for next available agent/);
    expect(server.bodiesOf('initWebChat')).toMatchObject([
      { additionalAttrs: { chatbotConversationId: expect.any(String), chatbotNonce: 'bot nonce' } },
    ]);
    expect(log().getByText('About Fees?')).toBeDefined();
    expect(log().queryByRole('button', { name: 'Bad Response' })).toBeNull();
    expect(localStorage.getItem('chatbot')).toBeNull();
  });

  it('hands over to agents who became available after the page loaded', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'Fees?{Enter}');
    await log().findByText('About Fees?');
    server.isOpen = true;
    await press('Talk to a person');
    await screen.findByText(/^Waiting for next available agent/);
    await message();
    expect(server.bodiesOf('startChatbot')).toHaveLength(1);
    expect(screen.queryByText(/agents have left/)).toBeNull();
  });

  it('keeps messages written during a hand-over for the agent', async () => {
    await chatWithChatbot();
    server.isOpen = true;
    const answer = server.holdNext('getChatOpenStatus');
    await press('Talk to a person');
    await screen.findByText('We’re looking for a person');
    await userEvent.type(await message(), 'Are you there?{Enter}');
    expect((await message()).value).toBe('Are you there?');
    await act(async () => answer());
    await screen.findByText(/^Waiting for next available agent/);
    await log().findByText('Are you there?');
    await waitFor(async () => expect((await message()).value).toBe(''));
    expect(server.bodiesOf('chatWithAutobot')).toEqual([]);
  });

  it('still shows a question it is answering when an agent takes over', async () => {
    await chatWithChatbot();
    server.isOpen = true;
    const answer = server.holdNext('chatWithAutobot');
    await userEvent.type(await message(), 'Fees?{Enter}');
    await press('Talk to a person');
    await screen.findByText(/^Waiting for next available agent/);
    expect(log().getByText('Fees?')).toBeDefined();
    await act(async () => answer());
    await log().findByText('About Fees?');
    expect(log().getAllByText('Fees?')).toHaveLength(1);
  });

  it('doesn’t end an agent’s chat when its own answer is refused', async () => {
    await chatWithChatbot();
    server.isOpen = true;
    server.failNext('chatWithAutobot', 401);
    const answer = server.holdNext('chatWithAutobot');
    await userEvent.type(await message(), 'Fees?{Enter}');
    await press('Talk to a person');
    await screen.findByText(/^Waiting for next available agent/);
    await act(async () => answer());
    await waitFor(async () => expect((await message()).readOnly).toBe(false));
    expect(screen.queryByText('Thanks for chatting with us!')).toBeNull();
  });

  it('greets with suggested questions, which disappear once one is asked', async () => {
    await chatWithChatbot();
    await log().findByText('Hello! Ask me anything.');
    await press('What are your rates?');
    await log().findByText('About What are your rates?');
    expect(screen.queryByRole('button', { name: 'How long does it take?' })).toBeNull();
  });

  it('says when agents are back, and takes a callback number', async () => {
    server.opensAt = '2099-11-27T14:00:00.000Z';
    await chatWithChatbot();
    await press('Talk to a person');
    await screen.findByText(/We open again Friday, November 27, at 6 AM Pacific/);
    await userEvent.type(screen.getByLabelText('Your message'), 'Please call');
    const phone = screen.getByLabelText(/^Call me back at/);
    await userEvent.type(phone, '614');
    await press('Send message');
    await screen.findByText('Must be a US phone number');
    await userEvent.type(phone, '5550123');
    await press('Send message');
    await log().findByText(/they call you or write to ann@example\.com/);
    expect(server.bodiesOf('initWebChat')).toMatchObject([
      { additionalAttrs: { leftMessage: 'Please call', callBackPhone: '(614) 555-0123' } },
    ]);
  });

  it('takes a message for the agents while they are away, and continues', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'Fees?{Enter}');
    await log().findByText('About Fees?');
    await press('Talk to a person');
    const field = await screen.findByLabelText('Your message');
    expect((field as HTMLTextAreaElement).value).toBe('Fees?');
    await press('Send message');
    await log().findByText(/^We have your message\..*ann@example\.com/);
    expect(server.bodiesOf('initWebChat')).toMatchObject([
      { additionalAttrs: { leftMessage: 'Fees?', chatbotNonce: 'bot nonce' } },
    ]);
    await userEvent.type(await message(), 'More?{Enter}');
    await log().findByText('About More?');
  });

  it('takes praise for an answer', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'Fees?{Enter}');
    await log().findByText('About Fees?');
    await press('Good Response');
    await log().findByText('Thanks for telling us.');
    expect(server.bodiesOf('setChatReplyUsedWithFeedback')).toMatchObject([{ rating: 1 }]);
  });

  it('starts over in a new conversation', async () => {
    await chatWithChatbot();
    await userEvent.type(await message(), 'Fees?{Enter}');
    await log().findByText('About Fees?');
    await press('Start over');
    await waitFor(() => expect(log().queryByText('About Fees?')).toBeNull());
    expect(server.bodiesOf('startChatbot')).toHaveLength(2);
  });

  it('ends when its ten minutes are over, with the hours and a new chat, and without a survey', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    keep('chatbot', { expiration: new Date(Date.now() + 600_000).toISOString() });
    open();
    await message();
    await act(() => vi.advanceTimersByTimeAsync(599_000));
    expect(screen.queryByText('Thanks for chatting with us!')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Thanks for chatting with us!')).toBeDefined();
    expect(screen.getByText('Monday to Friday, 6:00 AM to 5:00 PM (Pacific Time)')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Take the survey' })).toBeNull();
    await press('Start new chat');
    await screen.findByLabelText('Your name');
    expect(localStorage.getItem('chatbot')).toBeNull();
  });

  it('takes over from an agent’s chat with fewer than two messages', async () => {
    keep('agentChat');
    server.say('Hello?', { from: 'APPLICANT', name: undefined });
    const answer = server.holdNext('chatWithAutobot');
    open();
    await waitFor(() => expect(server.bodiesOf('startChatbot')).toHaveLength(1));
    await screen.findByText('Ask our chatbot');
    await log().findByText(
      'Our agents have left for the day. Our chatbot answers now, starting with your message.',
    );
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining('left for the day'),
      ),
    );
    await act(async () => answer());
    await log().findByText('About Hello?');
    expect(server.status).toMatchObject({ state: 'ENDED' });
    expect(localStorage.getItem('agentChat')).toBeNull();
  });

  it('leaves a signed-in borrower’s question with the agents too, and says so', async () => {
    enter(jwtOf('ann'));
    keep('agentChat');
    localStorage.setItem('chatOwner', 'ann');
    server.say('Hello?', { from: 'APPLICANT', name: undefined });
    open({ isSignedIn: true, isAuthenticated: true });
    await log().findByText(/We kept your message\. An agent will answer it when we’re open again/);
    await log().findByText('About Hello?');
    expect(server.status).toMatchObject({ state: 'WAITING' });
    leave();
  });

  it('answers in chatbot mode, and an agent in a provider’s mode', async () => {
    server.isOpen = true;
    open({ mode: 'chatbot' });
    await fillIn();
    await message();
    expect(server.bodiesOf('startChatbot')).toHaveLength(1);
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    server.isOpen = false;
    open({ mode: 'nice' });
    await fillIn();
    await message();
    expect(server.bodiesOf('initWebChat')).toMatchObject([{ chatMode: 'nice' }]);
  });
});
