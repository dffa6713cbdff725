import * as z from 'zod';
import { Decision, SubDecision } from '../facts/decisions.ts';
import { unfitReason } from '../reasons/principal-reason.ts';
import { isReasonCode, type ReasonCode } from '../reasons/reason-codes.ts';

/** What is decided when a rule sends a file somewhere. No policy can say one thing and do another. */
const DECIDED = {
  INELIGIBLE_PROPERTY: { decision: 'INELIGIBLE', subDecision: 'UNKNOWN_SUBDECISION' },
  CREDIT_SCORE_DECLINE: { decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION' },
  DECLINED: { decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION' },
  DELINQUENCY_REVIEW: { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' },
  UW_REVIEW: { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' },
  ASSETS_PREQUAL: { decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' },
  DTI_DECLINE: { decision: 'DECLINE', subDecision: 'UNVERIFIED_DTI_LIMITED' },
} as const satisfies Record<string, { decision: Decision; subDecision: SubDecision }>;

/** Where a file goes when a rule is the first to fail. */
type RuleStep = keyof typeof DECIDED;

/** What follows from a failing rule. */
export type Consequence = {
  readonly rule: string;
  readonly decision: Decision;
  readonly subDecision: SubDecision;
  readonly step: RuleStep;
  readonly reasonCode: ReasonCode | null;
  /** What the notice says where no printed reason fits. */
  readonly statedReason: string | null;
};

/**
 * What a row of a table of rules holds. Whoever may be refused for it is told why (12 CFR 1002.9(b)(2)); only a rule that asks for more
 * gives no reason.
 * @param steps where the rules of this table may send a file
 * @param reasons what a notice may say of what this table judges: nobody is told of their income where it was the home
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

/** Why a reason may not be printed in full as a policy has it. A code has its own column. */
function unfitInFull(statedReason: string): string | undefined {
  return isReasonCode(statedReason)
    ? 'Must be a sentence: a code stands in the column of codes'
    : unfitReason(statedReason);
}
