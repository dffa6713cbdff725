import { type Cents, cents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { Comparison, FinalOutlook, Outlook, Versions } from './outlook.ts';

/** What moves an application, after less before. Without a price on both sides there is no change of price. */
export type Movement = {
  readonly moves: boolean;
  readonly ratePct?: number;
  readonly aprPct?: number;
  readonly paymentCents?: Cents;
  readonly lineCents: Cents;
};

/** By how much one application moves. */
export function movementOf({ before, after, changedTerms, final }: Comparison): Movement {
  const lineCents = cents(after.largestLineCents - before.largestLineCents);
  const moves = isDecidedAnew({ before, after }) || changedTerms.length > 0 || finalMoves(final);
  if (!before.terms || !after.terms) return { moves, lineCents };
  const change = {
    ratePct: sumPct([after.terms.noteRatePct, -before.terms.noteRatePct]),
    aprPct: sumPct([after.terms.aprPct, -before.terms.aprPct]),
    paymentCents: cents(after.terms.monthlyPaymentCents - before.terms.monthlyPaymentCents),
    lineCents,
  };
  return { moves: moves || Object.values(change).some((by) => by !== 0), ...change };
}

type Decision = Outlook | FinalOutlook;

function isDecidedAnew({ before, after }: Versions<Decision>): boolean {
  return (
    before.outcome !== after.outcome ||
    before.failures.join() !== after.failures.join() ||
    hasOtherReasons({ before, after })
  );
}

function hasOtherReasons({ before, after }: Versions<Decision>): boolean {
  return before.reasons.join() !== after.reasons.join();
}

/** The decision on what was verified is another, or leads to other terms. */
function finalMoves(final: Versions<FinalOutlook> | undefined): boolean {
  if (!final) return false;
  const { before, after } = final;
  return isDecidedAnew(final) || FIGURES.some((figure) => before.terms?.[figure] !== after.terms?.[figure]);
}

const FIGURES = ['lineAmountCents', 'noteRatePct', 'aprPct', 'monthlyPaymentCents'] as const;

/** What two versions do to many. Changes are after less before; the largest is the one furthest from zero. */
export type Summary = {
  readonly compared: number;
  readonly move: number;
  /** APR. */
  readonly up: number;
  readonly down: number;
  readonly newlyDeclined: number;
  readonly newlyOffered: number;
  /** The decision on what was verified is another, or leads to other terms. */
  readonly finalMoves: number;
  /** Each decision stays, and the notice gives other reasons for one. */
  readonly otherReasons: number;
  /** Of those with a price on both sides. */
  readonly aprPct: Spread;
  /** Of those with an offer on either side, cents. */
  readonly lineCents: Spread;
};
type Spread = { readonly mean: number; readonly largest: number };

const DECLINES: readonly Outlook['outcome'][] = ['DECLINE', 'SCORE_DECLINE', 'DTI_DECLINE', 'PRICE_DECLINE'];

/** What two versions do to all who were compared. */
export function summaryOf(comparisons: readonly Comparison[]): Summary {
  const moved = comparisons.map((comparison) => ({ ...comparison, by: movementOf(comparison) }));
  const count = (holds: (each: (typeof moved)[number]) => boolean) => moved.filter(holds).length;
  const offered = moved.filter(({ before, after }) => before.largestLineCents + after.largestLineCents > 0);
  return {
    compared: moved.length,
    move: count(({ by }) => by.moves),
    up: count(({ by }) => (by.aprPct ?? 0) > 0),
    down: count(({ by }) => (by.aprPct ?? 0) < 0),
    newlyDeclined: count((each) => decisionsOf(each).some(isNewlyDeclined)),
    newlyOffered: count(({ before, after }) => before.outcome !== 'OFFERS' && after.outcome === 'OFFERS'),
    finalMoves: count(({ final }) => finalMoves(final)),
    otherReasons: count((each) => {
      const decisions = decisionsOf(each);
      return decisions.every(staysTheSame) && decisions.some(hasOtherReasons);
    }),
    aprPct: spreadOf(moved.flatMap(({ by }) => by.aprPct ?? [])),
    lineCents: spreadOf(offered.map(({ by }) => by.lineCents)),
  };
}

/** On the stated income, and on what was verified where it was made. */
function decisionsOf({ before, after, final }: Comparison): readonly Versions<Decision>[] {
  return [{ before, after }, ...(final ? [final] : [])];
}

function isNewlyDeclined({ before, after }: Versions<Decision>): boolean {
  return !DECLINES.includes(before.outcome) && DECLINES.includes(after.outcome);
}

function staysTheSame({ before, after }: Versions<Decision>): boolean {
  return before.outcome === after.outcome;
}

function spreadOf(changes: readonly number[]): Spread {
  const largest = changes.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most), 0);
  return { mean: changes.reduce((sum, by) => sum + by, 0) / Math.max(1, changes.length), largest };
}
