// Proves CO-51.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { describe, expect, it } from 'vitest';
import { defaultOf, evaluateFlag, ruleProblem } from './evaluate.ts';

const PEOPLE = 100_000;
const SPLIT = FlagSetting.parse({ serves: 'SPLIT', weights: { folder: 10, broker: 55, legacy: 35 } });

const variantOf = (person: number) =>
  evaluateFlag('fe-heloc-sign-in', SPLIT, { trackerId: `person-${person}` }).variant;

describe(`a split of ${PEOPLE.toLocaleString('en-US')} people`, () => {
  const variants = Array.from({ length: PEOPLE }, (_, person) => variantOf(person));

  it('is within 1 % of its weights', () => {
    for (const [variant, weight] of [
      ['folder', 10],
      ['broker', 55],
      ['legacy', 35],
    ] as const) {
      const share = (100 * variants.filter((one) => one === variant).length) / PEOPLE;
      expect(Math.abs(share - weight)).toBeLessThan(1);
    }
  });

  it('is the same in another process, and after a restart', () => {
    const digest = createHash('sha256').update(variants.join()).digest('hex');
    const program = `
      const { createHash } = await import('node:crypto');
      const { evaluateFlag } = await import(${JSON.stringify(join(import.meta.dirname, 'evaluate.ts'))});
      const setting = { serves: 'SPLIT', weights: { legacy: 35, folder: 10, broker: 55 } };
      const of = (person) => evaluateFlag('fe-heloc-sign-in', setting, { trackerId: 'person-' + person }).variant;
      const variants = Array.from({ length: ${PEOPLE} }, (_, person) => of(person));
      process.stdout.write(createHash('sha256').update(variants.join()).digest('hex'));`;
    const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(elsewhere).toBe(digest);
  }, 60_000);

  it('is independent of another experiment’s', () => {
    const other = FlagSetting.parse({ serves: 'SPLIT', weights: { on: 50, off: 50 } });
    const half = FlagSetting.parse({ serves: 'SPLIT', weights: { broker: 50, legacy: 50 } });
    const both = Array.from({ length: 10_000 }, (_, person) => ({ trackerId: `person-${person}` })).filter(
      (user) =>
        evaluateFlag('fe-webchat', other, user).variant === 'on' &&
        evaluateFlag('fe-heloc-sign-in', half, user).variant === 'broker',
    );
    expect(Math.abs(both.length / 10_000 - 0.25)).toBeLessThan(0.02);
  });
});

describe('a flag', () => {
  it('has its code’s default without a setting', () => {
    expect(evaluateFlag('fe-webchat', undefined, {})).toEqual({
      variant: 'off',
      value: false,
      reason: 'STATIC',
    });
  });

  it('with a split has its default for a person without an identifier', () => {
    expect(evaluateFlag('fe-heloc-sign-in', SPLIT, {})).toMatchObject({
      variant: 'folder',
      reason: 'DEFAULT',
    });
  });

  it('with a split or a rule has the lender’s default for people it leaves out', () => {
    const lendersDefault = FlagSetting.parse({ serves: 'VARIANT', variant: 'on' });
    for (const setting of [
      FlagSetting.parse({ serves: 'SPLIT', weights: { on: 0, off: 100 } }),
      FlagSetting.parse({ serves: 'RULE', rule: '{"if": [{"var": "targetingKey"}, "off", null]}' }),
    ]) {
      expect(evaluateFlag('fe-webchat', setting, {})).toMatchObject({ variant: 'off' });
      expect(evaluateFlag('fe-webchat', setting, {}, lendersDefault)).toMatchObject({
        variant: 'on',
        value: true,
        reason: 'DEFAULT',
      });
      expect(evaluateFlag('fe-webchat', setting, { trackerId: 'a' }, lendersDefault).variant).toBe('off');
    }
  });

  it('follows a rule about attributes that the page sends', () => {
    const rule = '{"if": [{"==": [{"var": "context"}, "customer"]}, "on", null]}';
    const setting = FlagSetting.parse({ serves: 'RULE', rule });
    const of = (context: string) => evaluateFlag('fe-webchat', setting, { attributes: { context } });
    expect(of('customer')).toEqual({ variant: 'on', value: true, reason: 'TARGETING_MATCH' });
    expect(of('visitor')).toEqual({ variant: 'off', value: false, reason: 'DEFAULT' });
  });

  it.each([
    '{"no-such-operation": [1]}',
    '{"if": [true, "no-such-variant"]}',
    '{"if": [',
    '{"fractional": "x"}',
  ])('with the rule %s has its default, and the rule is refused', (rule) => {
    const setting: FlagSetting = { serves: 'RULE', rule };
    expect(evaluateFlag('fe-webchat', setting, { trackerId: 'a' })).toEqual(defaultOf('fe-webchat'));
    expect(ruleProblem('fe-webchat', setting)).toBe('Must be a rule in JsonLogic that names a variant');
  });
});
