// @vitest-environment happy-dom
// Proves CO-55.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import {
  listThread,
  readThread,
  type Thread,
  type ThreadMessage,
  writeInThread,
} from '@homeline/contract/threads/thread.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const UUID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-03-05T18:00:00.000Z';
const FROM_LENDER: ThreadMessage = {
  ...{ uuid: '22222222-2222-4222-8222-222222222222', from: 'LENDER', name: 'Uma', at: AT },
  ...{ text: 'Can you sign on Friday?', isRead: false },
};
const OWN: ThreadMessage = {
  ...FROM_LENDER,
  uuid: '33333333-3333-4333-8333-333333333333',
  from: 'YOU',
  isRead: true,
};

async function open(thread: Part<Thread> = {}, about = '') {
  server.answers(listThread, { messages: [FROM_LENDER], mayAnswer: true, isSigner: false, ...thread });
  server.answers(readThread);
  const router = openPage(`/messages/${UUID}${about}`);
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  return router;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the messages of an application', () => {
  it('name their author, and are marked as read once shown', async () => {
    await open();
    screen.getByText('Uma, Homeline');
    screen.getByText('Can you sign on Friday?');
    screen.getByText('New');
    await waitFor(() => expect(server.received(readThread)).toHaveLength(1));
  });

  it('begin with what the borrower of an open line asks for', async () => {
    await open({ messages: [] }, '?about=draw');
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
    expect(field.value).toBe('Please send me this amount from my line: $');
    fireEvent.change(field, { target: { value: `${field.value}5,000` } });
    server.answers(writeInThread, { messages: [OWN], mayAnswer: true, isSigner: false });
    await press();
    await screen.findByText('Message sent');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe('');
  });

  it('can be answered, which clears the field', async () => {
    await open();
    const answer = { ...OWN, text: 'Yes, at ten.', isRead: false };
    server.answers(writeInThread, { messages: [FROM_LENDER, answer], mayAnswer: true, isSigner: false });
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
    fireEvent.change(field, { target: { value: 'Yes, at ten.' } });
    await press();
    await screen.findByText('Message sent');
    expect(server.received(writeInThread).map(({ body }) => body)).toEqual([{ text: 'Yes, at ten.' }]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe('');
    expect(screen.queryByText('Required')).toBeNull();
    screen.getByText('Yes, at ten.');
  });

  it('stay in the field with the reason when sending fails', async () => {
    await open();
    server.refuses(writeInThread, 'TOO_MANY_ATTEMPTS', { errors: ['Try again in a minute.'] });
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
    fireEvent.change(field, { target: { value: 'Hello?' } });
    await press();
    await screen.findByText('Try again in a minute.');
    expect(field.value).toBe('Hello?');
  });

  it('of an ended application say until when they can be answered, then are read-only', async () => {
    await open({ answerUntil: civilDate('2028-04-05') });
    screen.getByText('This application has ended. You can write here until 04/05/2028.');
  });

  it('can’t be answered years after the end', async () => {
    await open({ mayAnswer: false, messages: [OWN] });
    screen.getByText(/^This application ended too long ago/);
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  });

  it('of another person’s application aren’t found', async () => {
    server.refuses(listThread, 'NOT_FOUND');
    const router = openPage(`/messages/${UUID}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
