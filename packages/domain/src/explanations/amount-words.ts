import type { Amounts } from '../facts/explanation-lines.ts';
import { type Cents, formatDollars, formatWholeDollars } from '../money/cents.ts';
import { formatPct, formatRate } from '../money/percent.ts';
import { isReasonCode, REASONS } from '../reasons/reason-codes.ts';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { US_STATES } from '../states/us-states.ts';
import { listed } from './words.ts';

/** Returns a percentage with two decimals. */
export function pct(value: number): string {
  return formatPct(value, 2);
}

/** Returns a rate change with its sign, such as '+0.25%'. */
export function signedPct(value: number): string {
  return `${value < 0 ? '−' : '+'}${formatRate(Math.abs(value))}`;
}

/** Returns an amount, without cents if they are zero. */
export function shortDollars(amount: Cents): string {
  return amount % 100 === 0 ? formatWholeDollars(amount) : formatDollars(amount);
}

/** Returns the text of a reason code. A score isn't a reason by itself, but its factors are (comment 9(b)(2)-3 to 12 CFR 1002.9). */
export function reasonText(code: string): string {
  if (code === 'AA26') return 'The factors of your score, in our letter';
  return isReasonCode(code) ? REASONS[code].text : code;
}

type Reason = { readonly reasonCode?: string | undefined; readonly statedReason?: string | undefined };

/** Returns the full text of a reason, else the text of its code, if any. */
export function statedReasonText({ statedReason, reasonCode }: Reason): string | undefined {
  return statedReason ?? (reasonCode ? reasonText(reasonCode) : undefined);
}

type TaxLaw = Omit<Amounts<'RECORDING_TAX'>, 'cents' | 'lineCents'>;

/** Returns the source of a recording tax: the state's law, and the county's rate if counties set it. */
export function taxLaw(
  { state, countyFips, countyPct, city, deductCents }: TaxLaw,
  lineCents: Cents,
): string {
  const law = `${US_STATES[state]} law, on ${formatWholeDollars(lineCents)}`;
  if (countyFips === undefined && typeof countyPct !== 'number') return law;
  const rate = typeof countyPct === 'number' ? `${countyPct}%` : 'the state’s most common rate';
  const deducted = deductCents ? ` less ${formatDollars(deductCents)}` : '';
  const county = TAXING_COUNTIES[countyFips ?? ''] ?? 'the county';
  return `${law}; ${county}${city ? ` with ${city}` : ''}: ${rate}${deducted}`;
}

/** Returns the parts of the high-cost rate limit and its law. */
export function highCostSource({
  publishedPct,
  termYears,
  marginPct,
  law,
  published,
}: Amounts<'HIGH_COST_RATE'>): string {
  const index =
    published === 'treasuryYield'
      ? `Treasury yield for ${termYears} years`
      : `Average prime offer rate for ${termYears} years`;
  return `${index}, ${pct(publishedPct)}, plus ${marginPct} points (${law})`;
}

/** Returns what raises the rate of a larger line, such as 'Base rate 11.10% instead of 10.20% (Score 742)'. */
export function raisedText(
  { label, pct: rate, wasPct, isBaseRate }: NonNullable<Amounts<'LARGER_LINE_COST'>['raisedBy']>,
  cells: string,
): string {
  const shown = isBaseRate ? formatRate : signedPct;
  return listed(
    [`${label} ${shown(rate)}`, wasPct !== undefined && `instead of ${shown(wasPct)}`, cells && `(${cells})`],
    ' ',
  );
}
