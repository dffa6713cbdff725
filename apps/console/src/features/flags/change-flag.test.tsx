// @vitest-environment happy-dom
// Proves CO-52, CO-53.

import '../chat/testing/embed-lender.ts';
import type { Flag } from '@homeline/contract/flags/manage-flags.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChangeFlag } from './change-flag.tsx';
import { FlagState } from './flag-state.tsx';

afterEach(cleanup);

const SCHEDULED: Flag = {
  ...{
    key: 'fe-heloc-maintenance',
    version: '1',
    setIn: 'CODE',
    variant: 'off',
    enabled: false,
    canSplit: false,
  },
  scheduled: {
    serves: 'VARIANT',
    variant: 'on',
    from: '2031-01-01T10:00:00Z',
    value: {
      ...{
        routes: ['/register'],
        message: 'At nine.',
        pageTitle: 'Back soon',
        shouldShowDashboardLink: false,
      },
    },
  },
};

const show = (flag: Flag) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FlagState flag={flag} />
      <ChangeFlag flag={flag} />
    </QueryClientProvider>,
  );

it('a scheduled change shows beside the current state, and the form starts with it', () => {
  show(SCHEDULED);
  screen.getByText(/^Scheduled: On, from .* closes \/register$/);
  screen.getByText('A change is scheduled. What you save replaces it.');
  expect((screen.getByLabelText('Closed pages') as HTMLTextAreaElement).value).toBe('/register');
  expect((screen.getByLabelText(/^From/) as HTMLInputElement).value).toContain('2031-01-01T');
});

it('without a schedule, the form starts with the current state', () => {
  const { scheduled: _, ...flag } = SCHEDULED;
  show(flag);
  expect(screen.queryByText(/^Scheduled/)).toBeNull();
  expect(screen.queryByLabelText('Closed pages')).toBeNull();
});

it('offers an experiment only for a flag that pages ask for with an identifier', () => {
  const flag: Flag = {
    ...{ key: 'fe-webchat', version: '0', setIn: 'CODE', variant: 'off', enabled: false, canSplit: true },
  };
  show(flag);
  screen.getByRole('radio', { name: /^A share of people/ });
  cleanup();
  show({ ...flag, key: 'fe-heloc-sign-in', variant: 'folder', canSplit: false });
  expect(screen.queryByRole('radio', { name: /^A share of people/ })).toBeNull();
  screen.getByText(/a change has no effect/);
  screen.getByRole('radio', { name: /^Identity provider\s*The lender’s identity provider$/ });
});
