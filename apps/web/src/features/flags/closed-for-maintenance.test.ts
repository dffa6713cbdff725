// Proves ER-05.

import { MAINTENANCE_DEFAULTS } from '@homeline/domain/flags/maintenance.ts';
import { expect, it } from 'vitest';
import { closedPage } from './closed-for-maintenance.ts';

const on = (variables: object, dashboardUrl?: string) =>
  new Map([
    ['fe-heloc-maintenance', decision('fe-heloc-maintenance', { ...MAINTENANCE_DEFAULTS, ...variables })],
    ...(dashboardUrl
      ? [['fe-heloc-dashboard-url', decision('fe-heloc-dashboard-url', { value: dashboardUrl })] as const]
      : []),
  ]);
const decision = (featureKey: string, variables: object) =>
  ({ featureKey, enabled: true, variables, reason: 'STATIC' }) as never;
const DASHBOARD = '/account/heloc/dashboard';

it('shows the page while the flag is unknown, off or invalid', () => {
  expect(closedPage(new Map(), '/register')).toBeUndefined();
  expect(closedPage(on({ routes: [] }), '/register')).toBeUndefined();
  expect(closedPage(on({ routes: 'all' }), '/register')).toBeUndefined();
});

it('closes the listed pages with the title and the message', () => {
  const decisions = on({ routes: ['/register'], pageTitle: 'Back soon', message: 'At nine.' });
  const closed = { pageTitle: 'Back soon', message: 'At nine.', dashboardUrl: undefined };
  expect(closedPage(decisions, '/register/account-setup')).toEqual(closed);
  expect(closedPage(decisions, '/dashboard')).toBeUndefined();
});

it('leads to the dashboard that the flag names, else to ours, and never to a closed page', () => {
  const link = { routes: ['/register'], shouldShowDashboardLink: true };
  expect(closedPage(on(link), '/register')?.dashboardUrl).toBe(DASHBOARD);
  expect(closedPage(on(link, 'https://lender.example/'), '/register')?.dashboardUrl).toBe(
    'https://lender.example/',
  );
  expect(closedPage(on({ ...link, routes: ['/'] }), '/register')?.dashboardUrl).toBeUndefined();
});
