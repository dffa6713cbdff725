// Proves RU-02, RU-56.

import { cents } from '@homeline/domain/money/cents.ts';
import type { OfferedTerm } from '@homeline/domain/rules/changed-terms.ts';
import type { InitialResult } from '@homeline/domain/rules/comparison-result.ts';
import { describe, expect, it } from 'vitest';
import type { NamedComparison } from '../../apps/server/src/modules/rules/sample-people.ts';
import { groupByImpact } from '../../scripts/organisation/group-by-impact.ts';
import { jsonReport, textReport } from '../../scripts/organisation/report.ts';

const FIFTEEN = { product: 'FIXED_TERM', termYears: 15 } as const;

function priced(aprPct: number): InitialResult & { terms: NonNullable<InitialResult['terms']> } {
  return {
    outcome: 'OFFERS',
    failures: [],
    reasons: [],
    largestLineCents: cents(7_500_000),
    terms: {
      ...FIFTEEN,
      lineAmountCents: cents(5_000_000),
      noteRatePct: aprPct,
      aprPct,
      monthlyPaymentCents: cents(50_000),
    },
  };
}

const declined: InitialResult = {
  outcome: 'DTI_DECLINE',
  failures: ['DTI'],
  reasons: ['AA09 Your monthly obligations are too high for your income'],
  largestLineCents: cents(0),
};
const offered = ({ terms }: ReturnType<typeof priced>): OfferedTerm => ({
  lineCents: terms.lineAmountCents,
  largestLineCents: cents(7_500_000),
  noteRatePct: terms.noteRatePct,
  aprPct: terms.aprPct,
  smallestLineCents: cents(1_500_000),
  costsCents: cents(245_000),
});
const changed = (who: string, byPct: number): NamedComparison => {
  const [before, after] = [priced(9), priced(9 + byPct)];
  const term = { ...FIFTEEN, before: offered(before), after: offered(after) };
  return { who, before, after, changedTerms: byPct === 0 ? [] : [term] };
};
const newlyDeclined: NamedComparison = {
  who: 'T04',
  before: priced(9),
  after: declined,
  changedTerms: [{ ...FIFTEEN, before: offered(priced(9)) }],
};
const report = {
  title: 'homeline: rate sheet new.dmn',
  notes: ['A note'],
  people: [changed('T01', 0.25), changed('T02', -0.1), changed('T03', 0), newlyDeclined],
  applications: [changed('b5a60804-1d82-4ccf-b50b-f0fd5a872fe5', 0.05)],
};

describe('the comparison table', () => {
  it('has a row for each impact, the most frequent first, and one for no impact', () => {
    expect(textReport(report).split('\n')).toEqual([
      'homeline: rate sheet new.dmn',
      'A note',
      '',
      'people  applications  APR, points     largest line  such as        impact',
      '     1             1  +0.05 to +0.25  0             T01, b5a60804  offers; APR up',
      '     1             0  −0.10           0             T02            offers; APR down',
      '     1             0  0               −$75,000      T04            offers → declined for DTI; failed rules none → DTI; reasons none → AA09 Your monthly obligations are too high for your income',
      '     1             0                                               no impact',
    ]);
  });

  it('stays short however many results are affected', () => {
    const people = Array.from({ length: 2000 }, (_, index) => changed(`A${index}`, 0.05 + (index % 3) / 100));
    const lines = textReport({ ...report, people }).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[4]).toContain(
      '  2000             1  +0.05 to +0.07  0             A0, A1, A2, …  offers; APR up',
    );
  });
});

describe('groups of results', () => {
  it('depend on changes, even when an unchanged reason contains an arrow', () => {
    const reasons = ['AA24 Your bank moved from “A → B” to another'];
    const one = changed('T05', 0.25);
    const worded = { ...one, before: { ...one.before, reasons }, after: { ...one.after, reasons } };
    expect(groupByImpact([worded, changed('T01', 0.25)])).toMatchObject([
      { impact: 'offers; APR up', members: [{ who: 'T05' }, { who: 'T01' }] },
    ]);
  });

  it('differ when only the reason changes', () => {
    const after = { ...declined, reasons: ['AA08 Your income is not enough for the amount you asked for'] };
    const [group] = groupByImpact([{ who: 'T13', before: declined, after, changedTerms: [] }]);
    expect(group?.impact).toBe(
      'declined for DTI; reasons AA09 Your monthly obligations are too high for your income → AA08 Your income is not enough for the amount you asked for',
    );
  });

  it('differ when the final decision changes', () => {
    const { terms } = priced(9);
    const kept = { outcome: 'KEEPS_OFFER', failures: [], reasons: [], terms } as const;
    const cut = { ...kept, outcome: 'CHANGED_OFFER', failures: ['RESERVES'] } as const;
    const same = { before: priced(9), after: priced(9), changedTerms: [] };
    const groups = groupByImpact([
      { who: 'T38', ...same, final: { before: kept, after: cut } },
      { who: 'T02', ...same, final: { before: kept, after: kept } },
    ]);
    expect(groups.map(({ impact, members }) => [impact, members.length])).toEqual([
      ['offers; final decision keeps the offer → changed offer; final failed rules none → RESERVES', 1],
    ]);
  });

  it('are named different terms when only another term changes', () => {
    const before = offered(priced(9));
    const after = { ...before, largestLineCents: cents(4_000_000) };
    const changedTerms = [{ product: 'FIXED_TERM', termYears: 20, before, after } as const];
    const elsewhere = { who: 'T09', before: priced(9), after: priced(9), changedTerms };
    expect(groupByImpact([elsewhere])[0]?.impact).toBe('offers; different terms');
  });
});

describe('the JSON comparison', () => {
  it('has every result with its impact, its figures before and after, and changed legal limits', () => {
    const highestRatePct = { before: 14.35, after: 19.9 };
    const [first] = report.people;
    const [term] = first?.changedTerms ?? [];
    if (!first || !term) throw new Error('Nothing is compared');
    const people = [{ ...first, changedTerms: [{ ...term, highestRatePct }] }, ...report.people.slice(1)];
    const parsed = JSON.parse(jsonReport({ ...report, people }));
    expect(parsed).toMatchObject({ title: report.title, notes: report.notes });
    expect(parsed.people[0]).toMatchObject({
      who: 'T01',
      impact: 'offers; APR up',
      change: { ratePct: 0.25, aprPct: 0.25 },
      before: { terms: { aprPct: 9 } },
      after: { terms: { aprPct: 9.25 } },
      changedTerms: [{ termYears: 15, highestRatePct }],
    });
    expect(parsed.people[2]).toMatchObject({ who: 'T03', impact: 'no impact' });
    expect(parsed.applications).toHaveLength(1);
  });
});
