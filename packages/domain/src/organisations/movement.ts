import { type Cents, cents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { Comparison, Outlook } from './compare-rules.ts';

/** What moves an application, after less before. Without a price on both sides there is no change of price. */
export type Movement = {
  readonly moves: boolean;
  readonly ratePct?: number;
  readonly aprPct?: number;
  readonly paymentCents?: Cents;
  readonly lineCents: Cents;
};

/** By how much one application moves. */
export function movementOf({ before, after, changedTerms }: Comparison): Movement {
  const lineCents = cents(after.largestLineCents - before.largestLineCents);
  const isDecidedAnew =
    before.outcome !== after.outcome ||
    before.failures.join() !== after.failures.join() ||
    hasOtherReasons(before, after);
  const moves = isDecidedAnew || changedTerms.length > 0;
  if (!before.terms || !after.terms) return { moves, lineCents };
  const change = {
    ratePct: sumPct([after.terms.noteRatePct, -before.terms.noteRatePct]),
    aprPct: sumPct([after.terms.aprPct, -before.terms.aprPct]),
    paymentCents: cents(after.terms.monthlyPaymentCents - before.terms.monthlyPaymentCents),
    lineCents,
  };
  return { moves: moves || Object.values(change).some((by) => by !== 0), ...change };
}

function hasOtherReasons(before: Outlook, after: Outlook): boolean {
  return before.reasons.join() !== after.reasons.join();
}

/** What two versions do to many. Changes are after less before; the largest is the one furthest from zero. */
export type Summary = {
  readonly compared: number;
  readonly move: number;
  /** APR. */
  readonly up: number;
  readonly down: number;
  readonly newlyDeclined: number;
  readonly newlyOffered: number;
  /** The decision stays, and the notice gives other reasons for it. */
  readonly otherReasons: number;
  /** Of those with a price on both sides. */
  readonly aprPct: Spread;
  /** Of those with an offer on either side, cents. */
  readonly lineCents: Spread;
};
type Spread = { readonly mean: number; readonly largest: number };

const DECLINES: readonly Outlook['outcome'][] = ['DECLINE', 'SCORE_DECLINE', 'DTI_DECLINE'];

/** What two versions do to all who were compared. */
export function summaryOf(comparisons: readonly Comparison[]): Summary {
  const moved = comparisons.map((comparison) => ({ ...comparison, by: movementOf(comparison) }));
  const count = (holds: (each: (typeof moved)[number]) => boolean) => moved.filter(holds).length;
  const offered = moved.filter(({ before, after }) => before.largestLineCents + after.largestLineCents > 0);
  const isDeclined = ({ outcome }: Outlook) => DECLINES.includes(outcome);
  return {
    compared: moved.length,
    move: count(({ by }) => by.moves),
    up: count(({ by }) => (by.aprPct ?? 0) > 0),
    down: count(({ by }) => (by.aprPct ?? 0) < 0),
    newlyDeclined: count(({ before, after }) => !isDeclined(before) && isDeclined(after)),
    newlyOffered: count(({ before, after }) => before.outcome !== 'OFFERS' && after.outcome === 'OFFERS'),
    otherReasons: count(
      ({ before, after }) => before.outcome === after.outcome && hasOtherReasons(before, after),
    ),
    aprPct: spreadOf(moved.flatMap(({ by }) => by.aprPct ?? [])),
    lineCents: spreadOf(offered.map(({ by }) => by.lineCents)),
  };
}

function spreadOf(changes: readonly number[]): Spread {
  const largest = changes.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most), 0);
  return { mean: changes.reduce((sum, by) => sum + by, 0) / Math.max(1, changes.length), largest };
}
