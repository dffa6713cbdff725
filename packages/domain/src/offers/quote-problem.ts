import { cents, formatWholeDollars, sumCents } from '../money/cents.ts';
import { limitsFor, minimumFico } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { isPriceRefusal, type TermOffer, type TermRefusal } from '../pricing/offers.ts';
import { propertyFailures } from '../underwriting/eligibility.ts';
import type { QuickQuoteForm } from './quick-quote-form.ts';

/** The field of a quote to change, and to what. */
export type QuoteProblem = { readonly field: keyof QuickQuoteForm; readonly text: string };

/**
 * Returns the figure of a quote that rules out a line, and the nearest one that doesn't; undefined if terms are offered. The text is about
 * figures, never about the person: telling people that they are declined makes them applicants (12 CFR 1002, comment 2(f)-3).
 * @param refusal why the smallest line over the longest term has no price; undefined if any term has one
 */
export function quoteProblem(
  { amountCents }: QuickQuoteForm,
  scenario: PricingScenario,
  offers: readonly TermOffer[],
  refusal: TermRefusal['reason'] | undefined,
): QuoteProblem | undefined {
  const rules = homeProblem(scenario) ?? scoreProblem(scenario);
  if (rules) return rules;
  if (offers.length === 0) return noLineProblem(scenario, refusal);
  const smallest = Math.min(...offers.map(({ minimumCents }) => minimumCents));
  const largest = offers.reduce((most, offer) => (offer.maximumCents > most.maximumCents ? offer : most));
  if (amountCents < smallest)
    return { field: 'amountCents', text: `Must be ${dollars(smallest)} or more for these figures` };
  if (amountCents > largest.maximumCents)
    return {
      field: 'amountCents',
      text: `Must be ${dollars(largest.maximumCents)} or less: ${WHY[largest.limitedBy]}`,
    };
  return undefined;
}

const WHY: Readonly<Record<TermOffer['limitedBy'], string>> = {
  EQUITY: 'the home’s value and what is owed on it allow no more',
  DTI: 'income and debts allow no more',
  POLICY: 'it’s the most that we lend at this score on this kind of home',
  PRICE: 'a larger line has no price under our rates and the law',
};

function homeProblem({ policy, ...home }: PricingScenario): QuoteProblem | undefined {
  const { state, occupancy, propertyType } = home;
  const known = { state, occupancy, propertyType, ownership: 'INDIVIDUAL', condition: 'AVERAGE' } as const;
  const [failure] = propertyFailures(policy, known);
  if (!failure) return undefined;
  const columns = failure.given.map(({ column }) => column);
  if (columns.includes('propertyType'))
    return { field: 'propertyType', text: 'We don’t lend on this kind of home' };
  return columns.includes('occupancy')
    ? { field: 'occupancy', text: 'We don’t lend on a home that is used this way' }
    : { field: 'state', text: 'We don’t lend on this kind of home in this state' };
}

function scoreProblem({ policy, ...scenario }: PricingScenario): QuoteProblem | undefined {
  const lowest = minimumFico(policy, scenario);
  return scenario.fico < lowest || !limitsFor(policy, scenario)
    ? {
        field: 'scoreFrom',
        text: `We lend from a score of ${lowest} on this kind of home. Choose a band that starts there or higher.`,
      }
    : undefined;
}

function noLineProblem(scenario: PricingScenario, refusal: TermRefusal['reason'] = 'AMOUNT'): QuoteProblem {
  if (refusal === 'TEXAS_OCCUPANCY')
    return { field: 'occupancy', text: 'In Texas we lend only on the home that they live in' };
  if (refusal === 'PROPERTY_TYPE')
    return { field: 'propertyType', text: 'We don’t lend on this kind of home' };
  if (refusal.startsWith('DTI_ABOVE')) return { field: 'monthlyDebtsCents', text: debtsText(scenario) };
  if (isPriceRefusal(refusal))
    return { field: 'amountCents', text: 'Our rates and the law give no price for these figures' };
  return { field: 'liensCents', text: liensText(scenario) };
}

function debtsText({ policy, ...scenario }: PricingScenario): string {
  const { maxDtiPct = 0 } = limitsFor(policy, scenario) ?? {};
  return `With the new payment, debts may be up to ${maxDtiPct}% of income. Check both figures.`;
}

function liensText({ policy, valueCents, retainedLiensCents, ...scenario }: PricingScenario): string {
  const { maxCltvPct = 0, minLineCents } = limitsFor(policy, scenario) ?? {
    minLineCents: policy.minLineCents,
  };
  const most = Math.floor((valueCents * maxCltvPct) / 100 - minLineCents);
  const owed = sumCents(retainedLiensCents);
  return most > 0 && owed > most
    ? `Must be ${dollars(most)} or less: at this value, more leaves no room for a line of ${dollars(minLineCents)}`
    : `This value leaves no room for a line of ${dollars(minLineCents)}. Check it and what is owed.`;
}

/** Rounded down to whole dollars, so that the amount named is enough. */
function dollars(amount: number): string {
  return formatWholeDollars(cents(Math.floor(amount / 100) * 100));
}
