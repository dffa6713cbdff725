// Proves CO-51, CO-53.

import { describe, expect, it } from 'vitest';
import {
  DefaultFlags,
  FlagSetting,
  flagDefinition,
  isScheduled,
  settingAt,
  settingProblem,
} from './flag-setting.ts';
import { FLAG_KEYS, type FLAGS, flagRow } from './flags.ts';

describe('every flag', () => {
  it.each(FLAG_KEYS)('%s says what it decides, and has a default among its variants', (key) => {
    const { decides, variants, default: byDefault, off, value } = flagRow(key);
    expect(decides).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(variants)).toContain(byDefault);
    expect(Object.keys(variants)).toContain(off);
    for (const variant of Object.values(variants)) expect(value.safeParse(variant).success).toBe(true);
  });
});

describe('a setting', () => {
  const maintenance = 'fe-heloc-maintenance';
  const problem = (key: keyof typeof FLAGS, setting: unknown) =>
    settingProblem(key, FlagSetting.parse(setting));

  it('names a variant of its flag', () => {
    expect(problem('fe-webchat', { serves: 'VARIANT', variant: 'on' })).toBeUndefined();
    expect(problem('fe-webchat', { serves: 'VARIANT', variant: 'loud' })).toMatchObject({ field: 'variant' });
    expect(problem('fe-webchat', { serves: 'VARIANT', variant: '__proto__' })).toMatchObject({
      field: 'variant',
    });
  });

  it('has weights that add up to 100', () => {
    const split = (weights: object) => problem('fe-heloc-sign-in', { serves: 'SPLIT', weights });
    expect(split({ broker: 50, legacy: 50 })).toBeUndefined();
    expect(split({ broker: 50, legacy: 49 })).toEqual({
      field: 'weights',
      message: 'Must add up to 100, not 99',
    });
    expect(split({ broker: 50, purple: 50 })).toMatchObject({ message: 'Must name variants of the flag' });
    expect(FlagSetting.safeParse({ serves: 'SPLIT', weights: { broker: -1, legacy: 101 } }).success).toBe(
      false,
    );
    expect(FlagSetting.safeParse({ serves: 'SPLIT', weights: { broker: 0.5, legacy: 99.5 } }).success).toBe(
      false,
    );
  });

  it('has a rule in JSON', () => {
    const rule = (text: string) => problem('fe-webchat', { serves: 'RULE', rule: text });
    expect(rule('{"if": [{"==": [{"var": "context"}, "customer"]}, "on", "off"]}')).toBeUndefined();
    for (const text of ['{"if": [', '"on"', '[]', 'null'])
      expect(rule(text)).toMatchObject({ field: 'rule' });
  });

  it('has a rule with bounded run time: no operation that loops', () => {
    const rule = (text: string) => problem('fe-webchat', { serves: 'RULE', rule: text });
    const nested = '{"map": [[1, 2, 3], {"map": [[1, 2, 3], {"var": ""}]}]}';
    expect(rule(`{"if": [${nested}, "on", "off"]}`)).toEqual({
      field: 'rule',
      message: 'Cannot use the operation map',
    });
    expect(rule('{"hack": []}')).toMatchObject({ message: 'Cannot use the operation hack' });
    expect(rule('{"fractional": [{"var": "targetingKey"}, ["on", 10], ["off", 90]]}')).toBeUndefined();
  });

  it('has a value that the flag allows, or an error that names the wrong part', () => {
    const given = (value: unknown) => problem(maintenance, { serves: 'VARIANT', variant: 'on', value });
    const value = {
      routes: ['/register'],
      message: 'Back at nine.',
      pageTitle: 'Closed',
      shouldShowDashboardLink: true,
    };
    expect(given(value)).toBeUndefined();
    expect(given({ ...value, routes: ['register'] })).toMatchObject({ field: 'value.routes.0' });
    expect(given({ ...value, message: ' ' })).toMatchObject({ field: 'value.message', message: 'Required' });
    const url = (address: string) =>
      problem('fe-heloc-dashboard-url', { serves: 'VARIANT', variant: 'own', value: address });
    expect(url('https://lender.example/dashboard')).toBeUndefined();
    expect(url('javascript:alert(1)')).toMatchObject({ field: 'value' });
    expect(url('//evil.example')).toMatchObject({ field: 'value' });
  });

  it('applies from its start to its end, with the lender’s default before and after', () => {
    const lenders = FlagSetting.parse({ serves: 'VARIANT', variant: 'off' });
    const [from, until] = ['2026-12-01T10:00:00Z', '2026-12-01T12:00:00Z'];
    const scheduled = FlagSetting.parse({ serves: 'VARIANT', variant: 'on', from, until });
    expect(settingAt(scheduled, lenders, '2026-12-01T09:59:59.999Z')).toBe(lenders);
    expect(settingAt(scheduled, lenders, '2026-12-01T10:00:00.000Z')).toBe(scheduled);
    expect(settingAt(scheduled, undefined, '2026-12-01T12:00:00.000Z')).toBeUndefined();
    expect(problem(maintenance, { serves: 'VARIANT', variant: 'on', from: until, until: from })).toEqual({
      field: 'until',
      message: 'Must be after the start',
    });
  });
});

describe('the flags of a lender’s folder', () => {
  it('are none, or settings of known flags', () => {
    expect(DefaultFlags.parse(undefined)).toEqual({});
    const on = { serves: 'VARIANT', variant: 'on' };
    expect(DefaultFlags.parse({ 'fe-webchat': on })).toEqual({ 'fe-webchat': on });
    expect(DefaultFlags.safeParse({ 'fe-unknown': on }).success).toBe(false);
    const weights = { on: 60, off: 60 };
    const { error } = DefaultFlags.safeParse({ 'fe-webchat': { serves: 'SPLIT', weights } });
    expect(error?.issues).toMatchObject([
      { path: ['fe-webchat', 'weights'], message: 'Must add up to 100, not 120' },
    ]);
  });
});

it('a split keeps the order of the table, whatever the order of the weights', () => {
  const split = (weights: Record<string, number>) =>
    flagDefinition('fe-heloc-sign-in', { serves: 'SPLIT', weights });
  expect(split({ legacy: 30, broker: 70 })).toEqual(split({ broker: 70, legacy: 30 }));
});

describe('a setting with a start', () => {
  const [from, until] = ['2026-12-01T10:00:00Z', '2026-12-01T12:00:00Z'];
  const setting = FlagSetting.parse({ serves: 'VARIANT', variant: 'on', from, until });

  it('is scheduled until it begins', () => {
    expect(isScheduled(setting, '2026-12-01T09:59:59Z')).toBe(true);
    expect(isScheduled(setting, from)).toBe(false);
    expect(isScheduled(FlagSetting.parse({ serves: 'VARIANT', variant: 'on' }), from)).toBe(false);
  });
});
