import * as z from 'zod';
import { Decision, SubDecision } from '../facts/decisions.ts';
import { unfitReason } from '../reasons/principal-reason.ts';
import { isReasonCode, type ReasonCode } from '../reasons/reason-codes.ts';

/** The decision of each step. A policy row must give both. */
const DECISION_OF_STEP = {
  INELIGIBLE_PROPERTY: { decision: 'INELIGIBLE', subDecision: 'UNKNOWN_SUBDECISION' },
  CREDIT_SCORE_DECLINE: { decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION' },
  DECLINED: { decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION' },
  DELINQUENCY_REVIEW: { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' },
  UW_REVIEW: { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' },
  ASSETS_PREQUAL: { decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' },
  DTI_DECLINE: { decision: 'DECLINE', subDecision: 'UNVERIFIED_DTI_LIMITED' },
} as const satisfies Record<string, { decision: Decision; subDecision: SubDecision }>;

/** The step of an application after a rule is the first to fail. */
type RuleStep = keyof typeof DECISION_OF_STEP;

/** The decision, step and reason that a failed rule leads to. */
export type Consequence = {
  readonly rule: string;
  readonly decision: Decision;
  readonly subDecision: SubDecision;
  readonly step: RuleStep;
  readonly reasonCode: ReasonCode | null;
  /** The full text of the reason, when no reason code fits. */
  readonly statedReason: string | null;
};

/**
 * Returns the output schema of a rules table. Every rule must give a reason (12 CFR 1002.9(b)(2)), except one that asks for assets.
 * @param steps the steps allowed in this table
 * @param reasons the reason codes allowed in this table, so that a property rule can't give an income reason
 */
export function consequenceSchema<
  const Steps extends readonly RuleStep[],
  const Reasons extends readonly ReasonCode[],
>(steps: Steps, reasons: Reasons) {
  return z
    .object({
      rule: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'Must be an upper-case name'),
      decision: Decision,
      subDecision: SubDecision,
      step: z.enum(steps),
      reasonCode: z.enum(reasons, `Must be a reason that fits this table: ${reasons.join(', ')}`).nullable(),
      statedReason: z.string().nullable(),
    })
    .superRefine(({ decision, subDecision, step, reasonCode, statedReason }, problem) => {
      const expected = DECISION_OF_STEP[step];
      const report = (column: string, message: string) =>
        problem.addIssue({ code: 'custom', path: [column], message });
      if (decision !== expected.decision)
        report('decision', `Must be ${expected.decision} when the step is ${step}`);
      if (subDecision !== expected.subDecision)
        report('subDecision', `Must be ${expected.subDecision} when the step is ${step}`);
      if (reasonCode === null && step !== 'ASSETS_PREQUAL')
        report('reasonCode', 'Must be a reason: the adverse action notice states it');
      const unfit = statedReason === null ? undefined : statedReasonProblem(statedReason);
      if (unfit) report('statedReason', unfit);
      if ((reasonCode === 'AA24') !== (statedReason !== null))
        report('statedReason', 'Must be a sentence for AA24 and null for any other code');
    });
}

/** Returns why a notice may not print a stated reason, if it may not. */
function statedReasonProblem(statedReason: string): string | undefined {
  return isReasonCode(statedReason)
    ? 'Must be a sentence: codes belong in the reason code column'
    : unfitReason(statedReason);
}
