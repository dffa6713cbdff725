import type { FactValue } from '../facts/facts.ts';
import type { Pension } from '../facts/pension.ts';
import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/** A pension without a known end lasts for life. */
const FOR_LIFE_MONTHS = 1200;

type Payments = {
  monthlyCents: Cents;
  /** Undefined for a pension, whose past does not matter. */
  monthsReceived?: number | undefined;
  /** Undefined for payments that last for life. */
  monthsRemaining?: number | undefined;
};

/** The monthly income that counts, with its policy row; employment income has no row and counts in full. */
export type CountedIncome = {
  readonly monthlyCents: Cents;
  readonly by?: ReturnType<CreditPolicy['income']>;
};

/**
 * Returns the monthly income that counts: employment income in full, other income by the policy's table.
 * @param pension from the award letter; until it is verified, a pension counts as taxable and for life
 */
export function countedIncome(
  policy: CreditPolicy,
  stated: FactValue<'statedIncome'> | undefined,
  monthlyCents: Cents,
  pension: Pension = { taxFree: false },
): CountedIncome {
  switch (stated?.employmentType) {
    case 'RETIRED':
      return retirementIncome(policy, { ...pension, monthlyCents });
    case 'SEPARATE_MAINTENANCE_PAYMENTS':
      return separateMaintenanceIncome(policy, { ...stated, monthlyCents });
    default:
      return { monthlyCents };
  }
}

/** Returns the monthly retirement income that counts; tax-free income counts for more. */
export function retirementIncome(policy: CreditPolicy, pension: Payments & Pension): CountedIncome {
  return counted(policy, pension.taxFree ? 'RETIREMENT_TAX_FREE' : 'RETIREMENT_TAXABLE', pension);
}

/** Returns the monthly separate maintenance that counts, when the borrower chooses to disclose it (12 CFR 1002.5(d)(2)). */
export function separateMaintenanceIncome(policy: CreditPolicy, payments: Payments): CountedIncome {
  return counted(policy, 'SEPARATE_MAINTENANCE', payments);
}

function counted(
  policy: CreditPolicy,
  income: Parameters<CreditPolicy['income']>[0]['income'],
  { monthlyCents, monthsReceived = 0, monthsRemaining = FOR_LIFE_MONTHS }: Payments,
): CountedIncome {
  const by = policy.income({ income, monthsReceived, monthsRemaining });
  return { monthlyCents: cents(roundHalfUp((monthlyCents * by.output.countedPct) / 100)), by };
}
