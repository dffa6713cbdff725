import type { EmploymentType } from '../facts/applicant.ts';
import type { FactValue } from '../facts/facts.ts';
import { type Pension, TAX_FREE_AWARDS } from '../facts/pension.ts';
import { type Cents, cents, roundHalfUp, sumCents } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/** An award without a known end lasts for life. */
const FOR_LIFE_MONTHS = 1200;

type Payments = {
  monthlyCents: Cents;
  /** Undefined for an award, whose past does not matter. */
  monthsReceived?: number | undefined;
  /** Undefined for payments that last for life. */
  monthsRemaining?: number | undefined;
};

/** A part of the income that counts, with its policy row; wages have no row and count in full. */
export type CountedPart = {
  readonly monthlyCents: Cents;
  readonly award?: Pension;
  readonly by?: ReturnType<CreditPolicy['income']>;
};

/** The monthly income that counts, and its parts. */
export type CountedIncome = { readonly monthlyCents: Cents; readonly parts: readonly CountedPart[] };

/**
 * Returns the monthly income that counts. What an award pays counts by its own row of the policy's table, whatever else the person
 * earns, so that tax-free benefits count alike for everyone (12 CFR 1002.6(b)(2), (5)).
 * @param stated retirement and separate maintenance have rows of their own; other income counts in full
 * @param award from the award letter; until it is verified, retirement counts as taxable and for life
 */
export function countedIncome(
  policy: CreditPolicy,
  stated: FactValue<'statedIncome'> | undefined,
  monthlyCents: Cents,
  award?: Pension,
): CountedIncome {
  const awardCents = award ? awardedCents(award, stated?.employmentType, monthlyCents) : cents(0);
  const restCents = cents(monthlyCents - awardCents);
  const parts = [
    ...(award && awardCents > 0
      ? [{ ...retirementIncome(policy, { ...award, monthlyCents: awardCents }), award }]
      : []),
    ...(restCents > 0 || awardCents === 0 ? [countedRest(policy, stated, restCents)] : []),
  ];
  return { monthlyCents: sumCents(parts.map((part) => part.monthlyCents)), parts };
}

/** Returns the award in a pension letter. If the person also has other income, a letter without an amount proves none of it. */
function awardedCents(
  { monthlyGrossCents }: Pension,
  employmentType: EmploymentType | undefined,
  monthlyCents: Cents,
): Cents {
  const isAll = employmentType === 'RETIRED' || employmentType === 'UNEMPLOYED';
  return cents(Math.min(monthlyGrossCents ?? (isAll ? monthlyCents : 0), monthlyCents));
}

function countedRest(
  policy: CreditPolicy,
  stated: FactValue<'statedIncome'> | undefined,
  monthlyCents: Cents,
): CountedPart {
  switch (stated?.employmentType) {
    case 'RETIRED':
      return retirementIncome(policy, { taxFree: false, monthlyCents });
    case 'SEPARATE_MAINTENANCE_PAYMENTS':
      return separateMaintenanceIncome(policy, { ...stated, monthlyCents });
    default:
      return { monthlyCents };
  }
}

/** Returns the monthly income from an award that counts; tax-free income counts for more. */
export function retirementIncome(
  policy: CreditPolicy,
  award: Payments & Pick<Pension, 'taxFree' | 'kind'>,
): CountedPart {
  return counted(policy, isTaxFree(award) ? 'RETIREMENT_TAX_FREE' : 'RETIREMENT_TAXABLE', award);
}

/** Returns whether no federal income tax takes any of an award: its kind is always exempt, or its letter says so. */
export function isTaxFree({ taxFree, kind }: Pick<Pension, 'taxFree' | 'kind'>): boolean {
  return taxFree || (kind !== undefined && TAX_FREE_AWARDS[kind]);
}

/** Returns the monthly separate maintenance that counts, when the borrower chooses to disclose it (12 CFR 1002.5(d)(2)). */
export function separateMaintenanceIncome(policy: CreditPolicy, payments: Payments): CountedPart {
  return counted(policy, 'SEPARATE_MAINTENANCE', payments);
}

function counted(
  policy: CreditPolicy,
  income: Parameters<CreditPolicy['income']>[0]['income'],
  { monthlyCents, monthsReceived = 0, monthsRemaining = FOR_LIFE_MONTHS }: Payments,
): CountedPart {
  const by = policy.income({ income, monthsReceived, monthsRemaining });
  return { monthlyCents: cents(roundHalfUp((monthlyCents * by.output.countedPct) / 100)), by };
}
