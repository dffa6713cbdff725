import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { drawPeriodYears, minimumRedraw } from '@homeline/domain/pricing/draws.ts';
import { type Block, bullets, paragraph } from './document.ts';

/** Wording that the early disclosure and the agreement share. */

/**
 * Lists the cases in which the lender may end a plan, stop draws or change terms. Source: 12 CFR 1026.40(f)(2) and (3).
 * @param changes the specific changes upon specific events that the agreement provides for: 12 CFR 1026.40(f)(3)(i)
 */
export function lenderRights(...changes: readonly string[]): readonly Block[] {
  return [
    paragraph(
      'We may end the plan, require you to pay the whole balance in one payment, and charge the costs of doing so, only if:',
    ),
    bullets(
      'you commit fraud or make a material misrepresentation in connection with the plan;',
      'you do not meet the repayment terms; or',
      'you act, or fail to act, in a way that adversely affects the property or our rights in it.',
    ),
    paragraph('We may refuse further draws or lower the credit limit during any period in which:'),
    bullets(
      'the value of the property falls significantly below the value on which the plan was opened;',
      'we reasonably believe that you cannot meet the repayment terms because your financial circumstances have changed materially;',
      'you are in default of a material obligation of the agreement;',
      'government action keeps us from imposing the annual percentage rate agreed, or adversely affects the priority of our lien so ' +
        'that its value is less than 120 percent of the credit limit; or',
      'a regulator has told us that further draws would be an unsafe and unsound practice.',
    ),
    paragraph(
      'We may change the terms only as the agreement says: with your written consent, where the change is unequivocally to your ' +
        'benefit for the rest of the plan, or where it is insignificant.',
    ),
    ...changes.map((change) => paragraph(change)),
  ];
}

export const ASK_A_TAX_ADVISER =
  'Consult a tax adviser about whether the interest and charges of this plan can be deducted.';

type PaymentPlan = Pick<Terms, 'product'> & { readonly termYears: number };

/** Describes the draw period and the repayment period. */
export function planPeriods(plan: PaymentPlan): string {
  const draw = drawPeriodYears(plan.termYears);
  const drawPeriod = `The draw period is ${draw} years from the day the plan opens`;
  const later = plan.termYears - draw;
  if (later <= 0) return `${drawPeriod}, and the plan is repaid within it.`;
  return isInterestOnly(plan)
    ? `${drawPeriod}. In the ${later} years that follow you make no more draws and still pay only interest.`
    : `${drawPeriod}. The repayment period is the ${later} years that follow.`;
}

/** Describes how a later draw is repaid. */
export function laterDraw(plan: Pick<PaymentPlan, 'product'>): string {
  return isInterestOnly(plan)
    ? 'It has the same rate. You pay its interest monthly, and its principal is part of the balloon payment at maturity.'
    : 'It has the same rate and is repaid in equal monthly payments by the maturity date.';
}

/** Describes how the minimum payment is calculated. */
export function minimumPayment(plan: Pick<PaymentPlan, 'product'>, state: string | undefined): string {
  const floor =
    state === 'TX'
      ? ' A minimum payment is never less than the interest that has accrued since the last.'
      : '';
  if (isInterestOnly(plan)) {
    return (
      'Payments are due monthly, in the draw period and after it. The minimum payment is the interest for the days since the last ' +
      'due date. Paying only the minimum repays none of the principal: the whole principal is due in one balloon payment at ' +
      `maturity, or sooner when the home is sold or the last borrower dies.${floor}`
    );
  }
  return (
    'Payments are due monthly, in the draw period and after it. The minimum payment is the sum, over your draws, of the equal ' +
    'monthly payment that repays each draw with its interest by the maturity date. The last payment is whatever clears the ' +
    `balance; it differs from the others because of rounding and the number of days in each period.${floor}`
  );
}

/** Describes negative amortization. Texas bans it: article XVI, section 50(a)(6)(L). Source: 12 CFR 1026.40(d)(9). */
export function negativeAmortization(plan: Pick<PaymentPlan, 'product'>, state: string | undefined): string {
  if (isInterestOnly(plan)) {
    return 'There is no negative amortization: every minimum payment is the interest accrued since the last.';
  }
  return state === 'TX'
    ? 'There is no negative amortization: every minimum payment covers the interest accrued since the last.'
    : 'When more days than usual pass before a payment, the interest of those days can be more than the minimum payment. The ' +
        'difference then joins the principal. This is negative amortization: it increases what you owe and ' +
        'reduces your equity in the home. You can avoid it by paying at least the interest due.';
}

/** Lists the rules for draws. Source: 12 CFR 1026.40(d)(10). */
export function redrawRules(state: string | undefined): readonly Block[] {
  const smallest = formatDollars(minimumRedraw(state ?? ''));
  return [
    bullets(
      'The first draw is the whole credit limit. We make it once the plan is open and any right to cancel has ended.',
      `During the draw period you may draw again up to the amount of principal that you have repaid. Each later draw is at least ${smallest}.`,
      'There is no limit to the number of draws, and no minimum balance that you must keep outstanding.',
      ...(state === 'TX'
        ? [
            'No card and no check that you did not ask for gives access to the line. No fee is charged for a draw.',
            'No draw is made while the principal balance is more than 80 percent of the fair market value of the home on the day the ' +
              'plan opened.',
          ]
        : []),
    ),
  ];
}
