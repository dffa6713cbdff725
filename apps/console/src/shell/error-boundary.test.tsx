// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const reload = vi.fn();
let answerPage: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => answerPage());
});
afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const silent = () => Promise.reject(new TypeError('Failed to fetch'));
const answers = () => Promise.resolve(new Response(null, { status: 200 }));

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ErrorBoundary at="/console/pipeline">
        <Missing />
      </ErrorBoundary>
    </QueryClientProvider>,
  );
}

describe('a page of the console whose script can’t load', () => {
  it('asks the server before “Try again” reloads it', async () => {
    answerPage = answers;
    open();
    const again = screen.getByRole('button', { name: 'Try again' });
    answerPage = silent;
    fireEvent.click(again);
    await screen.findByText(/^The server isn’t answering/);
    expect(reload).not.toHaveBeenCalled();
    answerPage = answers;
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('comes back by itself after an outage', async () => {
    answerPage = silent;
    open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    answerPage = answers;
    await vi.advanceTimersByTimeAsync(6000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
