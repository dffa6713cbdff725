// Proves CO-53.

import { describe, expect, it } from 'vitest';
import { FlagSetting } from '../flags/flag-setting.ts';
import { changeProblem } from './closable-pages.ts';

describe('maintenance', () => {
  const value = {
    routes: ['/register'],
    message: 'Back at nine.',
    pageTitle: 'Closed',
    shouldShowDashboardLink: true,
  };
  const given = (value: unknown) =>
    changeProblem(
      'fe-heloc-maintenance',
      FlagSetting.parse({ serves: 'VARIANT', variant: 'on', value }),
      '2026-12-01T10:00:00Z',
    );

  it('closes pages that exist', () => {
    expect(given({ ...value, routes: ['/:uuid/income', '/'] })).toBeUndefined();
    expect(given({ ...value, routes: [] })).toEqual({
      field: 'value.routes',
      message: 'Name at least one page, or / for all pages',
    });
    for (const route of ['/register/support', '/clients/:client', '/:uuid/income/link/:type', '/auth'])
      expect(given({ ...value, routes: [route] }), route).toBeUndefined();
    for (const route of [
      ...['/console', '/account/heloc/register', '/:uuid/nothing', '/register/nonsense'],
      ...['/dashboard/nonsense', '/auth/login/now', '/:uuid/income/nonsense', '/registered'],
    ])
      expect(given({ ...value, routes: ['/register', route] })).toEqual({
        field: 'value.routes',
        message: `There is no page ${route}`,
      });
  });
});

describe('a new setting', () => {
  const [from, until] = ['2026-12-01T10:00:00Z', '2026-12-01T12:00:00Z'];
  const setting = FlagSetting.parse({ serves: 'VARIANT', variant: 'on', from, until });

  it('can’t have ended already', () => {
    expect(changeProblem('fe-webchat', setting, '2026-12-01T11:00:00Z')).toBeUndefined();
    expect(changeProblem('fe-webchat', setting, until)).toEqual({
      field: 'until',
      message: 'Must be in the future',
    });
  });
});
