import type { FactValue } from '../facts/facts.ts';
import type { Pension } from '../facts/pension.ts';
import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/** A pension lasts for life when no end of it is known. */
const FOR_LIFE_MONTHS = 1200;

type Payments = {
  monthlyCents: Cents;
  /** Left out for a pension, whose past does not matter. */
  monthsReceived?: number | undefined;
  /** Left out for life. */
  monthsRemaining?: number | undefined;
};

/** What counts of an income, a month, and the row of the policy that says so; none for pay, which counts in full. */
export type CountedIncome = {
  readonly monthlyCents: Cents;
  readonly by?: ReturnType<CreditPolicy['income']>;
};

/**
 * An income a month as the policy counts it: pay in full, what comes without work by the policy's table.
 * @param pension what its award letter says, once it was shown; until then it is taken to be taxed, and to last for life
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

/** A pension or another retirement income a month, as far as the policy counts it; tax-free income counts for more. */
export function retirementIncome(policy: CreditPolicy, pension: Payments & Pension): CountedIncome {
  return counted(policy, pension.taxFree ? 'RETIREMENT_TAX_FREE' : 'RETIREMENT_TAXABLE', pension);
}

/** Separate maintenance a month, when the borrower chooses to disclose it (12 CFR 1002.5(d)(2)), as far as the policy counts it. */
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
