// @vitest-environment happy-dom

import { server } from '@homeline/client/testing/fake-server.ts';
import { getDelay } from '@homeline/contract/applications/get-delay.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { stepOf } from '@homeline/domain/workflow/steps.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';
import { openPage } from '../../testing/open-page.tsx';

afterEach(() => {
  vi.useRealTimers();
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a wait', () => {
  it('for a person says who works on it, how long it takes and the last day', async () => {
    openApplication('WAITING_FOR_BPO', {
      status: {
        owner: 'VALUATION_AGENT',
        usual: '3-5 business days',
        since: '2026-03-02T18:00:00.000Z',
        dueAt: '2026-03-09T18:00:00.000Z',
      },
    });
    await heading(stepCopy('WAITING_FOR_BPO').wait?.heading ?? '');
    screen.getByText(/3-5 business days/);
    screen.getByText(/03\/02\/2026/);
    screen.getByText('03/09/2026');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('of a few seconds shows no last day', async () => {
    openApplication('WAITING_FOR_INITIAL_OFFERS', {
      status: { owner: 'SYSTEM', usual: 'seconds', dueAt: '2026-03-09T18:00:00.000Z' },
    });
    await heading(stepCopy('WAITING_FOR_INITIAL_OFFERS').wait?.heading ?? '');
    expect(screen.queryByText('03/09/2026')).toBeNull();
  });

  it('set by law says when signing can start', async () => {
    openApplication('WAITING_FOR_CLOSING_DATE', {
      status: { usual: '10 days', closingWaits: ['TEXAS'], dueAt: '2026-03-20T18:00:00.000Z' },
    });
    await heading('You can sign soon');
    screen.getByText('at least 12 days from your application');
    screen.getByText('You can sign from');
    screen.getByText('03/20/2026');
  });

  it('shows a generic wait for a step that this version of the page doesn’t know', async () => {
    openApplication('WAITING_FOR_BPO', { status: { step: 'A_LATER_STEP' } });
    await heading('One moment, please');
  });

  it('moves on automatically with the step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const router = openApplication('WAITING_FOR_INITIAL_OFFERS');
    await heading(stepCopy('WAITING_FOR_INITIAL_OFFERS').wait?.heading ?? '');
    const { page, kind } = stepOf('ESTIMATE_VALUE');
    server.answers(getStatus, { step: 'ESTIMATE_VALUE', page, kind, version: VERSION });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await heading('What’s your home worth?');
    expect(router.state.location.pathname).toBe(`/${UUID}/bpo/estimate-value`);
  });

  it('says which provider isn’t responding, and that nothing is lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answers(getDelay, { provider: 'credit' });
    openApplication('WAITING_FOR_INITIAL_OFFERS');
    await heading(stepCopy('WAITING_FOR_INITIAL_OFFERS').wait?.heading ?? '');
    expect(screen.queryByText(/isn’t responding/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await screen.findByText(/isn’t responding$/);
    screen.getByText(/^We’ll keep trying, and email you when you can go on/);
  });

  it('for a repair says that it takes longer than usual, and what we do', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answers(getDelay, { repair: true });
    openApplication('WAITING_FOR_SOFT_CREDIT');
    await heading(stepCopy('WAITING_FOR_SOFT_CREDIT').wait?.heading ?? '');
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await screen.findByText('This is taking longer than usual');
    screen.getByText(/our team can see it\. You don’t need to do anything\./);
    expect(screen.queryByText('Usually takes')).toBeNull();
  });

  it('says that our server isn’t answering, until it is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openApplication('WAITING_FOR_SOFT_CREDIT');
    await heading(stepCopy('WAITING_FOR_SOFT_CREDIT').wait?.heading ?? '');
    server.drops(getDelay);
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await screen.findByText(/^Our server isn’t answering\. This page comes back by itself/);
    server.answers(getDelay);
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await waitFor(() => expect(screen.queryByText(/^Our server isn’t answering/)).toBeNull());
  });

  it('isn’t checked for delays while the borrower must act', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openApplication('ESTIMATE_VALUE');
    await heading('What’s your home worth?');
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(server.received(getDelay)).toEqual([]);
  });
});

describe('the address of an application', () => {
  it('leads to the current step’s page, whatever its path', async () => {
    const router = openApplication('ESTIMATE_VALUE', { page: 'signing/sign' });
    await heading('What’s your home worth?');
    expect(router.state.location.pathname).toBe(`/${UUID}/bpo/estimate-value`);
  });

  it('leads to the dashboard for another person’s application', async () => {
    server.refuses(getStatus, 'NOT_FOUND');
    const router = openPage(`/${UUID}/bpo/estimate-value`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('shows a load error, and keeps the URL', async () => {
    server.refuses(getStatus, 'UNAVAILABLE');
    const router = openPage(`/${UUID}/bpo/estimate-value`);
    await screen.findByRole('button', { name: 'Try again' });
    expect(router.state.location.pathname).toBe(`/${UUID}/bpo/estimate-value`);
  });
});
