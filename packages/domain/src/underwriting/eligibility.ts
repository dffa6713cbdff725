import type * as z from 'zod';
import type { Derogatories } from '../facts/credit.facts.ts';
import type { Occupancy, OwnershipType, PropertyType } from '../facts/home.ts';
import type { PropertyCondition } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { Consequence } from '../policy/consequence.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { type Home, type Limits, limitsFor, minimumFico, underwritingFico } from '../policy/limits.ts';
import { dtiLine, equityLine, maxNewPaymentCents } from '../pricing/ratios.ts';
import type { StateCode } from '../states/us-states.ts';
import type { Hit } from '../tables/bind.ts';
import { type TestedInput, testedInputs } from '../tables/tested-inputs.ts';

/** The inputs of the eligibility rules. A block that is unknown is left out, and its rules do not run. */
export type EligibilityInput = {
  property: {
    state: StateCode;
    occupancy: Occupancy;
    propertyType: PropertyType;
    ownership: z.infer<typeof OwnershipType>;
    condition: z.infer<typeof PropertyCondition>;
    /** Days since the newest change of title; left out when none is recorded. */
    daysSinceTransfer?: number | undefined;
    listedForSale?: boolean | undefined;
  };
  credit?: {
    fico?: number | undefined;
    derogatories?: z.infer<typeof Derogatories> | undefined;
  };
  capacity?: {
    valueCents: Cents;
    retainedLiensCents: readonly Cents[];
    monthlyIncomeCents: Cents;
    monthlyDebtsCents: Cents;
    /** The rate at which DTI is measured, with the months of that term. */
    noteRatePct: number;
    months: number;
    interestOnly: boolean;
  };
  /** Items that staff reviewed and cleared. */
  reviewed?: { delinquency?: boolean; judgments?: boolean };
  /** Whether assets were added to income, or cannot be. */
  assetsComplete?: boolean;
};

/** A rule that a file fails. */
export type Failure = Consequence & {
  /** The row that failed; undefined for a rule outside the tables. */
  readonly by?: { readonly table: string; readonly row: number };
  /** The inputs that the row tested; empty for a rule outside the tables. */
  readonly given: readonly TestedInput[];
};

/** The largest lines that equity and income support. Equity is capped at the policy's largest line. */
export type Capacity = Pick<Limits, 'maxCltvPct' | 'maxDtiPct'> & {
  equityLineCents: Cents;
  dtiLineCents: Cents;
};

export type Eligibility = {
  /** Every failing row in the order of the policy; the first decides. Empty when the file is eligible, subject to price. */
  readonly failures: readonly Failure[];
  readonly capacity: Capacity | undefined;
};

/** Checks a file against a credit policy. The adverse action notice lists every failing rule; the first one decides. */
export function checkEligibility(policy: CreditPolicy, input: EligibilityInput): Eligibility {
  const capacity = capacityOf(policy, input);
  const failures = [
    ...propertyRuleFailures(policy, input.property),
    ...creditRuleFailures(policy, input),
    ...(capacity ? capacityRuleFailures(policy, input, capacity) : []),
  ];
  return { failures, capacity };
}

/** Whether the credit rules accept a score for a home, with nothing else on the file. */
export function acceptsScore(policy: CreditPolicy, home: Home, fico: number): boolean {
  return creditRuleFailures(policy, { property: home, credit: { fico } }).length === 0;
}

/** Returns the property rules that a home fails. */
export function propertyFailures(
  policy: CreditPolicy,
  property: EligibilityInput['property'],
): readonly Failure[] {
  return propertyRuleFailures(policy, property);
}

/** Returns the stated reasons of failing rules that no reason code covers, each once. */
export function statedReasonsOf(failures: readonly Failure[]): readonly string[] {
  return [...new Set(failures.flatMap(({ statedReason }) => statedReason ?? []))];
}

