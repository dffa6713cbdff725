import * as z from 'zod';
import { Given } from '../tables/given.ts';
import { type Amounts, LINES, type LineCode, type ValueSource } from './explanation-lines.ts';
import type { DeepReadonly } from './fact.ts';
import { RuleVersion } from './rule-version.ts';

/** The table row that gave a line its figure. */
export const RuleRow = z.object({
  table: z.string(),
  /** Absent for a constant, which is a table of one value. */
  row: z.int().optional(),
  /** The policy of the row, where a policy of another day decided it. */
  policy: RuleVersion.optional(),
});
export type RuleRow = z.infer<typeof RuleRow>;

/** Where a value comes from, with the row that judged an automated one. */
export type SourcedValue = { readonly amounts: ValueSource; readonly rule?: RuleRow };

const SHARED = {
  rule: RuleRow.optional(),
  /** The cells that the row tested. */
  given: z.array(Given).optional(),
  /** The sum or the result of the lines above. */
  isTotal: z.boolean().optional(),
  /** Leaves the total unchanged. */
  addsNothing: z.boolean().optional(),
};

/** A line with one code. */
export type LineOf<C extends LineCode> = {
  [Code in C]: { code: Code; amounts: Amounts<Code> } & z.infer<z.ZodObject<typeof SHARED>>;
}[C];

/** One step toward an amount or a decision, as data: words are made for its reader when it is shown. */
export type ExplanationLine = LineOf<LineCode>;

const lineSchemas = Object.entries(LINES).map(([code, amounts]) =>
  z.object({ code: z.literal(code), amounts, ...SHARED }),
);

/** The compiler cannot follow a union built from a table: its type is stated. */
export const ExplanationLine = z.discriminatedUnion(
  'code',
  lineSchemas as [(typeof lineSchemas)[number]],
) as unknown as z.ZodType<ExplanationLine>;

/** The facts by which reviews are decided. */
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
  /** The offer that the section is about; absent where there is but one. */
  offer: z.object({ product: z.string(), termYears: z.int() }).optional(),
  /** REVIEW: which one. */
  review: z.enum(REVIEW_NAMES).optional(),
  /** RECORDED: the title of its time. */
  title: z.string().optional(),
  lines: z.array(ExplanationLine),
});
export type ExplanationSection = z.infer<typeof ExplanationSection>;

/** Why a decision, a rate or an amount is what it is, line by line, with the versions of the rules that decided it. */
export const Explanation = z.object({
  sheet: RuleVersion.optional(),
  policy: RuleVersion.optional(),
  sections: z.array(ExplanationSection),
});
export type Explanation = z.infer<typeof Explanation>;

/** Returns an explanation as it is stored in a fact. */
export function asExplanation(stored: DeepReadonly<Explanation>): Explanation {
  return Explanation.parse(stored);
}

/** Returns an explanation with the versions of the rules that it names. */
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
