import {
  type FlagDefinition,
  type FlagSetting,
  flagDefinition,
} from '@homeline/domain/flags/flag-setting.ts';
import { type FlagKey, flagRow, type Json } from '@homeline/domain/flags/flags.ts';
import { type FeatureFlag, MemoryStorage } from '@openfeature/flagd-core';

/** What a flag is asked about. */
export type FlagUser = {
  /** The person's identifier in the experiments. */
  readonly trackerId?: string | undefined;
  readonly attributes?: Readonly<Record<string, string | number | boolean>> | undefined;
};

/** Why a flag has its value, in the words of OpenFeature. `ERROR`: it couldn't be evaluated, and has its default. */
export type FlagReason = 'STATIC' | 'DEFAULT' | 'TARGETING_MATCH' | 'SPLIT' | 'ERROR';

export type Evaluation = {
  readonly variant: string;
  readonly value: Json;
  readonly reason: FlagReason;
};

const SILENT = { error() {}, warn() {}, info() {}, debug() {} };

/**
 * Reads a flag definition, rules included.
 * @throws Error if it doesn't match flagd's schema or names an unknown operation
 */
export function readDefinition(key: string, definition: unknown): FeatureFlag {
  // Rules are interpreted: no text that a person typed becomes code.
  const storage = new MemoryStorage(SILENT, { disableDynamicCodeGeneration: true });
  storage.setConfigurations(JSON.stringify({ flags: { [key]: definition } }), true);
  const flag = storage.getFlag(key);
  if (!flag) throw new Error(`The definition of ${key} is empty`);
  return flag;
}

/** Returns why the rule of a setting can't be evaluated; undefined if it can. */
export function ruleProblem(key: FlagKey, setting: FlagSetting): string | undefined {
  if (setting.serves !== 'RULE') return undefined;
  try {
    const { reason } = readDefinition(key, flagDefinition(key, setting)).evaluate({}, SILENT);
    return reason === 'ERROR' ? UNUSABLE_RULE : undefined;
  } catch {
    return UNUSABLE_RULE;
  }
}

const UNUSABLE_RULE = 'Must be a rule in JsonLogic that names a variant';

/**
 * Evaluates a flag with a setting, without an outside service. Never throws: a flag that can't be evaluated has its default.
 * @param lendersDefault what people get if a split or a rule gives them no variant
 */
export function evaluateFlag(
  key: FlagKey,
  setting: FlagSetting | undefined,
  { trackerId, attributes }: FlagUser,
  lendersDefault?: FlagSetting,
): Evaluation {
  try {
    const context = { ...attributes, ...(trackerId && { targetingKey: trackerId }) };
    const { value, variant, reason } = flagOf(key, setting, lendersDefault).evaluate(context, SILENT);
    if (value === undefined || variant === undefined) return defaultOf(key);
    const isSplit = setting?.serves === 'SPLIT' && reason === 'TARGETING_MATCH';
    return { value: value as Json, variant, reason: isSplit ? 'SPLIT' : (reason as FlagReason) };
  } catch {
    return defaultOf(key);
  }
}

/** Returns a flag's default in code. */
export function defaultOf(key: FlagKey): Evaluation {
  const { variants, default: variant } = flagRow(key);
  return { variant, value: variants[variant] as Json, reason: 'ERROR' };
}

type Read = { readonly flag: FeatureFlag; readonly lendersDefault: FlagSetting | undefined };
const read = new WeakMap<FlagSetting, Read>();
const unset = new Map<FlagKey, FeatureFlag>();

/** Reads each setting once. */
function flagOf(
  key: FlagKey,
  setting: FlagSetting | undefined,
  lendersDefault: FlagSetting | undefined,
): FeatureFlag {
  const before = setting && read.get(setting);
  const known = before?.lendersDefault === lendersDefault ? before?.flag : undefined;
  const found = setting ? known : unset.get(key);
  if (found) return found;
  const definition: FlagDefinition = flagDefinition(key, setting, lendersDefault);
  const flag = readDefinition(key, definition);
  if (setting) read.set(setting, { flag, lendersDefault });
  else unset.set(key, flag);
  return flag;
}
