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

/** What a file is judged on. A block that is not known yet is left out, and its rules with it. */
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
    /** At which debts to income are measured, with the months of that term. */
    noteRatePct: number;
    months: number;
    interestOnly: boolean;
  };
  /** What a person has looked at and passed. */
  reviewed?: { delinquency?: boolean; judgments?: boolean };
  /** Assets have been added to income, or cannot be. */
  assetsComplete?: boolean;
};

/** A rule that a file fails. */
export type Failure = Consequence & {
  /** The table and the row that say so; absent for what no table says. */
  readonly by?: { readonly table: string; readonly row: number };
  /** What the row looked at; nothing where no table says it. */
  readonly given: readonly TestedInput[];
};

/** The lines that equity and income carry, the first no larger than the policy's largest. */
export type Capacity = Pick<Limits, 'maxCltvPct' | 'maxDtiPct'> & {
  equityLineCents: Cents;
  dtiLineCents: Cents;
};

export type Eligibility = {
  /** Every row that a file fails, in the order in which they are applied; the first decides. None: it has offers, as far as lines have a price. */
  readonly failures: readonly Failure[];
  readonly capacity: Capacity | undefined;
};

/**
 * Judges a file by a credit policy. Its tables collect: every failing rule is kept for the notice of adverse action, the first one in
 * the listed order decides.
 */
export function checkEligibility(policy: CreditPolicy, input: EligibilityInput): Eligibility {
  const capacity = capacityOf(policy, input);
  const failures = [
    ...propertyHits(policy, input.property),
    ...creditHits(policy, input),
    ...(capacity ? capacityHits(policy, input, capacity) : []),
  ];
  return { failures, capacity };
}

/** Whether the rules about credit take a score for a home, with nothing else on the file. */
export function scoreIsLent(policy: CreditPolicy, home: Home, fico: number): boolean {
  return creditHits(policy, { property: home, credit: { fico } }).length === 0;
}

/** The rules about the property alone that a home fails. */
export function propertyFailures(
  policy: CreditPolicy,
  property: EligibilityInput['property'],
): readonly Failure[] {
  return propertyHits(policy, property);
}

/** What a notice says of failing rules that no reason code has words for. */
export function statedFor(failures: readonly Failure[]): readonly string[] {
  return [...new Set(failures.flatMap(({ statedReason }) => statedReason ?? []))];
}

/** The rules that a file fails when no line is carried: by equity, or by what is left after debts. */
export function lineFailures(
  policy: CreditPolicy,
  lacking: { equity: true } | { incomeCents: Cents; debtsCents: Cents; maxDtiPct: number },
): readonly Failure[] {
  return 'equity' in lacking
    ? withGiven(policy.capacityRules, { equityLineDollars: 0 })
    : withGiven(policy.capacityRules, {
        dtiLineDollars: 0,
        assetsComplete: true,
        debtsAreLow: debtsAreLow(lacking.incomeCents, lacking.debtsCents, lacking.maxDtiPct),
      });
}

function propertyHits(
  policy: CreditPolicy,
  { daysSinceTransfer, ...property }: EligibilityInput['property'],
) {
  // A change of title that is recorded for a day to come is as new as today's.
  const days = daysSinceTransfer === undefined ? undefined : Math.max(0, daysSinceTransfer);
  return withGiven(policy.propertyRules, { ...property, daysSinceTransfer: days });
}

function creditHits(
  policy: CreditPolicy,
  { property, credit, reviewed }: Pick<EligibilityInput, 'credit' | 'reviewed'> & { property: Home },
) {
  if (!credit) return [];
  const { fico, derogatories } = credit;
  return withGiven(policy.creditRules, {
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

function capacityHits(policy: CreditPolicy, input: EligibilityInput, carried: Capacity) {
  const { monthlyIncomeCents, monthlyDebtsCents } = input.capacity ?? {};
  return withGiven(policy.capacityRules, {
    equityLineDollars: carried.equityLineCents / 100,
    dtiLineDollars: carried.dtiLineCents / 100,
    assetsComplete: input.assetsComplete ?? false,
    debtsAreLow: debtsAreLow(monthlyIncomeCents ?? 0, monthlyDebtsCents ?? 0, carried.maxDtiPct),
  });
}

/** Debts are less than half of what the limit leaves for them: it is income that lacks. */
function debtsAreLow(incomeCents: number, debtsCents: number, maxDtiPct: number): boolean {
  return debtsCents * 200 < incomeCents * maxDtiPct;
}

function withGiven<Asked extends object>(
  ask: (asked: Asked) => readonly Hit<Consequence>[],
  asked: Asked,
): readonly Failure[] {
  return ask(asked).map((hit) => {
    const { table, row, output } = hit;
    return { ...output, by: { table, row }, given: testedInputs(hit, asked as Record<string, unknown>) };
  });
}

/** The reason codes of failing rules, each once. */
export function reasonsOf(failures: readonly Failure[]): readonly string[] {
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
  const room = maxNewPaymentCents(monthlyIncomeCents, monthlyDebtsCents, maxDtiPct);
  const dtiLineCents = dtiLine(room, capacity);
  return { maxCltvPct, maxDtiPct, equityLineCents, dtiLineCents };
}
