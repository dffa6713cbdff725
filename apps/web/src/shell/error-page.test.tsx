// @vitest-environment happy-dom
// Proves RT-31.

import { server } from '@homeline/client/testing/fake-server.ts';
import { listApplications } from '@homeline/contract/applications/application.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

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
});
