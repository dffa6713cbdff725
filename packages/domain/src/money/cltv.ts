import { type Cents, sumCents } from './cents.ts';

/**
 * Returns the CLTV in percent, unrounded: the retained liens plus the line, divided by the value.
 * @param valueCents above zero
 */
export function cltvPct(valueCents: Cents, retainedLiensCents: readonly Cents[], lineCents: Cents): number {
  return ((sumCents(retainedLiensCents) + lineCents) * 100) / valueCents;
}
