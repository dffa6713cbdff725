// Proves EN-11, MN-01, RT-27.

import { expect, it } from 'vitest';
import { isClosed, MAINTENANCE_DEFAULTS, Maintenance } from './maintenance.ts';

const UUID = '3f0c1d52-7c1f-4a83-9f5e-0d6b4f1f2a10';

it.each([
  [['/'], '/register', true],
  [['/'], '/', true],
  [['/register'], '/register', true],
  [['/register'], '/register/account-setup', true],
  [['/register'], '/registered', false],
  [['/register'], '/', false],
  [['/:uuid'], `/${UUID}/income`, true],
  [['/:uuid'], '/dashboard', false],
  [['/:uuid/income'], `/${UUID}/income/link`, true],
  [['/:uuid/income'], `/${UUID}/offers`, false],
  [['/clients/:client'], '/clients/7', true],
  [['/register', '/dashboard'], '/dashboard', true],
  [[], '/register', false],
])('routes %j close %s: %s', (routes, path, closed) => {
  expect(isClosed({ routes }, path)).toBe(closed);
});

it('shows the published text by default, on every page, without a link to the dashboard', () => {
  expect(MAINTENANCE_DEFAULTS).toEqual({
    routes: ['/'],
    message:
      'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
    pageTitle: 'Scheduled Maintenance',
    shouldShowDashboardLink: false,
  });
});

it.each(['register', '/register?x=1', '//evil.example', '/a b', 'https://x.example'])(
  'rejects the route %s',
  (route) => {
    expect(Maintenance.safeParse({ ...MAINTENANCE_DEFAULTS, routes: [route] }).success).toBe(false);
  },
);
