// @vitest-environment happy-dom
import { PinForm, submitPin } from '@homeline/contract/credit/submit-pin.ts';
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { dismissToast, Toasts, visibleToasts } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import brand from '../../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../../organisations/homeline/organisation.json' with { type: 'json' };
import type { Application } from '../features/applications/application.ts';

const UUID = '5b0c1f3e-2f5d-4a55-9d4c-1d2f6f0f7a11';
const application = {
  uuid: UUID,
  page: 'credit/error',
  status: { step: 'CREDIT_FROZEN_WITH_PIN', since: '2026-03-10T12:00:00.000Z' },
  answers: { version: 7 },
  shown: { current: 7 },
  follow: vi.fn(),
} as unknown as Application;

const requests: Request[] = [];
const saved = () => Promise.resolve(Response.json({}));
/** Stubs the answer to the save and what the page loads after a refusal. */
let answerSave: () => Promise<Response>;
let statusNow: object;
vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
  const request = new Request(new URL(url, 'http://127.0.0.1'), init);
  if (request.method === 'GET') return Promise.resolve(Response.json(statusNow));
  requests.push(request);
  return answerSave();
});
// The page embeds its lender before any module runs.
const lender = Organisation.parse({ ...homeline, brand });
document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(organisationInfo(lender))}</script>`;
const { ApplicationContext } = await import('../features/applications/application.ts');
const { useStepForm } = await import('./use-step-form.ts');

function PinPage({ draft }: { draft?: false }) {
  const form = useStepForm({
    call: submitPin,
    schema: PinForm,
    values: {},
    ...(draft === false && { draft }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField {...form.field('pin', 'PIN')} />
      {form.alerts.map(({ text }) => (
        <p key={String(text)} role="alert">
          {text}
        </p>
      ))}
      <button type="submit">Check again</button>
    </form>
  );
}

function open(page: ReactElement, opened = application): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApplicationContext value={opened}>{page}</ApplicationContext>
      <Toasts />
    </QueryClientProvider>,
  );
}

const pin = () => screen.getByLabelText('PIN') as HTMLInputElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Check again' }));

async function submitTyped(typed: string): Promise<void> {
  await userEvent.type(pin(), typed);
  await press();
}

beforeEach(() => {
  sessionStorage.clear();
  requests.length = 0;
  answerSave = saved;
  statusNow = application.status;
  vi.mocked(application.follow).mockClear();
});
afterEach(() => {
  cleanup();
  for (const { id } of visibleToasts()) dismissToast(id);
  vi.restoreAllMocks();
});

const ACT = { call: 'submitPin', sent: { pin: '123456' } };

test('saves the answers with the version that the page showed, and follows the step', async () => {
  open(<PinPage draft={false} />);
  await submitTyped('123456');
  await vi.waitFor(() =>
    expect(application.follow).toHaveBeenCalledWith('CREDIT_FROZEN_WITH_PIN', undefined, ACT),
  );
  const [request] = requests;
  expect(request?.headers.get('if-match')).toBe('"7"');
  expect(await request?.json()).toEqual({ pin: '123456' });
});

test('saves with the version shown when the page opened, even if newer answers were loaded', async () => {
  open(<PinPage draft={false} />, { ...application, answers: { ...application.answers, version: 9 } });
  await submitTyped('123456');
  await vi.waitFor(() => expect(requests[0]?.headers.get('if-match')).toBe('"7"'));
});

test('stores no draft on a page that asks for a secret', async () => {
  open(<PinPage draft={false} />);
  await userEvent.type(pin(), '123456');
  expect(sessionStorage.length).toBe(0);
});

test('stores a draft by page and time of entering the step', async () => {
  open(<PinPage />);
  await userEvent.type(pin(), '12');
  expect(sessionStorage.key(0)).toBe(`draft:${UUID}/credit/error/2026-03-10T12:00:00.000Z`);
});

test('restores a draft only while the same visit of the step lasts', async () => {
  open(<PinPage />);
  await userEvent.type(pin(), '1234');
  cleanup();
  open(<PinPage />);
  expect(pin().value).toBe('1234');
  cleanup();
  const later = { ...application.status, since: '2026-03-11T09:00:00.000Z' };
  open(<PinPage />, { ...application, status: later });
  expect(pin().value).toBe('');
});

test('sends once when the button is pressed twice', async () => {
  let answer = (_: Response) => {};
  answerSave = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  open(<PinPage />);
  await submitTyped('123456');
  await press();
  expect(requests).toHaveLength(1);
  answer(Response.json({}));
  await vi.waitFor(() => expect(application.follow).toHaveBeenCalledOnce());
});

const changedElsewhere = () =>
  Promise.resolve(
    Response.json({ code: 'STALE_VERSION', errors: ['This was changed elsewhere.'] }, { status: 409 }),
  );

test('says that the answers were changed elsewhere, and keeps typed text', async () => {
  answerSave = changedElsewhere;
  open(<PinPage />);
  await submitTyped('123456');
  expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
  expect(pin().value).toBe('123456');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('says on the next page that the answers were not saved when another window moved the step', async () => {
  answerSave = changedElsewhere;
  statusNow = { ...application.status, step: 'HMDA_COLLECTION' };
  open(<PinPage />);
  await submitTyped('123456');
  expect((await screen.findByRole('listitem')).textContent).toContain('so we didn’t save your last answer');
  expect(application.follow).toHaveBeenCalledExactlyOnceWith('', statusNow);
});

test('keeps typed text when the network fails, and repeats the same request on the next press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerSave = () => Promise.reject(new TypeError('Failed to fetch'));
  open(<PinPage />);
  await submitTyped('123456');
  expect((await screen.findByRole('alert')).textContent).toContain('We kept what you typed');
  expect(pin().value).toBe('123456');
  answerSave = saved;
  await press();
  await vi.waitFor(() => expect(application.follow).toHaveBeenCalledOnce());
  const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('sends changed answers as a new request after a network failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerSave = () => Promise.reject(new TypeError('Failed to fetch'));
  open(<PinPage />);
  await submitTyped('123456');
  await screen.findByRole('alert');
  answerSave = saved;
  await submitTyped('78');
  await vi.waitFor(() => expect(application.follow).toHaveBeenCalledOnce());
  const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
});
