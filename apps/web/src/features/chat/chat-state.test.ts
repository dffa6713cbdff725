// Proves CH-02, CH-05, CH-07, CH-08, ER-11.

import type { ChatMessage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import { describe, expect, it } from 'vitest';
import { isHeld, isNotActivated, partnerOf, readMessage, takesFiles, unreadCount } from './chat-selectors.ts';
import type { AgentSession } from './chat-sessions.ts';
import { type ChatEvent, type ChatState, NO_CHAT, nextChat } from './chat-state.ts';
import { entriesOf } from './entries.ts';
import { heldMessages } from './held-message.ts';

const CHANNEL = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const agent: AgentSession = {
  ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', omniProxyChannelId: CHANNEL },
  ...{ token: 'token', conversationSid: CHANNEL, expiration: '2026-11-24T20:00:00.000Z' },
};
const chatbot = {
  ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', conversationId: 'bot', nonce: 'secret' },
  ...{ loginTimestamp: '2026-11-24T15:00:00.000Z', expiration: '2026-11-24T15:10:00.000Z' },
};
const status = (more: Partial<ChatStatus> = {}): ChatStatus => ({
  ...{ state: 'ACTIVE', provider: 'desk', isUnanswered: false, newest: 0, read: { applicant: 0, agent: 0 } },
  ...more,
});
const message = (number: number, from: ChatMessage['from'] = 'AGENT', more: Partial<ChatMessage> = {}) => ({
  ...{ number, key: `key ${number}`, from, text: `Message ${number}`, files: [] },
  at: '2026-11-24T15:00:00.000Z',
  ...more,
});
const after = (...events: ChatEvent[]): ChatState => events.reduce(nextChat, NO_CHAT);
const STARTED: ChatEvent = { type: 'STARTED_AGENT', agent };
const ACTIVE: ChatEvent = { type: 'STATUS', status: status() };
const arrived = (...messages: ChatMessage[]): ChatEvent => ({ type: 'MESSAGES', messages });
const numbers = ({ messages }: ChatState) => messages.map(({ number }) => number);

describe('the phases of a chat', () => {
  it('lead from the form through the start to messaging, to the end, and to the form again', () => {
    expect(after().phase).toBe('FORM');
    expect(after({ type: 'STARTING' }).phase).toBe('STARTING');
    expect(after({ type: 'STARTING' }, STARTED).phase).toBe('MESSAGING');
    expect(after(STARTED, { type: 'STATUS', status: status({ state: 'ENDED' }) }).phase).toBe('ENDED');
    expect(after({ type: 'STARTED_CHATBOT', chatbot }, { type: 'ENDED' }).phase).toBe('ENDED');
    expect(after(STARTED, { type: 'ENDED' }, { type: 'FORGOTTEN' })).toEqual(NO_CHAT);
  });

  it('lead back when a start fails: to the form, or to the chatbot that was to hand over', () => {
    expect(after({ type: 'STARTING' }, { type: 'START_FAILED' })).toMatchObject({
      ...{ phase: 'FORM', alerts: ['GENERAL'] },
    });
    const failed = after(
      { type: 'STARTED_CHATBOT', chatbot },
      { type: 'STARTING' },
      { type: 'START_FAILED' },
    );
    expect(failed).toMatchObject({ phase: 'MESSAGING', chatbot });
  });
});

describe('messages', () => {
  it('are in the order of their numbers, each once, however often they arrive', () => {
    const state = after(STARTED, arrived(message(3), message(1)), arrived(message(2), message(3)));
    expect(numbers(state)).toEqual([1, 2, 3]);
  });

  it('of an older page come above, and those of a page after too many were missed replace the list', () => {
    const page = { messages: [message(21)], hasMore: true, status: status() };
    const state = after(STARTED, { type: 'PAGE', page });
    expect(state.earlier).toBe('21');
    const older = { ...page, messages: [message(20)], hasMore: false };
    expect(numbers(nextChat(state, { type: 'EARLIER_PAGE', page: older }))).toEqual([20, 21]);
    const newest = { ...page, messages: [message(90)] };
    expect(numbers(nextChat(state, { type: 'PAGE', page: newest }))).toEqual([90]);
  });

  it('from others are unread until seen, with one mark above the first', () => {
    const unseen = after(STARTED, ACTIVE, arrived(message(1)), arrived(message(2)));
    expect([unreadCount(unseen), unseen.newFrom]).toEqual([2, 1]);
    const seen = nextChat(unseen, { type: 'READING', isReading: true });
    expect([unreadCount(seen), seen.newFrom]).toEqual([0, 1]);
    const [later] = [arrived(message(3))].map((event) =>
      nextChat(nextChat(seen, { type: 'READING', isReading: false }), event),
    );
    expect([later && unreadCount(later), later?.newFrom]).toEqual([1, 3]);
  });

  it('sent by oneself are never new, and remove the mark', () => {
    const state = after(STARTED, ACTIVE, arrived(message(1)), arrived(message(2, 'APPLICANT')));
    expect(state.newFrom).toBeUndefined();
    expect(after(STARTED, ACTIVE, arrived(message(1, 'APPLICANT'))).newFrom).toBeUndefined();
  });

  it('that were read before a reload aren’t new', () => {
    const page = {
      messages: [message(1), message(2)],
      hasMore: false,
      status: status({ read: { applicant: 1, agent: 0 } }),
    };
    const state = after({ type: 'RESTORED', agent }, { type: 'PAGE', page });
    expect([unreadCount(state), state.newFrom]).toEqual([1, 2]);
  });

  it('held for an agent are removed once they arrive, from any tab', () => {
    const held = after(STARTED, { type: 'HELD', text: 'Hello' });
    expect(held.agent?.initialMessage).toBe('Hello');
    const [sent] = heldMessages({ ...agent, initialMessage: 'Hello' });
    const gone = nextChat(held, arrived(message(1, 'APPLICANT', sent)));
    expect(gone.agent).toEqual(agent);
  });

  it('stay held when another tab sent its own lines without them', () => {
    const held = after(STARTED, { type: 'HELD', text: 'Hello\nIs anybody there?' });
    const [sent] = heldMessages({ ...agent, initialMessage: 'Hello' });
    const left = nextChat(held, arrived(message(1, 'APPLICANT', sent)));
    expect(left.agent?.initialMessage).toBe('Is anybody there?');
  });
});

describe('a typing note', () => {
  const typing = after(STARTED, ACTIVE, { type: 'TYPING' });
  it('shows while an agent is there', () => {
    expect(typing.isTyping).toBe(true);
    expect(
      after(STARTED, { type: 'STATUS', status: status({ state: 'WAITING' }) }, { type: 'TYPING' }).isTyping,
    ).toBe(false);
  });
  it.each<[string, ChatEvent]>([
    ['a message of theirs comes', arrived(message(1))],
    ['they fall silent', { type: 'TYPING_OVER' }],
    ['they leave', { type: 'STATUS', status: status({ state: 'WAITING' }) }],
    ['the chat ends', { type: 'ENDED' }],
  ])('is hidden when %s', (_, event) => {
    expect(nextChat(typing, event).isTyping).toBe(false);
  });
  it('stays when the person’s own message arrives', () => {
    expect(nextChat(typing, arrived(message(1, 'APPLICANT'))).isTyping).toBe(true);
  });
});

describe('“Read”', () => {
  const read = (agentRead: number): ChatEvent => ({
    type: 'STATUS',
    status: status({ read: { applicant: 0, agent: agentRead } }),
  });
  it('is shown only on the last message, if the person sent it', () => {
    const own = arrived(message(1, 'APPLICANT'), message(2, 'APPLICANT'));
    expect(readMessage(after(STARTED, own, read(1)))).toBeUndefined();
    expect(readMessage(after(STARTED, own, read(2)))).toBe(2);
    expect(readMessage(after(STARTED, own, read(2), arrived(message(3, 'APPLICANT'))))).toBeUndefined();
    expect(readMessage(after(STARTED, own, read(2), arrived(message(3))))).toBeUndefined();
  });
});

describe('alerts', () => {
  it('show once per cause, and are dismissed one by one', () => {
    const lost: ChatEvent = { type: 'ALERT', cause: 'CONNECTION' };
    const both = after(STARTED, lost, lost, { type: 'ALERT', cause: 'SEND' });
    expect(both.alerts).toEqual(['CONNECTION', 'SEND']);
    expect(nextChat(both, { type: 'ALERT_OVER', cause: 'CONNECTION' }).alerts).toEqual(['SEND']);
    expect(nextChat(both, arrived(message(1, 'APPLICANT'))).alerts).toEqual(['CONNECTION']);
  });
});

describe('who answers', () => {
  const closed = { mode: undefined, isOpen: false };
  it('is an agent within chat hours, and the chatbot outside', () => {
    expect(partnerOf(NO_CHAT, { mode: undefined, isOpen: undefined })).toBe('AGENT');
    expect(partnerOf(NO_CHAT, closed)).toBe('CHATBOT');
    expect(partnerOf(after(STARTED), closed)).toBe('AGENT');
    expect(partnerOf(after({ type: 'STARTED_CHATBOT', chatbot }), { mode: undefined, isOpen: true })).toBe(
      'CHATBOT',
    );
  });

  it('is the chatbot when the office closes before two messages were sent', () => {
    const waiting: ChatEvent = { type: 'STATUS', status: status({ state: 'WAITING' }) };
    expect(isNotActivated(after(STARTED, waiting, arrived(message(1, 'APPLICANT'))), closed)).toBe(true);
    expect(isNotActivated(after(STARTED, waiting, arrived(message(1), message(2))), closed)).toBe(false);
    expect(isNotActivated(after(STARTED, ACTIVE), closed)).toBe(false);
    expect(isNotActivated(after(STARTED, waiting), { ...closed, mode: 'twilio' })).toBe(false);
    expect(isNotActivated(after(STARTED, waiting), { ...closed, isOpen: true })).toBe(false);
  });
});

it.each<[ChatStatus['provider'], boolean]>([
  ['desk', false],
  ['twilio', true],
  ['nice', true],
  ['stream', false],
  ['talkjs', false],
])('a first message at %s waits for an agent: %s', (provider, isWaiting) => {
  const waiting = after(STARTED, { type: 'STATUS', status: status({ state: 'WAITING', provider }) });
  expect(isHeld(waiting)).toBe(isWaiting);
  expect(isHeld(nextChat(waiting, { type: 'LEAVING' }))).toBe(false);
  expect(isHeld(nextChat(waiting, ACTIVE))).toBe(false);
});

it('files can be sent once an agent has joined, not to the chatbot', () => {
  const waiting: ChatEvent = { type: 'STATUS', status: status({ state: 'WAITING' }) };
  expect(takesFiles(after(STARTED, waiting))).toBe(false);
  expect(takesFiles(after(STARTED, ACTIVE))).toBe(true);
  expect(takesFiles(after(STARTED, ACTIVE, arrived(message(1)), waiting))).toBe(true);
  expect(takesFiles(after({ type: 'STARTED_CHATBOT', chatbot }))).toBe(false);
});

it('a new day starts at the viewer’s midnight', () => {
  const state = after(
    STARTED,
    arrived(
      message(1, 'AGENT', { at: '2026-11-24T04:30:00.000Z' }),
      message(2, 'AGENT', { at: '2026-11-24T05:30:00.000Z' }),
    ),
  );
  const days = (timeZone: string) =>
    entriesOf(state, timeZone).flatMap((entry) => (entry.kind === 'DAY' ? [entry.text] : []));
  expect(days('America/New_York')).toEqual(['Monday, November 23, 2026', 'Tuesday, November 24, 2026']);
  expect(days('America/Los_Angeles')).toEqual(['Monday, November 23, 2026']);
  expect(days('Asia/Tokyo')).toEqual(['Tuesday, November 24, 2026']);
});

const question = (questionId: string) => ({
  ...{ questionId, questionStr: questionId, responseStr: 'Yes' },
  createdDt: `2026-11-24T15:0${'abc'.indexOf(questionId)}:00.000Z`,
  ...{ conversationId: 'bot', sources: [], isRatedBad: false, isRatedGood: false },
});

it('older answers of the chatbot come above those shown, each once', () => {
  const expiration = '2026-11-24T15:20:00.000Z';
  const state = after(
    { type: 'STARTED_CHATBOT', chatbot },
    { type: 'ANSWERED', question: question('b'), expiration, offersPerson: false },
    {
      type: 'HISTORY',
      questions: [question('a'), question('b')],
      earlier: undefined,
      suggestions: [],
      greeting: 'Hello!',
    },
    { type: 'RATED', questionId: 'a', isGood: false },
  );
  expect(state.questions.map(({ questionId, isRatedBad }) => [questionId, isRatedBad])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(state.chatbot?.expiration).toBe(expiration);
});

it('starts with the greeting in a tab that joins, once the whole conversation is loaded', () => {
  const joined = (earlier: string | undefined) =>
    entriesOf(
      after(
        { type: 'RESTORED', chatbot },
        { type: 'HISTORY', questions: [question('b')], earlier, suggestions: [], greeting: 'Hello!' },
      ),
    ).flatMap((entry) => (entry.kind === 'MESSAGE' ? entry.text : []));
  expect(joined(undefined)).toEqual(['Hello!', 'b', 'Yes']);
  expect(joined('7')).toEqual(['b', 'Yes']);
});

it('shows questions from two tabs once each, in the order of the answers, and expires with the last', () => {
  const expiration = '2026-11-24T15:20:00.000Z';
  const later = '2026-11-24T15:25:00.000Z';
  const state = after(
    { type: 'STARTED_CHATBOT', chatbot },
    { type: 'ANSWERED', question: question('a'), expiration, offersPerson: false },
    { type: 'OTHER_TAB', questions: ['a', 'b', 'c'].map(question), expiration: later },
    { type: 'ANSWERED', question: question('b'), expiration: later, offersPerson: false },
  );
  expect(state.questions.map(({ questionId }) => questionId)).toEqual(['a', 'b', 'c']);
  expect(state.chatbot?.expiration).toBe(later);
});
