import type { StaffAct } from './staff-acts.ts';

/** The acts that one person proposes and another confirms; of DECIDE_REVIEW and RESOLVE_OUTCOME only some. */
export const ACTS_OF_TWO = [
  'DECIDE_REVIEW',
  'DECLINE_APPLICATION',
  'RESOLVE_OUTCOME',
] as const satisfies readonly StaffAct[];

/** Review decisions that one person proposes and another confirms: the decline is final, or money leaves. */
const DECIDED_BY_TWO: readonly string[] = [
  'OWNERSHIP_REJECTED',
  'ALERT_CONFIRMED',
  'LIENS_UNRESOLVED',
  'DELINQUENCY_CONFIRMED',
  'UW_DECLINED',
  'REVIEW_FAILED',
  'FRAUD_CONFIRMED',
  'IDENTITY_REJECTED',
  'SANCTIONS_CONFIRMED',
  'BPO_UNOBTAINABLE',
  'TITLE_REJECTED',
  'TRUST_REJECTED',
  'COMPLIANCE_FAILED',
  'FUNDING_APPROVED',
  'FUNDING_DENIED',
];

type OwnWords = { readonly statedReason?: unknown; readonly given?: { readonly statedReason?: unknown } };

/** Returns whether an act states a reason of the notice in staff's own words. A second person of compliance confirms the words. */
export function statesOwnReason({ statedReason, given }: OwnWords): boolean {
  return (given?.statedReason ?? statedReason) !== undefined;
}

/** Returns whether a decision needs a second person. */
export function needsSecondPerson(decision: string): boolean {
  return DECIDED_BY_TWO.includes(decision);
}
