// @vitest-environment happy-dom

import { type Connection, stubWebSocket } from '@homeline/client/session/testing/connections.ts';
import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { getChatPerson } from '@homeline/contract/chat/borrower-panel.ts';
import {
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '@homeline/contract/chat/canned-replies.ts';
import type { ChatMessagePage } from '@homeline/contract/chat/chat-message.ts';
import {
  acceptChat,
  type ChatDetails,
  type ChatSummary,
  endAgentChat,
  getChat,
  getChatDesk,
  listAgentChatMessages,
  markChatUnread,
  returnChat,
  searchChats,
  sendAgentChatMessage,
  setChatPresence,
  transferChat,
} from '@homeline/contract/chat/desk.ts';
import { addChatNote, finishChatMention, setChatTags } from '@homeline/contract/chat/desk-notes.ts';
import { snoozeChat } from '@homeline/contract/chat/snooze.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const CHAT = '11111111-1111-4111-8111-111111111111';
const APPLICATION = '21111111-1111-4111-8111-111111111111';
const AT = '2026-03-10T12:00:00.000Z';
const ME = { identity: 'staff-me', name: 'Ann Anders' };
const WAITING: Part<ChatSummary> = {
  uuid: CHAT,
  state: 'WAITING',
  provider: 'desk',
  friendlyName: 'Avery Applicant',
  waitingSince: AT,
};
const ACTIVE: Part<ChatSummary> = { ...WAITING, state: 'ACTIVE', agent: ME, waitingSince: undefined };

let connections: Connection[] = [];
beforeEach(() => {
  connections = stubWebSocket();
});
const connection = () => connections.at(-1) ?? expect.fail('The page follows nothing');

type Desk = NonNullable<Parameters<typeof server.answers<typeof getChatDesk>>[1]>;
function openDesk(desk: Desk = {}, path = '/chats', role: StaffRole = 'SUPPORT_AGENT') {
  server.answers(getChatDesk, { presence: 'AVAILABLE', capacity: 3, isOpen: true, ...desk });
  openConsole(path, role);
  return screen.findByRole('heading', { level: 1 });
}
/** Opens one chat. */
async function openChat(chat: Part<ChatDetails>, messages: Part<ChatMessagePage> = {}) {
  server.answers(getChat, { ...WAITING, emailAddress: 'avery@example.com', ...chat });
  server.answers(listAgentChatMessages, {
    ...messages,
    status: { state: chat.state ?? 'WAITING', ...messages.status },
  });
  await openDesk({}, `/chats/${CHAT}`);
  await screen.findByRole('region', { name: 'Conversation with Avery' });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const message = (number: number, text: string, from: 'APPLICANT' | 'AGENT' | 'SYSTEM' = 'APPLICANT') => ({
  ...{ number, text, from, at: AT, key: CHAT },
  ...(from === 'AGENT' && { name: 'Ann' }),
});

it('shows the handover note above the chat, and marks the chat as unread on leaving it', async () => {
  await openChat({ ...ACTIVE, handover: { text: 'Wants a payoff letter', by: 'Bob Burns', at: AT } });
  screen.getByText(/^Handed over by Bob Burns/);
  screen.getByText('Wants a payoff letter');
  await press('Mark unread');
  await screen.findByText('Choose a chat from the list.');
  expect(server.received(markChatUnread).map(({ params }) => params)).toEqual([{ conversation: CHAT }]);
});

it('snoozes a chat until an offered time, and lists it separately', async () => {
  await openChat(ACTIVE);
  server.answers(getChatDesk, {
    snoozes: [{ choice: 'NEXT_BUSINESS_DAY', at: AT }],
    snoozed: [{ ...ACTIVE, snoozedUntil: AT }],
  });
  await press('Put aside');
  const dialog = within(screen.getByRole('dialog', { name: 'Until when?' }));
  act(() => connection().tell({ event: 'desk' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Next business day' }));
  await screen.findByText('Choose a chat from the list.');
  expect(bodies(snoozeChat)).toEqual([{ choice: 'NEXT_BUSINESS_DAY' }]);
  const aside = within(await screen.findByRole('list', { name: 'Put aside' }));
  aside.getByText(/^Until /);
});

it('tags a chat, and mentions a colleague in a note', async () => {
  server.answers(getChat, { ...ACTIVE, tags: ['Old'] });
  server.answers(listAgentChatMessages, { status: { state: 'ACTIVE' } });
  const bea = { identity: 'bea', name: 'Bea Agent' };
  await openDesk({ tags: ['Rates'], agents: [bea, { ...ME, identity: 'staff-me' }] }, `/chats/${CHAT}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Rates' }));
  expect(bodies(setChatTags)).toEqual([{ tags: ['Old', 'Rates'] }]);
  await userEvent.type(screen.getByLabelText('Internal note'), 'Look, @be');
  await press('Mention Bea Agent');
  await press('Add note');
  await screen.findByText('Note added.');
  expect(bodies(addChatNote)).toEqual([{ text: 'Look, @Bea Agent', mentions: ['bea'] }]);
});

it('shows and counts the notes that mention the agent, until they are done', async () => {
  const mention = { note: CHAT, conversation: CHAT, friendlyName: 'Avery Applicant', by: 'Bea', at: AT };
  await openDesk({ mentions: [{ ...mention, text: 'Look, @Ann' }] });
  const mentions = within(await screen.findByRole('list', { name: 'Mentions' }));
  mentions.getByText('Look, @Ann');
  await screen.findByText('1 chat waits for you');
  await userEvent.click(mentions.getByRole('button', { name: /^Done/ }));
  expect(server.received(finishChatMention).map(({ params }) => params)).toEqual([{ note: CHAT }]);
});

describe('the desk', () => {
  it('says when nobody waits, and asks to choose a chat', async () => {
    await openDesk();
    await screen.findByText('Nobody is waiting.');
    screen.getByText('You have no chats.');
    screen.getByText('Choose a chat from the list.');
    expect(screen.queryByText('The chat is closed now')).toBeNull();
  });

  it('says when the chat is closed', async () => {
    await openDesk({ isOpen: false });
    await screen.findByText('The chat is closed now');
  });

  it('shows a load error, and retries', async () => {
    server.refuses(getChatDesk, 'UNAVAILABLE');
    openConsole('/chats', 'SUPPORT_AGENT');
    await screen.findByText('We couldn’t load this');
    server.answers(getChatDesk, {});
    await press('Try again');
    await screen.findByText('Nobody is waiting.');
    expect(screen.queryByText('We couldn’t load this')).toBeNull();
  });

  it('opens a chat of the queue', async () => {
    server.answers(getChat, WAITING);
    await openDesk({ waiting: [WAITING] });
    await userEvent.click(await screen.findByRole('link', { name: /Avery Applicant/ }));
    await screen.findByRole('button', { name: 'Accept' });
    expect(screen.queryByText('Choose a chat from the list.')).toBeNull();
  });

  it('says that a chat can’t be read, beside the lists', async () => {
    server.refuses(getChat, 'UNAVAILABLE');
    await openDesk({ waiting: [WAITING] }, `/chats/${CHAT}`);
    await screen.findByText('We couldn’t load this');
    screen.getByRole('link', { name: /Avery Applicant/ });
  });
});

describe('the presence of an agent', () => {
  it('can be changed, and so can the number of chats they take', async () => {
    await openDesk();
    expect((await screen.findByRole('button', { name: 'Available' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    server.answers(getChatDesk, { presence: 'AWAY', capacity: 3, isOpen: true });
    await press('Away');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Away' }).getAttribute('aria-pressed')).toBe('true'),
    );
    await userEvent.selectOptions(screen.getByLabelText('Chats at once'), '5');
    await waitFor(() =>
      expect(bodies(setChatPresence)).toEqual([
        { presence: 'AWAY', capacity: 3 },
        { presence: 'AWAY', capacity: 5 },
      ]),
    );
  });

  it('stays as it was when a change isn’t recorded, and the page says so', async () => {
    server.refuses(setChatPresence, 'UNAVAILABLE');
    await openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Away' }));
    await screen.findByText(/^We’re unavailable for a moment/);
    expect(screen.getByRole('button', { name: 'Available' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a waiting chat', () => {
  it('can be answered once accepted', async () => {
    await openChat(WAITING, { messages: [message(1, 'Hello there')] });
    screen.getByText('Hello there');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    server.answers(getChat, { ...ACTIVE });
    server.answers(listAgentChatMessages, { status: { state: 'ACTIVE' } });
    await press('Accept');
    await screen.findByText('The chat is yours.');
    expect(server.received(acceptChat)).toMatchObject([{ params: { conversation: CHAT } }]);
  });

  it('says when a colleague took it first, and whose it is', async () => {
    server.refuses(acceptChat, 'CHAT_CHANGED');
    await openChat(WAITING);
    server.answers(getChat, { ...ACTIVE, agent: { identity: 'bea', name: 'Bea Agent' } });
    await press('Accept');
    await screen.findByText('This chat has moved on.');
    await screen.findByText(/With Bea Agent/);
    expect(screen.queryByText('The chat is yours.')).toBeNull();
  });

  it('is accepted once when the button is pressed repeatedly', async () => {
    server.holds(acceptChat);
    await openChat(WAITING);
    await press('Accept');
    await press('Accept');
    expect(server.received(acceptChat)).toHaveLength(1);
  });
});

describe('an agent’s own chat', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

  it('shows the agent’s answer as the newest message', async () => {
    await openChat(ACTIVE, { messages: [message(1, 'Hello there')] });
    server.answers(sendAgentChatMessage, message(2, 'Good morning', 'AGENT'));
    await userEvent.type(await field(), 'Good morning{Enter}');
    await waitFor(async () => expect((await field()).value).toBe(''));
    const items = within(screen.getByRole('region', { name: 'Conversation with Avery' }));
    expect(items.getAllByText(/Hello there|Good morning/).map(({ textContent }) => textContent)).toEqual([
      'Hello there',
      'Good morning',
    ]);
  });

  it('keeps an answer that failed, and says why', async () => {
    server.refuses(sendAgentChatMessage, 'CHAT_CHANGED');
    await openChat(ACTIVE);
    await userEvent.type(await field(), 'Good morning{Enter}');
    await screen.findByText('This chat has moved on.');
    expect((await field()).value).toBe('Good morning');
    screen.getByRole('button', { name: 'Send' });
  });

  it('is handed to a colleague with capacity', async () => {
    server.answers(getChat, { ...ACTIVE });
    server.answers(listAgentChatMessages, { status: { state: 'ACTIVE' } });
    await openDesk(
      {
        agents: [
          { identity: 'bea', name: 'Bea Agent', presence: 'AVAILABLE', capacity: 3, active: 1 },
          { identity: 'cy', name: 'Cy Chu', presence: 'AVAILABLE', capacity: 3, active: 0 },
          { identity: 'staff-me', name: 'Ann Anders', presence: 'AVAILABLE', capacity: 3, active: 1 },
        ],
      },
      `/chats/${CHAT}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Who should answer?' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByLabelText(/^Bea Agent/));
    await userEvent.type(dialog.getByLabelText('Note for them (optional)'), 'Wants a payoff letter');
    server.refuses(transferChat, 'CHAT_CHANGED');
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
    await dialog.findByText('This chat has moved on.');
    server.answers(transferChat);
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
    await screen.findByText('Transferred.');
    const handedOver = { agent: 'bea', note: 'Wants a payoff letter' };
    expect(bodies(transferChat)).toEqual([handedOver, handedOver]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be returned to the queue', async () => {
    await openChat(ACTIVE);
    await press('Return to queue');
    await screen.findByText('The chat is back in the queue.');
    expect(server.received(returnChat)).toMatchObject([{ params: { conversation: CHAT } }]);
  });

  it('asks for confirmation before it ends', async () => {
    await openChat(ACTIVE);
    await press('End chat');
    const dialog = within(screen.getByRole('dialog', { name: 'End chat' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.received(endAgentChat)).toEqual([]);
    await press('End chat');
    server.refuses(endAgentChat, 'UNAVAILABLE');
    await userEvent.click(dialog.getByRole('button', { name: 'End chat' }));
    await dialog.findByRole('alert');
    server.answers(endAgentChat);
    await userEvent.click(dialog.getByRole('button', { name: 'End chat' }));
    await screen.findByText('The chat has ended.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that has ended says who ended it, and can’t be answered', async () => {
    await openChat({ ...ACTIVE, state: 'ENDED' }, { status: { state: 'ENDED', endedBy: 'APPLICANT' } });
    screen.getByText('They ended this chat.');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'End chat' })).toBeNull();
  });
});

describe('the messages of a chat', () => {
  it('mark what is new since an agent last read', async () => {
    await openChat(ACTIVE, {
      messages: [message(1, 'Old'), message(2, 'Answer', 'AGENT'), message(3, 'Fresh')],
      status: { read: { agent: 1, applicant: 2 } },
    });
    const items = [...document.querySelectorAll('.chat-messages li')].map(({ textContent }) => textContent);
    expect(items.indexOf('New')).toBe(items.findIndex((text) => text?.includes('Fresh')) - 1);
    expect(screen.queryByText('Read')).toBeNull();
  });

  it('say when the borrower has read the last answer', async () => {
    await openChat(ACTIVE, {
      messages: [message(1, 'Old'), message(2, 'Answer', 'AGENT')],
      status: { read: { agent: 1, applicant: 2 } },
    });
    screen.getByText('Read');
    expect(screen.queryByText('New')).toBeNull();
  });

  it('show earlier ones on demand, or say that they can’t be loaded', async () => {
    await openChat(ACTIVE, { messages: [message(21, 'Newest')], hasMore: true });
    server.refuses(listAgentChatMessages, 'UNAVAILABLE');
    await press('Show earlier messages');
    await screen.findByText('We couldn’t load earlier messages. Try again.');
    server.answers(listAgentChatMessages, { messages: [message(20, 'Earlier')] });
    await press('Show earlier messages');
    await screen.findByText('Earlier');
    screen.getByText('Newest');
    expect(server.received(listAgentChatMessages).at(-1)?.query).toEqual({ before: '21' });
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('retry after a load error', async () => {
    server.answers(getChat, ACTIVE);
    server.refuses(listAgentChatMessages, 'UNAVAILABLE');
    await openDesk({}, `/chats/${CHAT}`);
    await screen.findByText('We couldn’t load this');
    server.answers(listAgentChatMessages, { messages: [message(1, 'Hello there')] });
    await press('Try again');
    await screen.findByText('Hello there');
  });
});

describe('a live chat', () => {
  const status = {
    ...{ state: 'ACTIVE' as const, provider: 'desk' as const, isUnanswered: false, newest: 2 },
    read: { applicant: 0, agent: 1 },
  };
  const arrives = (number: number, text: string) =>
    connection().tell({
      event: 'messages',
      channelId: CHAT,
      messages: [{ ...message(number, text), files: [] }],
    });
  async function follow() {
    await openChat(ACTIVE, { messages: [message(1, 'Hello there')] });
    await waitFor(() => expect(connections.length).toBeGreaterThan(0));
    connection().open();
    await waitFor(() =>
      expect(connection().requests).toContainEqual(
        expect.objectContaining({ route: 'join', channelId: CHAT, after: 1 }),
      ),
    );
  }

  it('shows each arriving message once, and reports it as read', async () => {
    await follow();
    act(() => arrives(2, 'Are you there?'));
    act(() => arrives(2, 'Are you there?'));
    expect(await screen.findAllByText('Are you there?')).toHaveLength(1);
    await waitFor(() =>
      expect(connection().requests).toContainEqual({ route: 'read', channelId: CHAT, number: 2 }),
    );
  });

  it('says that the borrower is typing, until their message comes', async () => {
    await follow();
    act(() => connection().tell({ event: 'typing', channelId: CHAT, from: 'APPLICANT' }));
    await screen.findByText('Avery is typing…');
    act(() => arrives(2, 'Are you there?'));
    await screen.findByText('Are you there?');
    expect(screen.queryByText('Avery is typing…')).toBeNull();
  });

  it('says when the connection is lost, and when it is back', async () => {
    await follow();
    act(() => connection().tell({ event: 'joined', channelId: CHAT, status }));
    expect(screen.queryByText('Connection lost')).toBeNull();
    act(() => connection().close());
    await screen.findByText('Connection lost');
  });

  it('says when the borrower has ended it, and can’t be answered any more', async () => {
    await follow();
    server.answers(getChat, { ...ACTIVE, state: 'ENDED' });
    act(() =>
      connection().tell({
        event: 'status',
        channelId: CHAT,
        status: { ...status, state: 'ENDED', endedBy: 'APPLICANT' },
      }),
    );
    await screen.findByText('They ended this chat.');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('unsubscribes when another page opens', async () => {
    await follow();
    const before = connection();
    await userEvent.click(screen.getByRole('link', { name: 'Past chats' }));
    await screen.findByText('No chat matches.');
    expect(before.requests).toContainEqual({ route: 'leave', channelId: CHAT });
  });

  it('refetches the lists when it changes', async () => {
    await follow();
    server.answers(getChatDesk, { isOpen: true, waiting: [{ ...WAITING, friendlyName: 'Blake Borrower' }] });
    act(() => connection().tell({ event: 'desk' }));
    await screen.findByRole('link', { name: /Blake Borrower/ });
  });
});

describe('the person in a chat', () => {
  it('shows no figures before an offer, or to an agent who doesn’t answer the chat', async () => {
    server.refuses(getChatPerson, 'NOT_FOUND');
    const application = { uuid: APPLICATION, loanNumber: 'HL-1', step: 'UW_REVIEW', since: AT };
    await openChat({ ...ACTIVE, agent: { identity: 'bea', name: 'Bea' }, isSignedIn: true, application });
    await screen.findByText('You see their figures once you answer this chat.');
  });

  it('shows a visitor without an application as unverified', async () => {
    await openChat({ ...ACTIVE, isSignedIn: false });
    screen.getByText('Visitor');
    screen.getByText(/^A visitor: the name and address are what they typed/);
    screen.getByText('No application');
  });

  it('has a phone, figures, open conditions and earlier chats when signed in', async () => {
    server.answers(getChatPerson, {
      phone: '(415) 555-0123',
      application: {
        ...{ loanNumber: 'HL-1', step: 'UW_REVIEW', since: AT, waitsFor: 'UNDERWRITER' },
        figures: [{ label: 'Payment', value: '$612', detail: 'a month' }],
        conditions: [{ uuid: CHAT, title: 'Proof of your income', ask: 'Send a pay stub.', created: AT }],
      },
    });
    await openChat({
      ...ACTIVE,
      isSignedIn: true,
      pagePath: `/${APPLICATION}/offers`,
      application: { uuid: APPLICATION, loanNumber: 'HL-1', step: 'UW_REVIEW', since: AT },
      chatbot: [{ question: 'What is the rate?', answer: 'It depends.', at: AT }],
      earlier: [{ uuid: APPLICATION, startedAt: AT }],
    });
    await screen.findByText('HL-1');
    expect(screen.getByRole('link', { name: '(415) 555-0123' }).getAttribute('href')).toBe(
      'tel:+14155550123',
    );
    screen.getByText('Underwriter');
    for (const words of ['$612', 'Proof of your income', 'Send a pay stub.'])
      screen.getByText(words, { exact: false });
    expect(screen.queryByRole('link', { name: 'Open the loan file' })).toBeNull();
    expect(document.querySelector('.desk-person')?.textContent).not.toContain(APPLICATION);
    screen.getByText('Signed in');
    screen.getByText('/offers');
    screen.getByText('What is the rate?');
    screen.getByText('not answered');
    expect(screen.queryByText(/^A visitor/)).toBeNull();
  });

  it('gets a note that only staff see', async () => {
    await openChat({ ...ACTIVE, notes: [{ text: 'Called before', by: 'Bo Berg', at: AT }] });
    screen.getByText('Called before');
    await press('Add note');
    expect(bodies(addChatNote)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Internal note'), { target: { value: 'Wants a call' } });
    await press('Add note');
    await screen.findByText('Note added.');
    expect(bodies(addChatNote)).toEqual([{ text: 'Wants a call' }]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('');
  });
});

describe('past chats', () => {
  it('are found by their person, and by state', async () => {
    server.answersBy(searchChats, ({ query }) =>
      query['after'] ? {} : { chats: [{ ...ACTIVE, loanNumber: 'HL-1', startedAt: AT }], next: 'more' },
    );
    openConsole('/chats/past', 'SUPPORT_AGENT');
    const [, row] = await screen.findAllByRole('row');
    expect(row?.textContent).toMatch(/^Avery ApplicantHL-1.*Ann AndersActive$/);
    await userEvent.type(screen.getByLabelText('Name, email address or loan number'), ' avery {Enter}');
    await waitFor(() => expect(server.received(searchChats).at(-1)?.query).toEqual({ text: 'avery' }));
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Ended');
    await waitFor(() =>
      expect(server.received(searchChats).at(-1)?.query).toEqual({ text: 'avery', state: 'ENDED' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show older chats' }));
    await waitFor(() => expect(server.received(searchChats).at(-1)?.query).toMatchObject({ after: 'more' }));
  });

  it('say when nothing matches', async () => {
    openConsole('/chats/past', 'SUPPORT_AGENT');
    await screen.findByText('No chat matches.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('canned replies', () => {
  const REPLY = { uuid: CHAT, title: 'Greeting', text: 'Hi {firstName}!' };
  const open = async (role: StaffRole) => {
    server.answers(listCannedReplies, { replies: [REPLY] });
    openConsole('/chats/replies', role);
    await screen.findByText('Hi {firstName}!');
  };

  it('can be changed and removed by agents with the right', async () => {
    await open('MANAGER');
    await press('Change Greeting');
    const dialog = within(screen.getByRole('dialog', { name: 'Change “Greeting”' }));
    fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Good day!' } });
    server.refuses(saveCannedReply, 'UNAVAILABLE');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Nothing was recorded');
    server.answers(saveCannedReply);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(server.received(saveCannedReply).at(-1)).toMatchObject({
      params: { reply: CHAT },
      body: { title: 'Greeting', text: 'Good day!' },
    });
    await press('Remove Greeting');
    expect(server.received(deleteCannedReply)).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Removed.');
    expect(server.received(deleteCannedReply)).toMatchObject([{ params: { reply: CHAT } }]);
  });

  it('are read-only for other agents', async () => {
    await open('OPERATIONS');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change Greeting' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Greeting' }).disabled).toBe(true);
  });

  it('say when there are none', async () => {
    openConsole('/chats/replies', 'SUPPORT_AGENT');
    await screen.findByText('No canned replies yet.');
  });
});
