import type { ComparedRules } from '@homeline/contract/rules/compare-rules.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { type Cents, cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { ChangedTerm, OfferedTerm } from '@homeline/domain/rules/changed-terms.ts';
import { movementOf, type Summary } from '@homeline/domain/rules/movement.ts';
import type { Comparison, FinalOutlook, Outlook } from '@homeline/domain/rules/outlook.ts';
import type { Compared, Undecided } from './people.ts';

/** Some who were compared: the named people, or the open applications. */
export type Group = {
  readonly title: string;
  readonly note: string;
  readonly compared: readonly Compared[];
};

export type Report = {
  /** Which file, and what it is compared with. */
  readonly title: string;
  /** Which files count as in effect, and what of the rates published for all lenders is another. */
  readonly notes: readonly string[];
  readonly groups: readonly Group[];
};

/** What a report says of one who moves, in words: before and after where they differ. */
export type Row = {
  readonly who: string;
  /** What the words are of. */
  readonly comparison: Comparison;
  /** In percentage points; undefined without a price on both sides. */
  readonly aprByPct: number | undefined;
  readonly cells: readonly Cell[];
  /** Each term that changes, with the figures of its largest line that do. */
  readonly terms: readonly string[];
};
export type Cell = { readonly name: string; readonly words: string; readonly by: string };

const OUTCOMES: Readonly<Record<Outlook['outcome'], string>> = {
  OFFERS: 'offers',
  ASSETS: 'assets asked for',
  KEEPS_OFFER: 'keeps the offer',
  CHANGED_OFFER: 'changed offer',
  SCORE_DECLINE: 'declined for the score',
  DTI_DECLINE: 'declined for debts',
  PRICE_DECLINE: 'declined for want of a price',
  DELINQUENCY: 'delinquency review',
  MANUAL_REVIEW: 'manual review',
  DECLINE: 'declined',
  HOME_PASSES: 'the home passes',
};

/** Whom no version of the rules can move, each with the words of their notice; empty for nobody. */
export function noTableWords(undecided: readonly Undecided[]): string {
  const each = undecided.map(({ who, reasons }) =>
    [who, ...reasons.map((reason) => `“${reason}”`)].join(', '),
  );
  return each.length > 0 ? `No table of the lender takes part in how these end: ${each.join('; ')}.` : '';
}

/** The open applications on which the rules fail, each with why: no figure counts them. Empty for none. */
export function incomparableWords(incomparable: ComparedRules['incomparable']): string {
  const each = incomparable.map(({ uuid, why }) => `${uuid}, ${why}`);
  return each.length > 0 ? `These cannot be compared, and no figure counts them: ${each.join('; ')}.` : '';
}

/** Those who move, the greatest rise of APR first. */
export function rowsOf(compared: readonly Compared[]): readonly Row[] {
  return compared
    .map((each) => ({ each, by: movementOf(each) }))
    .filter(({ by }) => by.moves)
    .toSorted((a, b) => (b.by.aprPct ?? 0) - (a.by.aprPct ?? 0))
    .map(({ each, each: { who, before, after, changedTerms, final }, by }) => ({
      who,
      comparison: each,
      aprByPct: by.aprPct,
      terms: changedTerms.map(termWords),
      cells: [
        cell('Decision', OUTCOMES[before.outcome], OUTCOMES[after.outcome]),
        cell('Rules failed', before.failures.join(', ') || 'none', after.failures.join(', ') || 'none'),
        cell('Reasons', before.reasons.join('; ') || 'none', after.reasons.join('; ') || 'none'),
        cell('Line compared', lineWords(before.terms ?? after.terms), lineWords(after.terms ?? before.terms)),
        cell('Rate', pct(before.terms?.noteRatePct), pct(after.terms?.noteRatePct), signedPoints(by.ratePct)),
        cell('APR', pct(before.terms?.aprPct), pct(after.terms?.aprPct), signedPoints(by.aprPct)),
        cell(
          'Payment',
          payment(before.terms?.monthlyPaymentCents),
          payment(after.terms?.monthlyPaymentCents),
          signed(by.paymentCents ?? cents(0), formatDollars),
        ),
        cell(
          'Largest line',
          formatWholeDollars(before.largestLineCents),
          formatWholeDollars(after.largestLineCents),
          signed(by.lineCents, formatWholeDollars),
        ),
        ...finalCells(final),
      ],
    }));
}

/** The decision on what was verified; a dash for whom it was not made. */
function finalCells(final: Comparison['final']): readonly Cell[] {
  const both = (name: string, words: (outlook: FinalOutlook) => string, by = '') =>
    final ? cell(name, words(final.before), words(final.after), by) : cell(name, '—', '—');
  const lineCents = ({ terms }: FinalOutlook) => terms?.lineAmountCents ?? 0;
  const lineBy = final ? cents(lineCents(final.after) - lineCents(final.before)) : cents(0);
  return [
    both('Final decision', ({ outcome }) => OUTCOMES[outcome]),
    both('Final rules failed', ({ failures }) => failures.join(', ') || 'none'),
    both('Final reasons', ({ reasons }) => reasons.join('; ') || 'none'),
    both('Final line', finalLineWords, signed(lineBy, formatWholeDollars)),
  ];
}

