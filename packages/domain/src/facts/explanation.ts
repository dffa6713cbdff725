import * as z from 'zod';
import { TestedInput } from '../tables/tested-inputs.ts';
import { type Amounts, LINES, type LineCode, type ValueSource } from './explanation-lines.ts';
import type { DeepReadonly } from './fact.ts';
import { RuleVersion } from './rule-version.ts';

/** The table row that a line's figure comes from. */
export const RuleRow = z.object({
  table: z.string(),
  /** Absent for a constant, which is a table with one value. */
  row: z.int().optional(),
  /** The policy version of the row, when it differs from the explanation's. */
  policy: RuleVersion.optional(),
});
export type RuleRow = z.infer<typeof RuleRow>;

/** The source of a home value, with the policy row that matched an AVM. */
export type SourcedValue = { readonly amounts: ValueSource; readonly rule?: RuleRow };

const SHARED = {
  rule: RuleRow.optional(),
  /** The row's cells and the values that they tested. */
  given: z.array(TestedInput).optional(),
  /** The line is the sum or the result of the lines above. */
  isTotal: z.boolean().optional(),
  /** The line leaves the total unchanged. */
  addsNothing: z.boolean().optional(),
};

/** An explanation line with the given code. */
export type LineOf<C extends LineCode> = {
  [Code in C]: { code: Code; amounts: Amounts<Code> } & z.infer<z.ZodObject<typeof SHARED>>;
}[C];

/** One step of a calculation or decision, stored as data and worded for its reader when shown. */
export type ExplanationLine = LineOf<LineCode>;

const lineSchemas = Object.entries(LINES).map(([code, amounts]) =>
  z.object({ code: z.literal(code), amounts, ...SHARED }),
);

/** The type is stated because the compiler can't infer a union built from a table. */
export const ExplanationLine = z.discriminatedUnion(
  'code',
  lineSchemas as [(typeof lineSchemas)[number]],
) as unknown as z.ZodType<ExplanationLine>;

/** The facts that hold review decisions. */
export const REVIEW_NAMES = [
  'propertyMatchDecisions',
  'ownershipDecisions',
  'fraudAlertDecisions',
  'lienDecisions',
  'delinquencyDecisions',
  'underwriterDecisions',
  'hardCreditDecisions',
  'paystubDecisions',
  'bankDecisions',
  'identityDecisions',
  'sanctionsDecisions',
  'valuationDecisions',
  'titleDecisions',
  'recordingTaxDecisions',
  'trustDecisions',
  'payoffDecisions',
  'conditionDecisions',
  'complianceDecisions',
  'attorneyDecisions',
  'signdocsDecisions',
  'deedDecisions',
  'insuranceDecisions',
  'fundingDecisions',
] as const;
export type ReviewName = (typeof REVIEW_NAMES)[number];

export const SectionCode = z.enum([
  'BASIS',
  'INCOME',
  'DEBTS',
  'LIENS',
  'POLICY_LIMITS',
  'VALUE_FOUND',
  'HOME',
  'DECISION',
  'TERMS_REFUSED',
  'LINE_SIZE',
  'RATE',
  'PAYMENT',
  'CASH',
  'RECORDING',
  'REVIEW',
  'END',
  'REASONS',
  'RECORDED',
]);
export type SectionCode = z.infer<typeof SectionCode>;

/** Explanation lines on one subject. */
export const ExplanationSection = z.object({
  code: SectionCode,
  /** The offer of the section. Absent when there is only one. */
  offer: z.object({ product: z.string(), termYears: z.int() }).optional(),
  /** REVIEW only. */
  review: z.enum(REVIEW_NAMES).optional(),
  /** RECORDED only: the title as stored at the time. */
  title: z.string().optional(),
  lines: z.array(ExplanationLine),
});
export type ExplanationSection = z.infer<typeof ExplanationSection>;

/** The line-by-line reasons for a decision, a rate or an amount, with the versions of the rules applied. */
export const Explanation = z.object({
  sheet: RuleVersion.optional(),
  policy: RuleVersion.optional(),
  sections: z.array(ExplanationSection),
});
export type Explanation = z.infer<typeof Explanation>;

/** Parses an explanation stored in a fact. */
export function asExplanation(stored: DeepReadonly<Explanation>): Explanation {
  return Explanation.parse(stored);
}

/** Returns an explanation that names the versions of the rules applied. */
export function explanationBy(
  { sheet, policy }: { readonly sheet?: RuleVersion; readonly policy?: RuleVersion },
  sections: readonly ExplanationSection[],
): Explanation {
  const versionOf = ({ version, sha256 }: RuleVersion): RuleVersion => ({ version, sha256 });
  return {
    ...(sheet && { sheet: versionOf(sheet) }),
    ...(policy && { policy: versionOf(policy) }),
    sections: [...sections],
  };
}

/** Returns the line that states a decision. */
export function decisionLine(decision: string): ExplanationLine {
  return { code: 'DECISION', amounts: { decision }, isTotal: true };
}
