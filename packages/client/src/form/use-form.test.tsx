// @vitest-environment happy-dom
import { RequestError } from '@homeline/contract/client.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { readDraft } from './draft.ts';
import { useForm } from './use-form.ts';

const Person = z.object({
  name: z.string('Required').min(2, 'Must be at least 2 characters'),
  pin: z.string().optional(),
});
const DRAFT = { key: 'person', notKept: ['pin'] };

function PersonForm({
  send,
  isDrafted,
}: {
  send: (person: z.infer<typeof Person>) => Promise<unknown>;
  isDrafted?: boolean;
}) {
  const form = useForm({ schema: Person, values: {}, send, ...(isDrafted && { draft: DRAFT }) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField {...form.field('name', 'Name')} />
      <TextField {...form.field('pin', 'PIN')} optional />
      {form.alerts.map(({ title, text }) => (
        <p key={String(text)} role="alert">
          {title} {text}
        </p>
      ))}
      <ul aria-label="Problems">
        {form.sent > 0 && form.problems.map(({ name, message }) => <li key={name}>{message}</li>)}
      </ul>
      <button type="submit" aria-busy={form.isBusy}>
        Save
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText(/Name/) as HTMLInputElement;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const unreachable = () => new RequestError(0, '', 'Something unexpected happened', undefined);
const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows a problem once the field is left, not while it is typed', async () => {
  render(<PersonForm send={vi.fn()} />);
  await userEvent.type(name(), 'A');
  expect(screen.queryByText('Must be at least 2 characters')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Must be at least 2 characters')).toBeTruthy();
});

test('lists every problem on submit and sends nothing', async () => {
  const send = vi.fn();
  render(<PersonForm send={send} />);
  await save();
  expect(screen.getByRole('list', { name: 'Problems' }).textContent).toBe('Required');
  expect(send).not.toHaveBeenCalled();
});

test('sends once, however often the button is pressed', async () => {
  let finish = () => {};
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<PersonForm send={send} />);
  await userEvent.type(name(), 'Avery');
  await save();
  await save();
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Avery' });
  const isBusy = () => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy');
  expect(isBusy()).toBe('true');
  await act(async () => finish());
  expect(isBusy()).toBe('false');
  await save();
  expect(send).toHaveBeenCalledTimes(2);
  await act(async () => finish());
});

test('keeps a draft when the page is left and opened again, without secrets', async () => {
  const { unmount } = render(<PersonForm send={vi.fn()} isDrafted />);
  await userEvent.type(name(), 'Avery');
  await userEvent.type(screen.getByLabelText(/PIN/), '1234');
  unmount();
  render(<PersonForm send={vi.fn()} isDrafted />);
  expect(name().value).toBe('Avery');
  expect(readDraft('person')).toEqual({ name: 'Avery' });
});

test('keeps what was typed and says so when the server cannot be reached', async () => {
  render(<PersonForm send={() => Promise.reject(unreachable())} />);
  await userEvent.type(name(), 'Avery');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('We kept what you typed');
  expect(name().value).toBe('Avery');
});

test('shows the server’s problem with a field until it is changed', async () => {
  const refused = new RequestError(400, 'Bad Request', 'Invalid', { fields: { name: 'Is taken' } });
  render(<PersonForm send={() => Promise.reject(refused)} />);
  await userEvent.type(name(), 'Avery');
  await save();
  expect((await screen.findAllByText('Is taken')).length).toBeGreaterThan(0);
  await userEvent.type(name(), ' Lane');
  expect(screen.queryByText('Is taken')).toBeNull();
});

test('sends again automatically once the connection is back', async () => {
  isOnline(false);
  const send = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(undefined);
  render(<PersonForm send={send} />);
  await userEvent.type(name(), 'Avery');
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Waiting to send You’re offline/);
  expect(send).toHaveBeenCalledOnce();
  isOnline(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(send).toHaveBeenCalledTimes(2);
});

test('says that the server doesn’t answer, and sends again automatically once it does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetched = vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const send = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(undefined);
  render(<PersonForm send={send} />);
  await userEvent.type(name(), 'Avery');
  await save();
  const waiting = (await screen.findByText(/^Waiting to send Our server/)).textContent;
  expect(waiting).toContain('we’ll send it once it’s back');
  expect(waiting).not.toContain('This wasn’t saved');
  fetched.mockResolvedValue(new Response(null, { status: 503 }));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(send).toHaveBeenCalledOnce();
  fetched.mockResolvedValue(new Response());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});

test('doesn’t promise to send an answer that was changed while the server is down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetched = vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const send = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(undefined);
  render(<PersonForm send={send} />);
  await userEvent.type(name(), 'Avery');
  await save();
  await screen.findByText(/^Waiting to send Our server/);
  await userEvent.type(name(), ' Lane');
  screen.getByText(/^Waiting to send You changed an answer/);
  fetched.mockResolvedValue(new Response());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(send).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('never sends again by itself to a server that answers, where only the one request was lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const send = vi.fn().mockRejectedValue(unreachable());
  render(<PersonForm send={send} />);
  await userEvent.type(name(), 'Avery');
  await save();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(send).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('doesn’t automatically send answers that were changed while offline', async () => {
  isOnline(false);
  const send = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(undefined);
  render(<PersonForm send={send} />);
  await userEvent.type(name(), 'Avery');
  await save();
  await userEvent.type(name(), ' Lane');
  expect(screen.getByRole('alert').textContent).toContain(
    'You changed an answer, so please send it yourself',
  );
  isOnline(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect(send).toHaveBeenLastCalledWith({ name: 'Avery Lane' });
});

function Scoped({ scope }: { scope: string }) {
  const form = useForm({ scope, schema: Person, values: {}, send: async () => undefined });
  return (
    <form
      aria-label={scope}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField {...form.field('name', `Name of ${scope}`)} />
      <button type="submit">Send {scope}</button>
    </form>
  );
}

test('two forms on one page have fields of their own, each named by its own problem', async () => {
  render(
    <>
      <Scoped scope="one" />
      <Scoped scope="other" />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send other' }));
  expect(screen.getByLabelText('Name of one').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText('Name of other').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Name of other').id).toBe('field-other.name');
});