/** '$75,000 over 20 years, rate 9.10%, APR 9.55%, $689.12 a month'. */
function finalLineWords({ terms }: FinalOutlook): string {
  if (!terms) return '—';
  const { noteRatePct, aprPct, monthlyPaymentCents } = terms;
  return `${lineWords(terms)}, rate ${pct(noteRatePct)}, APR ${pct(aprPct)}, ${payment(monthlyPaymentCents)} a month`;
}

function cell(name: string, before: string, after: string, by = ''): Cell {
  return { name, words: before === after ? before : `${before} → ${after}`, by };
}

/** '$75,000 over 20 years: rate 9.10% → 9.35%, APR 9.55% → 9.81%'. */
function termWords({ before, after, highestRatePct, ...term }: ChangedTerm): string {
  const lineCents = (after ?? before)?.lineCents;
  const name = lineCents ? lineWords({ ...term, lineAmountCents: lineCents }) : termName(term);
  const limit = highestRatePct
    ? [
        `highest rate before the law calls it high cost ${pct(highestRatePct.before)} → ${pct(highestRatePct.after)}`,
      ]
    : [];
  if (before && after) {
    const changes = FIGURES.map(([figure, show]) => [figure, show(before), show(after)] as const);
    const moved = changes.filter(([, one, other]) => one !== other);
    const figures = moved.map(([figure, one, other]) => `${figure} ${one} → ${other}`);
    return `${name}: ${[...figures, ...limit].join(', ')}`;
  }
  const only = before ?? after;
  const shown = only ? FIGURES.map(([figure, show]) => `${figure} ${show(only)}`).join(', ') : '';
  return `${name}: ${[after ? 'newly offered' : 'no longer offered', shown, ...limit].join(', ')}`;
}

const FIGURES: readonly (readonly [name: string, show: (offered: OfferedTerm) => string])[] = [
  ['rate', ({ noteRatePct }) => pct(noteRatePct)],
  ['APR', ({ aprPct }) => pct(aprPct)],
  ['costs', ({ costsCents }) => formatDollars(costsCents)],
  ['smallest line', ({ smallestLineCents }) => formatWholeDollars(smallestLineCents)],
  ['largest line', ({ largestLineCents }) => formatWholeDollars(largestLineCents)],
];

/** The line that the rate, the APR and the payment of a row are of. */
function lineWords(terms: Pick<Terms, 'product' | 'termYears' | 'lineAmountCents'> | undefined): string {
  return terms ? `${formatWholeDollars(terms.lineAmountCents)} over ${termName(terms)}` : '—';
}

function termName(terms: Pick<ChangedTerm, 'product' | 'termYears'>): string {
  return `${terms.termYears} years${isInterestOnly(terms) ? ', interest only' : ''}`;
}

/** The summary in words, each with its figure. */
export function figuresOf({ aprPct, lineCents, ...counts }: Summary): readonly (readonly [string, string])[] {
  const line = (by: number) => signed(cents(Math.round(by)), formatWholeDollars) || '$0';
  return [
    ['compared', `${counts.compared}`],
    ['move', `${counts.move}`],
    ['APR up', `${counts.up}`],
    ['APR down', `${counts.down}`],
    ['newly declined', `${counts.newlyDeclined}`],
    ['newly offered', `${counts.newlyOffered}`],
    ['final decision moves', `${counts.finalMoves}`],
    ['same decision, other reasons', `${counts.otherReasons}`],
    ['APR, mean change in points', signedPoints(aprPct.mean) || '0'],
    ['APR, largest change', signedPoints(aprPct.largest) || '0'],
    ['line, mean change', line(lineCents.mean)],
    ['line, largest change', line(lineCents.largest)],
  ];
}

/** A change in percentage points with its sign; empty for none. */
export function signedPoints(by: number | undefined): string {
  const shown = Math.abs(by ?? 0).toFixed(2);
  return shown === '0.00' ? '' : `${(by ?? 0) < 0 ? '−' : '+'}${shown}`;
}

function signed(by: Cents, format: (amount: Cents) => string): string {
  return by === 0 ? '' : `${by < 0 ? '−' : '+'}${format(cents(Math.abs(by)))}`;
}

function pct(value: number | undefined): string {
  return value === undefined ? '—' : `${value.toFixed(2)}%`;
}

function payment(amount: Cents | undefined): string {
  return amount === undefined ? '—' : formatDollars(amount);
}
