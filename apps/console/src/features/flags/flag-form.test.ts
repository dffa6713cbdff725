// Proves CO-51.

import { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { describe, expect, it } from 'vitest';
import { instantInWords } from '../../shell/dates.ts';
import { messageInWords, settingInWords } from './copy.ts';
import { type FlagFields, fieldsOf, flagFieldsSchema, settingOf } from './flag-form.ts';

const MAINTENANCE = 'fe-heloc-maintenance';
const change = (key: Parameters<typeof fieldsOf>[0], fields: object) =>
  ({ ...fieldsOf(key, undefined), reason: 'A test', ...fields }) as FlagFields;
const problemOf = (key: Parameters<typeof fieldsOf>[0], fields: object) => {
  const { error } = flagFieldsSchema(key).safeParse(change(key, fields));
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the form of maintenance', () => {
  it('starts with the published text, switched off', () => {
    const fields = fieldsOf(MAINTENANCE, undefined);
    expect(fields).toMatchObject({
      serves: 'VARIANT',
      variant: 'off',
      routes: '/',
      pageTitle: 'Scheduled Maintenance',
    });
    expect(settingOf(MAINTENANCE, change(MAINTENANCE, {}))).toEqual({ serves: 'VARIANT', variant: 'off' });
  });

  it('turns one line per page into a setting, and back', () => {
    const fields = change(MAINTENANCE, {
      variant: 'on',
      routes: ' /register\n\n/:uuid/income ',
      message: 'Back at nine.',
      shouldShowDashboardLink: true,
      from: '2026-12-01T10:00',
    });
    const setting = settingOf(MAINTENANCE, fields) as never;
    expect(setting).toEqual({
      serves: 'VARIANT',
      variant: 'on',
      from: new Date('2026-12-01T10:00').toISOString(),
      value: {
        routes: ['/register', '/:uuid/income'],
        pageTitle: 'Scheduled Maintenance',
        message: 'Back at nine.',
        shouldShowDashboardLink: true,
      },
    });
    expect(fieldsOf(MAINTENANCE, setting)).toMatchObject({
      routes: '/register\n/:uuid/income',
      from: '2026-12-01T10:00',
      shouldShowDashboardLink: true,
    });
  });

  it('shows a field’s error beside it', () => {
    expect(problemOf(MAINTENANCE, { variant: 'on', routes: 'register' })).toEqual([
      ['routes', 'Must be a path such as /register or /:uuid/income'],
    ]);
    expect(problemOf(MAINTENANCE, { variant: 'on', routes: ' ' })).toEqual([
      ['routes', 'Name at least one page, or / for all pages'],
    ]);
    expect(problemOf(MAINTENANCE, { variant: 'on', routes: '/console' })).toEqual([
      ['routes', 'There is no page /console'],
    ]);
    expect(problemOf(MAINTENANCE, { variant: 'on', message: undefined })).toEqual([['message', 'Required']]);
    const times = { variant: 'on', from: '2026-12-01T10:00', until: '2026-12-01T09:00' };
    expect(problemOf(MAINTENANCE, times)).toEqual([['until', 'Must be after the start']]);
    const over = { variant: 'on', from: '2026-01-01T10:00', until: '2026-01-01T11:00' };
    expect(problemOf(MAINTENANCE, over)).toEqual([['until', 'Must be in the future']]);
    expect(problemOf(MAINTENANCE, { reason: ' ' })?.[0]?.[0]).toBe('reason');
  });
});

describe('a maintenance page entered as a full address', () => {
  it.each([
    ['/account/heloc/register', '/register'],
    ['https://lender.example/account/heloc/register/?ref=1', '/register'],
    ['/account/heloc', '/'],
    ['/', '/'],
  ])('%s closes %s', (typed, route) => {
    const fields = change(MAINTENANCE, { variant: 'on', routes: typed });
    expect(settingOf(MAINTENANCE, fields)).toMatchObject({ value: { routes: [route] } });
    expect(problemOf(MAINTENANCE, { variant: 'on', routes: typed })).toBeUndefined();
  });
});

describe('a setting in words', () => {
  it('names the closed pages, the times, and what the page says', () => {
    const setting = FlagSetting.parse(
      settingOf(
        MAINTENANCE,
        change(MAINTENANCE, { variant: 'on', routes: '/register\n/auth', message: 'At nine.' }),
      ),
    );
    expect(settingInWords(setting)).toBe('On, closes /register /auth');
    expect(messageInWords(setting)).toBe('“Scheduled Maintenance”: At nine.');
    const from = '2026-12-01T10:00:00Z';
    expect(settingInWords({ serves: 'VARIANT', variant: 'on', from })).toBe(
      `On, from ${instantInWords(from)}`,
    );
  });
});

describe('the other forms', () => {
  it('split people by weights that must add up to 100', () => {
    const weights = { folder: 0, broker: 50, legacy: 40 };
    expect(problemOf('fe-heloc-sign-in', { serves: 'SPLIT', weights })).toEqual([
      ['weights.folder', 'Must add up to 100, not 90'],
    ]);
    expect(
      problemOf('fe-heloc-sign-in', { serves: 'SPLIT', weights: { broker: 50, legacy: 50 } }),
    ).toBeUndefined();
  });

  it('take a rule, an address and the lender’s default', () => {
    expect(problemOf('fe-webchat', { serves: 'RULE', rule: 'on' })?.[0]?.[0]).toBe('rule');
    expect(problemOf('fe-heloc-dashboard-url', { address: 'dashboard' })?.[0]?.[0]).toBe('address');
    expect(settingOf('fe-webchat', change('fe-webchat', { serves: 'DEFAULT' }))).toBeNull();
  });
});
