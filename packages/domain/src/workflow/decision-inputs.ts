import { baseDecisionName } from './staff-decisions.ts';
import type { StaffInput } from './staff-outcome.ts';

/** The input that a decision takes besides comments and a reason; other decisions take none. */
export const DECISION_INPUTS: Readonly<Record<string, keyof StaffInput>> = {
  OPS_PROPERTY_MATCHED: 'parcel',
  MERCHANT_REVIEWED: 'debts',
  PAYSTUBS_ACCEPTED: 'monthlyGrossCents',
  PAYSTUBS_REJECTED: 'numDocsRequired',
  RECORDING_TAX_GIVEN: 'recordingTax',
  TITLE_CLEARED: 'legalDescription',
  VALUE_ACCEPTED: 'valueCents',
  VALUE_LOWERS_OFFER: 'valueCents',
};
/** What may come with a decision's own input. */
const ALSO: Readonly<Partial<Record<keyof StaffInput, keyof StaffInput>>> = {
  monthlyGrossCents: 'taxFreeCents',
};
/** Inputs that every decision accepts. */
const COMMON_INPUTS: readonly string[] = [
  'comments',
  'reason',
  'reasonCodes',
  'statedReason',
] satisfies readonly (keyof StaffInput)[];

/**
 * Returns the input that a decision takes besides comments and a reason.
 * @param name the decision, with or without its stage suffix
 */
export function decisionInput(name: string): keyof StaffInput | undefined {
  return DECISION_INPUTS[baseDecisionName(name)];
}

/**
 * Returns the problem with inputs that a decision does not take; undefined when every input is accepted.
 * @param name the decision, with or without its stage suffix
 */
export function unexpectedInputs(name: string, given: StaffInput): string | undefined {
  const accepted = decisionInput(name);
  const also = accepted && ALSO[accepted];
  const unexpected = Object.keys(given).filter(
    (key) => key !== accepted && key !== also && !COMMON_INPUTS.includes(key),
  );
  if (unexpected.length === 0) return undefined;
  return `${name} takes ${accepted ?? 'only comments and a reason'}, not ${unexpected.join(', ')}: no decision was recorded`;
}
