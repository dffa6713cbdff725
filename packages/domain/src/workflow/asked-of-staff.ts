import { plainName } from './staff-decisions.ts';
import type { StaffGiven } from './staff-ruling.ts';

/** What decisions ask for besides words; any other asks for nothing. */
export const ASKED: Readonly<Record<string, keyof StaffGiven>> = {
  OPS_PROPERTY_MATCHED: 'parcel',
  MERCHANT_REVIEWED: 'debts',
  PAYSTUBS_ACCEPTED: 'monthlyGrossCents',
  VALUE_ACCEPTED: 'valueCents',
  VALUE_LOWERS_OFFER: 'valueCents',
};
/** May be given with every decision. */
const ALWAYS: readonly string[] = ['comments', 'reason'] satisfies readonly (keyof StaffGiven)[];

/**
 * What a decision asks for besides words.
 * @param name of the decision, with or without the words that say how far the file is
 */
export function askedOfStaff(name: string): keyof StaffGiven | undefined {
  return ASKED[plainName(name)];
}

/**
 * That something is given which the decision does not ask for, in words for whoever gives it; undefined where nothing is.
 * @param name of the decision, with or without the words that say how far the file is
 */
export function notAskedFor(name: string, given: StaffGiven): string | undefined {
  const asked = askedOfStaff(name);
  const lost = Object.keys(given).filter((key) => key !== asked && !ALWAYS.includes(key));
  if (lost.length === 0) return undefined;
  return `${name} asks for ${asked ?? 'nothing besides words'}, and not for ${lost.join(', ')}: nothing is decided`;
}
