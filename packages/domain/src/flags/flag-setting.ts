import * as z from 'zod';
import { FLAG_KEYS, type FlagKey, flagRow, type Json } from './flags.ts';

const Variant = z.string().min(1, 'Required').max(40);

/** Longer rules belong in the lender's own flag service. */
export const LONGEST_RULE = 4000;

/**
 * What a lender set for a flag.
 * - `VARIANT`: everyone gets one variant, from and until an instant if given; `value` replaces the variant's own.
 * - `SPLIT`: an experiment. People are split by weights in percent, and each keeps their variant.
 * - `RULE`: a rule in JsonLogic names the variant, or null for the lender's default.
 */
export const FlagSetting = z.discriminatedUnion(
  'serves',
  [
    z.strictObject({
      serves: z.literal('VARIANT'),
      variant: Variant,
      value: z.json().optional(),
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
    }),
    z.strictObject({
      serves: z.literal('SPLIT'),
      weights: z.record(
        z.string().max(40),
        z.int('Must be a whole number').min(0, 'Must be at least 0').max(100),
      ),
    }),
    z.strictObject({
      serves: z.literal('RULE'),
      /** As JSON text. */
      rule: z.string('Required').trim().min(1, 'Required').max(LONGEST_RULE),
    }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? 'Must be one of VARIANT, SPLIT, RULE' : undefined) },
);
export type FlagSetting = z.infer<typeof FlagSetting>;

/** A problem, and the field that has it. */
export type SettingProblem = { readonly field: string; readonly message: string };

/** Returns what is wrong with a setting of a flag; undefined if it can be used. The server also checks that a rule can be evaluated. */
export function settingProblem(key: FlagKey, setting: FlagSetting): SettingProblem | undefined {
  const { variants, value: Value } = flagRow(key);
  const isVariant = (name: string) => Object.hasOwn(variants, name);
  switch (setting.serves) {
    case 'VARIANT': {
      const { variant, value, from, until } = setting;
      if (!isVariant(variant)) return problem('variant', 'Must be one of the choices');
      const parsed = value === undefined ? undefined : Value.safeParse(value);
      const [issue] = parsed?.error?.issues ?? [];
      if (issue) return problem(['value', ...issue.path].join('.'), issue.message);
      if (from && until && Date.parse(from) >= Date.parse(until))
        return problem('until', 'Must be after the start');
      return undefined;
    }
    case 'SPLIT': {
      const names = Object.keys(setting.weights);
      if (!names.every(isVariant)) return problem('weights', 'Must name variants of the flag');
      const sum = Object.values(setting.weights).reduce((total, weight) => total + weight, 0);
      return sum === 100 ? undefined : problem('weights', `Must add up to 100, not ${sum}`);
    }
    case 'RULE': {
      const rule = parseJson(setting.rule);
      if (typeof rule !== 'object' || rule === null || Array.isArray(rule))
        return problem('rule', 'Must be a rule in JSON, such as {"if": […]}');
      const forbidden = operationsIn(rule).find((operation) => !OPERATIONS.includes(operation));
      return forbidden === undefined ? undefined : problem('rule', `Cannot use the operation ${forbidden}`);
    }
  }
}

/** The operations of a rule. None repeats another one, so the time for a rule is bounded by its length. */
const OPERATIONS = [
  ...['if', '?:', '==', '===', '!=', '!==', '!', '!!', 'and', 'or', '<', '<=', '>', '>='],
  ...['var', 'in', 'cat', 'substr', '+', '-', '*', '/', '%', 'min', 'max'],
  ...['fractional', 'sem_ver', 'starts_with', 'ends_with'],
];

function operationsIn(rule: unknown): readonly string[] {
  if (typeof rule !== 'object' || rule === null) return [];
  const own = Array.isArray(rule) ? [] : Object.keys(rule);
  return [...own, ...Object.values(rule).flatMap(operationsIn)];
}

function problem(field: string, message: string): SettingProblem {
  return { field, message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The flags that a lender's folder sets. */
export const DefaultFlags = z
  .partialRecord(z.enum(FLAG_KEYS), FlagSetting)
  .default({})
  .superRefine((settings, context) => {
    for (const key of FLAG_KEYS) {
      const setting = settings[key];
      const found = setting && settingProblem(key, setting);
      if (found) context.addIssue({ code: 'custom', path: [key, found.field], message: found.message });
    }
  });

/** Returns the setting in force at an instant: outside its time, a scheduled one gives way to the lender's default. */
export function settingAt(
  setting: FlagSetting | undefined,
  lendersDefault: FlagSetting | undefined,
  now: string,
): FlagSetting | undefined {
  if (setting?.serves !== 'VARIANT') return setting ?? lendersDefault;
  const { from, until } = setting;
  const at = Date.parse(now);
  const isNow = (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until));
  return isNow ? setting : lendersDefault;
}

/** Returns whether a setting begins later. */
export function isScheduled(setting: FlagSetting | undefined, now: string): boolean {
  return (
    setting?.serves === 'VARIANT' && setting.from !== undefined && Date.parse(now) < Date.parse(setting.from)
  );
}

/** A flag as the evaluator reads it: a flag definition of OpenFeature's flagd. */
export type FlagDefinition = {
  readonly state: 'ENABLED';
  readonly variants: Readonly<Record<string, Json>>;
  readonly defaultVariant: string;
  readonly targeting?: unknown;
};

/**
 * Returns the definition of a flag with a setting; without one, its default in code.
 * @param lendersDefault what people get if a split or a rule gives them no variant
 */
export function flagDefinition(
  key: FlagKey,
  setting: FlagSetting | undefined,
  lendersDefault?: FlagSetting,
): FlagDefinition {
  const row = flagRow(key);
  const definition = { state: 'ENABLED', variants: row.variants, defaultVariant: row.default } as const;
  const fallback = lendersDefault?.serves === 'VARIANT' ? flagDefinition(key, lendersDefault) : definition;
  switch (setting?.serves) {
    case undefined:
      return definition;
    case 'VARIANT': {
      const value = (setting.value ?? row.variants[setting.variant]) as Json;
      return {
        ...definition,
        variants: { ...row.variants, [setting.variant]: value },
        defaultVariant: setting.variant,
      };
    }
    case 'SPLIT': {
      // With the key in the hash, the same people aren't first in every experiment.
      const person = { cat: [key, { var: 'targetingKey' }] };
      // In the order of the table: a database may return the keys of an object in a different order.
      const weights = Object.keys(row.variants).map((name) => [name, setting.weights[name] ?? 0]);
      const split = { fractional: [person, ...weights] };
      return { ...fallback, targeting: { if: [{ '!!': { var: 'targetingKey' } }, split, null] } };
    }
    case 'RULE':
      return { ...fallback, targeting: JSON.parse(setting.rule) };
  }
}