/** Returns the rules that fail when no line is available, because of equity or because of DTI. */
export function noLineFailures(
  policy: CreditPolicy,
  shortfall: { equity: true } | { incomeCents: Cents; debtsCents: Cents; maxDtiPct: number },
): readonly Failure[] {
  return 'equity' in shortfall
    ? failuresOf(policy.capacityRules, { equityLineDollars: 0 })
    : failuresOf(policy.capacityRules, {
        dtiLineDollars: 0,
        assetsComplete: true,
        debtsAreLow: debtsAreLow(shortfall.incomeCents, shortfall.debtsCents, shortfall.maxDtiPct),
      });
}

function propertyRuleFailures(
  policy: CreditPolicy,
  { daysSinceTransfer, ...property }: EligibilityInput['property'],
) {
  // A transfer recorded for a future date counts as today's.
  const days = daysSinceTransfer === undefined ? undefined : Math.max(0, daysSinceTransfer);
  return failuresOf(policy.propertyRules, { ...property, daysSinceTransfer: days });
}

function creditRuleFailures(
  policy: CreditPolicy,
  { property, credit, reviewed }: Pick<EligibilityInput, 'credit' | 'reviewed'> & { property: Home },
) {
  if (!credit) return [];
  const { fico, derogatories } = credit;
  return failuresOf(policy.creditRules, {
    scoreAboveMinimum: fico === undefined ? undefined : fico - minimumFico(policy, property),
    monthsSinceChapter7: derogatories?.monthsSinceChapter7,
    monthsSinceChapter13: derogatories?.monthsSinceChapter13,
    monthsSinceForeclosure: derogatories?.monthsSinceForeclosure,
    monthsSinceShortSale: derogatories?.monthsSinceShortSale,
    lates30In12: derogatories?.mortgage30in12,
    lates60In12: derogatories?.mortgage60in12,
    lates90In24: derogatories?.mortgage90in24,
    pastDueNow: derogatories?.pastDueNow,
    openItems: derogatories && derogatories.openJudgments + derogatories.openTaxLiens,
    delinquencyCured: reviewed?.delinquency ?? false,
    openItemsPassed: reviewed?.judgments ?? false,
  });
}

function capacityRuleFailures(policy: CreditPolicy, input: EligibilityInput, capacity: Capacity) {
  const { monthlyIncomeCents, monthlyDebtsCents } = input.capacity ?? {};
  return failuresOf(policy.capacityRules, {
    equityLineDollars: capacity.equityLineCents / 100,
    dtiLineDollars: capacity.dtiLineCents / 100,
    assetsComplete: input.assetsComplete ?? false,
    debtsAreLow: debtsAreLow(monthlyIncomeCents ?? 0, monthlyDebtsCents ?? 0, capacity.maxDtiPct),
  });
}

/** Debts use less than half of what the limit allows, so income is too low rather than debts too high. */
function debtsAreLow(incomeCents: number, debtsCents: number, maxDtiPct: number): boolean {
  return debtsCents * 200 < incomeCents * maxDtiPct;
}

function failuresOf<Inputs extends object>(
  table: (inputs: Inputs) => readonly Hit<Consequence>[],
  inputs: Inputs,
): readonly Failure[] {
  return table(inputs).map((hit) => {
    const { table, row, output } = hit;
    return { ...output, by: { table, row }, given: testedInputs(hit, inputs as Record<string, unknown>) };
  });
}

/** Returns the reason codes of failing rules, each once. */
export function reasonCodesOf(failures: readonly Failure[]): readonly string[] {
  return [...new Set(failures.flatMap(({ reasonCode }) => reasonCode ?? []))];
}

function capacityOf(
  policy: CreditPolicy,
  { property, credit, capacity }: EligibilityInput,
): Capacity | undefined {
  if (credit?.fico === undefined || !capacity) return undefined;
  const fico = underwritingFico(policy, { ...property, fico: credit.fico });
  const limits = limitsFor(policy, { ...property, fico });
  if (!limits) return undefined;
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = capacity;
  const { maxCltvPct, maxDtiPct, maxLineCents } = limits;
  const equityLineCents = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: maxLineCents });
  const maxPayment = maxNewPaymentCents(monthlyIncomeCents, monthlyDebtsCents, maxDtiPct);
  const dtiLineCents = dtiLine(maxPayment, capacity);
  return { maxCltvPct, maxDtiPct, equityLineCents, dtiLineCents };
}
