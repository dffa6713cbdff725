import * as z from 'zod';
import { Decision, SubDecision } from '../facts/decisions.ts';
import { unfitReason } from '../reasons/principal-reason.ts';
import { isReasonCode, type ReasonCode } from '../reasons/reason-codes.ts';

/** The decision that each step implies. A policy can't name a step and another decision. */
const DECIDED = {
  INELIGIBLE_PROPERTY: { decision: 'INELIGIBLE', subDecision: 'UNKNOWN_SUBDECISION' },
  CREDIT_SCORE_DECLINE: { decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION' },
  DECLINED: { decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION' },
  DELINQUENCY_REVIEW: { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' },
  UW_REVIEW: { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' },
  ASSETS_PREQUAL: { decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' },
  DTI_DECLINE: { decision: 'DECLINE', subDecision: 'UNVERIFIED_DTI_LIMITED' },
} as const satisfies Record<string, { decision: Decision; subDecision: SubDecision }>;

/** The step that an application goes to when a rule is the first to fail. */
type RuleStep = keyof typeof DECIDED;

/** The consequence of a failed rule. */
export type Consequence = {
  readonly rule: string;
  readonly decision: Decision;
  readonly subDecision: SubDecision;
  readonly step: RuleStep;
  readonly reasonCode: ReasonCode | null;
  /** The reason in full, when no reason code fits. */
  readonly statedReason: string | null;
};

/**
 * Returns the output schema of a rules table. Every rule that may decline must give a reason (12 CFR 1002.9(b)(2)). Only a rule that
 * asks for assets gives none.
 * @param steps the steps that rules of this table may lead to
 * @param reasons the reason codes that fit what this table judges, so that no notice names income when the home was the problem
 */
export function consequenceAt<
  const Steps extends readonly RuleStep[],
  const Reasons extends readonly ReasonCode[],
>(steps: Steps, reasons: Reasons) {
  return z
    .object({
      rule: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'Must be a name in capitals'),
      decision: Decision,
      subDecision: SubDecision,
      step: z.enum(steps),
      reasonCode: z
        .enum(reasons, `Must be a reason for what the table judges: ${reasons.join(', ')}`)
        .nullable(),
      statedReason: z.string().nullable(),
    })
    .superRefine(({ decision, subDecision, step, reasonCode, statedReason }, problem) => {
      const decided = DECIDED[step];
      const say = (column: string, message: string) =>
        problem.addIssue({ code: 'custom', path: [column], message });
      if (decision !== decided.decision) say('decision', `Must be ${decided.decision} with ${step}`);
      if (subDecision !== decided.subDecision)
        say('subDecision', `Must be ${decided.subDecision} with ${step}`);
      if (reasonCode === null && step !== 'ASSETS_PREQUAL')
        say('reasonCode', 'Must be a reason: whoever is refused for it is told why');
      const unfit = statedReason === null ? undefined : unfitInFull(statedReason);
      if (unfit) say('statedReason', unfit);
      if ((reasonCode === 'AA24') !== (statedReason !== null))
        say('statedReason', 'AA24 and nothing else needs its reason in full');
    });
}

/** Returns why a notice may not print a stated reason. A code belongs in its own column. */
function unfitInFull(statedReason: string): string | undefined {
  return isReasonCode(statedReason)
    ? 'Must be a sentence: a code stands in the column of codes'
    : unfitReason(statedReason);
}
