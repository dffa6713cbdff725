// @vitest-environment happy-dom
// Proves RT-31.

import { server } from '@homeline/client/testing/fake-server.ts';
import { listApplications } from '@homeline/contract/applications/application.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { clearScreenFailure, watchScreenLoading } from './screen-loading.ts';

const reload = vi.fn();
/** How the server answers for the page itself. */
let answerPage: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) =>
    init.method === 'HEAD' ? answerPage() : server.fetch(input, init),
  );
  server.refuses(listApplications, 'UNAVAILABLE');
});
afterEach(() => {
  reload.mockReset();
  vi.stubGlobal('fetch', server.fetch);
  vi.useRealTimers();
});

const silent = () => Promise.reject(new TypeError('Failed to fetch'));
const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));

describe('a page that can’t load', () => {
  it('says that the server doesn’t answer, and reloads automatically once it does', async () => {
    answerPage = silent;
    openPage('/dashboard');
    await screen.findByText(/^Our server isn’t answering/);
    answerPage = answers(503);
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).not.toHaveBeenCalled();
    answerPage = answers(200);
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('doesn’t reload automatically while the server answers with an error', async () => {
    answerPage = answers(200);
    openPage('/dashboard');
    await screen.findByRole('button', { name: 'Try again' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Our server isn’t answering/)).toBeNull();
  });

  it('shows the lender’s name where the logo doesn’t come either', async () => {
    answerPage = silent;
    openPage('/dashboard');
    await screen.findByText(/^Our server isn’t answering/);
    const [logo] = screen.getAllByRole<HTMLImageElement>('img');
    const { alt: name = '' } = logo ?? {};
    expect(screen.getByRole('link', { name }).textContent).toBe('');
    if (logo) fireEvent.error(logo);
    expect(screen.getByRole('link', { name }).textContent).toBe(name);
  });

  const press = (role: 'button' | 'link', name: string) => fireEvent.click(screen.getByRole(role, { name }));

  it('asks the server before “Try again” reloads it', async () => {
    answerPage = answers(200);
    openPage('/dashboard');
    await screen.findByRole('button', { name: 'Try again' });
    answerPage = silent;
    press('button', 'Try again');
    await screen.findByText(/^Our server isn’t answering/);
    expect(reload).not.toHaveBeenCalled();
    answerPage = answers(200);
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once where the server answers', async () => {
    answerPage = answers(200);
    openPage('/dashboard');
    await screen.findByRole('button', { name: 'Try again' });
    press('button', 'Try again');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('asks the server before it goes to the dashboard', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answerPage = silent;
    openPage('/dashboard');
    await screen.findByRole('link', { name: 'Go to dashboard' });
    press('link', 'Go to dashboard');
    await screen.findByText(/^Our server isn’t answering/);
    expect(assign).not.toHaveBeenCalled();
    answerPage = answers(200);
    await vi.advanceTimersByTimeAsync(6000);
    expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/dashboard$/)]]);
    expect(reload).not.toHaveBeenCalled();
  });
});

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

describe('a page whose script can’t load', () => {
  watchScreenLoading();
  beforeEach(() => void window.dispatchEvent(new Event('vite:preloadError')));
  afterEach(() => {
    clearScreenFailure();
    sessionStorage.clear();
  });

  function open() {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = (
      <ErrorBoundary at="/">
        <Missing />
      </ErrorBoundary>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    return screen.findByRole('heading', { name: 'This page is slow to load' });
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('reloads after a moment where the server answers', async () => {
    answerPage = answers(200);
    await open();
    await pass(900);
    expect(reload).not.toHaveBeenCalled();
    await pass(200);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says that the server doesn’t answer and that answers are kept, and reloads only once it does', async () => {
    answerPage = silent;
    await open();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    screen.getByText(/^Our server isn’t answering\. This page comes back by itself/);
    screen.getByText('We saved your answers.');
    answerPage = answers(200);
    await pass(6000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks the server also when the connection is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerPage = silent;
    await open();
    await pass(60_000);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(1000);
    expect(reload).not.toHaveBeenCalled();
    answerPage = answers(200);
    await pass(6000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
