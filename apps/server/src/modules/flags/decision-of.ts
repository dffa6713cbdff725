import type { Decision } from '@homeline/domain/flags/decision.ts';
import { type FlagKey, flagRow, type Json } from '@homeline/domain/flags/flags.ts';
import type { FlagAnswer } from './flags.ts';

/** Returns an evaluation as pages read it. */
export function decisionOf(featureKey: FlagKey, answer: FlagAnswer): Decision {
  const { variant, value, reason } = answer;
  const variables = isObject(value) ? value : { value };
  return { featureKey, enabled: isEnabled(featureKey, answer), variationKey: variant, variables, reason };
}

/** Returns whether an evaluation turns its flag on. */
export function isEnabled(key: FlagKey, { variant, value }: FlagAnswer): boolean {
  return typeof value === 'boolean' ? value : variant !== flagRow(key).off;
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
