// @vitest-environment happy-dom
// Proves CO-61.

import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const REPLIES = [
  { uuid: '22222222-2222-4222-8222-222222222221', title: 'Greeting', text: 'Hi {firstName}!' },
  { uuid: '22222222-2222-4222-8222-222222222222', title: 'Loan', text: 'Your loan is {loanNumber}.' },
];

type Sent = { readonly path: string; readonly body: { key: string; text: string; files: string[] } };
let sent: Sent[] = [];
/** How many of the next messages fail with a network error. */
let failures = 0;
let chats = 0;

await import('./testing/embed-lender.ts');
// Stub before the import of the composer: the client takes `fetch` when it is created.
vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
  if (path.endsWith('/replies')) return json({ replies: REPLIES });
  if (path.includes('/files')) {
    sent.push({ path, body: { key: '', text: '', files: [] } });
    return json(
      { uuid: '33333333-3333-4333-8333-333333333333', name: 'a.pdf', type: 'application/pdf', size: 9 },
      201,
    );
  }
  sent.push({ path, body: JSON.parse(String(init.body)) });
  if (failures-- > 0) throw new TypeError('network');
  return json(
    { number: 1, from: 'AGENT', files: [], at: '2026-03-10T12:00:00.000Z', ...sent.at(-1)?.body },
    201,
  );
});
const { Composer } = await import('./composer.tsx');

beforeEach(() => {
  sent = [];
  failures = 0;
  chats += 1;
});
afterEach(cleanup);

function open() {
  const onSent = vi.fn<(message: ChatMessage) => void>();
  const onTyping = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Composer
        conversation={`a3b8f0f2-66a9-4b51-8a7e-3b7f6a1f9c0${chats}`}
        fill={({ text }) => text.replace('{firstName}', 'Avery')}
        onTyping={onTyping}
        onSent={onSent}
      />
    </QueryClientProvider>,
  );
  return { onSent, onTyping };
}

const field = () => screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement;
const messages = () => sent.filter(({ path }) => path.endsWith('/messages'));

it('sends with Enter, then is empty and focused; Shift+Enter starts a new line', async () => {
  const { onSent, onTyping } = open();
  await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two');
  expect(onTyping).toHaveBeenCalled();
  await userEvent.type(field(), '{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(messages()[0]?.body.text).toBe('One\ntwo');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('doesn’t send empty text, or while an input method composes', async () => {
  open();
  await userEvent.type(field(), 'に');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  await userEvent.clear(field());
  await userEvent.type(field(), '   {Enter}');
  expect(sent).toEqual([]);
});

it('keeps a failed message, and resends it with the same idempotency key', async () => {
  const { onSent } = open();
  failures = 1;
  await userEvent.type(field(), 'Hello{Enter}');
  await screen.findByText('Something went wrong. Please try resending the message.');
  expect(field().value).toBe('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(messages()[1]?.body.key).toBe(messages()[0]?.body.key);
});

it('uses a new idempotency key for an edited message, since the failed one may have arrived', async () => {
  const { onSent } = open();
  failures = 1;
  await userEvent.type(field(), 'Hello{Enter}');
  await screen.findByRole('button', { name: 'Send again' });
  await userEvent.type(field(), ' there{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(messages()[1]?.body.key).not.toBe(messages()[0]?.body.key);
});

it('doesn’t send a social security number, and says why', async () => {
  open();
  await userEvent.type(field(), 'Yours is 123-45-6789{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('social security number');
  expect(field().value).toContain('123-45-6789');
  expect(sent).toEqual([]);
});

it('inserts the canned reply chosen by keyboard, filled for the borrower', async () => {
  open();
  await userEvent.type(field(), '/');
  await screen.findByRole('option', { name: /Loan/ });
  await userEvent.type(field(), 'greet{Enter}');
  expect(field().value).toBe('Hi Avery!');
  expect(sent).toEqual([]);
});

it('doesn’t send a canned reply whose variable nobody filled in', async () => {
  open();
  await userEvent.type(field(), '/');
  await screen.findByRole('option', { name: /Loan/ });
  await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('{loanNumber}');
  expect(sent).toEqual([]);
});

it('sends files with the text as one message, and removes one of two with the same name', async () => {
  const { onSent } = open();
  const pdf = () => new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Attach files'), [pdf(), pdf()]);
  await waitFor(() => expect(screen.getAllByText('a.pdf')).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove a.pdf' })[0] as HTMLElement);
  await userEvent.type(field(), 'Here{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(messages()[0]?.body).toMatchObject({
    text: 'Here',
    files: ['33333333-3333-4333-8333-333333333333'],
  });
});

it('says why each refused file can’t be attached, and keeps the others', async () => {
  open();
  fireEvent.drop(field(), {
    dataTransfer: {
      files: [new File(['MZ'], 'run.exe'), new File(['GIF'], 'false.pdf'), new File(['Hi'], 'note.txt')],
    },
  });
  await screen.findByText(/^run\.exe can’t be sent/);
  screen.getByText('false.pdf isn’t the kind of file that its name says.');
  screen.getByText('note.txt');
});
