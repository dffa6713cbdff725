import { cents } from '@homeline/domain/money/cents.ts';
import type { ChangedTerm, OfferedTerm } from '@homeline/domain/rules/changed-terms.ts';
import type { Outlook } from '@homeline/domain/rules/outlook.ts';
import { describe, expect, it } from 'vitest';
import { aprChangesOf, binsOf, furthestOf } from '../../scripts/organisation/apr-changes.ts';
import { htmlReport } from '../../scripts/organisation/html-report.ts';
import type { Compared } from '../../scripts/organisation/people.ts';
import { incomparableWords, noTableWords } from '../../scripts/organisation/report.ts';
import { textReport } from '../../scripts/organisation/text-report.ts';

function priced(aprPct: number): Outlook {
  return {
    outcome: 'OFFERS',
    failures: [],
    reasons: [],
    largestLineCents: cents(7_500_000),
    terms: {
      product: 'FIXED_TERM',
      termYears: 15,
      lineAmountCents: cents(5_000_000),
      noteRatePct: aprPct,
      aprPct,
      monthlyPaymentCents: cents(50_000),
    },
  };
}

const FIFTEEN = { product: 'FIXED_TERM', termYears: 15 } as const;
const declined: Outlook = {
  outcome: 'DTI_DECLINE',
  failures: ['DTI'],
  reasons: ['AA09 Your monthly obligations are too high for your income'],
  largestLineCents: cents(0),
};
const offered = ({ terms }: Outlook): OfferedTerm => ({
  lineCents: terms?.lineAmountCents ?? cents(0),
  largestLineCents: cents(7_500_000),
  noteRatePct: terms?.noteRatePct ?? 0,
  aprPct: terms?.aprPct ?? 0,
  smallestLineCents: cents(1_500_000),
  costsCents: cents(245_000),
});
const moved = (who: string, byPct: number): Compared => {
  const [before, after] = [priced(9), priced(9 + byPct)];
  const changed = { ...FIFTEEN, before: offered(before), after: offered(after) };
  return { who, before, after, changedTerms: byPct === 0 ? [] : [changed] };
};

const compared: readonly Compared[] = [
  moved('T01', 0.25),
  moved('T02', -0.1),
  moved('T03', 0),
  {
    who: 'T04',
    before: priced(9),
    after: declined,
    changedTerms: [{ ...FIFTEEN, before: offered(priced(9)) }],
  },
];
const report = {
  title: 'homeline: rate sheet <b>.dmn against that of 2026-01-01',
  notes: ['Taken as in effect: rates/2026-01-01.dmn'],
  groups: [{ title: 'Named people: 4', note: 'A note', compared }],
};

describe('a comparison in the terminal', () => {
  const lines = textReport(report).split('\n');
  const lineOf = (start: string) => lines.find((line) => line.trim().startsWith(start));

  it('says how many move, and how', () => {
    expect(lineOf('compared')).toMatch(/ 4$/);
    expect(lineOf('move')).toMatch(/ 3$/);
    expect(lineOf('newly declined')).toMatch(/ 1$/);
    expect(lineOf('APR, mean change')).toMatch(/ \+0\.05$/);
    expect(lineOf('line, largest change')).toMatch(/ −\$75,000$/);
  });

  it('lists those who move, before and after, the dearest first, and leaves out who does not', () => {
    const listed = lines.filter((line) => /^ {2}T0\d .*→/.test(line)).map((line) => line.slice(2, 5));
    expect(listed).toEqual(['T01', 'T04', 'T02']);
    expect(lineOf('T04')).toMatch(
      /offers → declined for debts +none → DTI .*9\.00% → — .*\$75,000 → \$0 +— +— +— +—$/,
    );
  });

  it('groups those who move alike by what moves them, the most frequent first, and lists no crowd one by one', () => {
    const crowd = Array.from({ length: 2000 }, (_, index) => moved(`A${index}`, 0.05 + (index % 3) / 100));
    const text = textReport({
      ...report,
      groups: [{ title: 'Open', note: '', compared: [...crowd, ...compared] }],
    });
    expect(text.split('\n').length).toBeLessThan(80);
    const start = text.split('\n').findIndex((line) => line.includes('how many move alike'));
    expect(text.split('\n').slice(start + 1, start + 4)).toEqual([
      '    2001  offers; dearer, APR +0.25 to +0.05',
      expect.stringMatching(
        /^ {7}1 {2}offers → declined for debts; rules failed none → DTI; reasons none → AA09 /,
      ),
      '       1  offers; cheaper, APR −0.10',
    ]);
    expect(text).toContain('The 2003 who move are listed one by one in the file of --report.');
    expect(htmlReport({ ...report, groups: [{ title: 'Open', note: '', compared: crowd }] })).toContain(
      '<details><summary><b>2000</b> offers; dearer, APR +0.07 to +0.05</summary>',
    );
  });

  it('groups by what changes and not by how it is written: a reason that stays may hold an arrow', () => {
    const reasons = ['AA24 Your bank moved from “A → B” to another'];
    const held = moved('T05', 0.25);
    const told: Compared = {
      ...held,
      before: { ...held.before, reasons },
      after: { ...held.after, reasons },
    };
    const text = textReport({
      ...report,
      groups: [{ title: 'Two', note: '', compared: [told, moved('T01', 0.25)] }],
    });
    expect(text).toContain('\n       2  offers; dearer, APR +0.25\n');
  });

  it('names the line that the figures of a row are of', () => {
    expect(lineOf('T01')).toContain('$50,000 over 15 years');
  });

  it('says below each row what moved: the term, and each of its figures before and after', () => {
    const below = (who: string) => lines[lines.findIndex((line) => line.includes(`${who}  offers`)) + 1];
    expect(below('T01')?.trim()).toBe('$50,000 over 15 years: rate 9.00% → 9.25%, APR 9.00% → 9.25%');
    expect(below('T04')?.trim()).toBe(
      '$50,000 over 15 years: no longer offered, rate 9.00%, APR 9.00%, costs $2,450.00, smallest line $15,000, largest line $75,000',
    );
  });

  it('shows whom the same decision is told for another reason', () => {
    const after = { ...declined, reasons: ['AA08 Your income is not enough for the amount you asked for'] };
    const told = { who: 'T13', before: declined, after, changedTerms: [] };
    const text = textReport({ title: '', notes: [], groups: [{ title: 'One', note: '', compared: [told] }] });
    expect(text).toMatch(/same decision, other reasons +1\n/);
    expect(text).toMatch(
      /T13 +declined for debts +DTI +AA09 Your monthly .* → AA08 Your income is not enough/,
    );
  });

  it('shows from which decision on what was verified to which one moves, and over which line', () => {
    const { terms } = priced(9);
    if (!terms) throw new Error('Nothing is priced');
    const kept = { outcome: 'KEEPS_OFFER', failures: [], reasons: [], terms } as const;
    const cut = {
      outcome: 'CHANGED_OFFER',
      failures: ['RESERVES'],
      reasons: ['AA24 Your reserves are too low'],
      terms: { ...terms, lineAmountCents: cents(2_000_000) },
    } as const;
    const same = { before: priced(9), after: priced(9), changedTerms: [] };
    const groups = [
      {
        title: 'Two',
        note: '',
        compared: [
          { who: 'T38', ...same, final: { before: kept, after: cut } },
          { who: 'T02', ...same, final: { before: kept, after: kept } },
        ],
      },
    ];
    const text = textReport({ title: '', notes: [], groups });
    expect(text).toMatch(/final decision moves +1\n/);
    expect(text).toMatch(/T38 .*keeps the offer → changed offer +none → RESERVES +none → AA24 Your reserves/);
    expect(text).toContain('$500.00 a month → $20,000 over 15 years, rate 9.00%, APR 9.00%, $500.00 a month');
    expect(text).not.toContain('T02');
    expect(htmlReport({ title: '', notes: [], groups })).toContain('<b>−$30,000</b>');
  });

  it('shows a row that moves by another term than the one whose figures it has', () => {
    const before = offered(priced(9));
    const changedTerms: ChangedTerm[] = [
      {
        product: 'FIXED_TERM',
        termYears: 20,
        before,
        after: { ...before, largestLineCents: cents(4_000_000) },
      },
      { product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 30, after: before },
    ];
    const elsewhere = { who: 'T09', before: priced(9), after: priced(9), changedTerms };
    const groups = [{ title: 'One', note: '', compared: [elsewhere] }];
    const text = textReport({ title: '', notes: [], groups });
    expect(text).toContain('     1  offers; other figures\n');
    expect(text).toContain('$50,000 over 20 years: largest line $75,000 → $40,000\n');
    expect(text).toContain('$50,000 over 30 years, interest only: newly offered, rate 9.00%');
    expect(htmlReport({ title: '', notes: [], groups })).toContain(
      '<li>$50,000 over 20 years: largest line $75,000 → $40,000</li>',
    );
  });

  it('says beside a term how the limit of the law on its rate moves, where it does', () => {
    const before = offered(priced(9));
    const changedTerms: ChangedTerm[] = [
      {
        product: 'FIXED_TERM',
        termYears: 15,
        before,
        after: { ...before, largestLineCents: cents(10_000_000) },
        highestRatePct: { before: 14.35, after: 19.9 },
      },
    ];
    const lifted = { who: 'T01', before: priced(9), after: priced(9), changedTerms };
    const text = textReport({ title: '', notes: [], groups: [{ title: '', note: '', compared: [lifted] }] });
    expect(text).toContain(
      'largest line $75,000 → $100,000, highest rate before the law calls it high cost 14.35% → 19.90%',
    );
  });

  it('names those whom no version can move, in the words of their notice', () => {
    expect(noTableWords([{ who: 'T05', reasons: ['No credit file was found for you'] }])).toBe(
      'No table of the lender takes part in how these end: T05, “No credit file was found for you”.',
    );
    expect(noTableWords([])).toBe('');
  });

  it('names the applications on which the rules fail, with why', () => {
    const uuid = 'b5a60804-1d82-4ccf-b50b-f0fd5a872fe5';
    const why =
      'Table "Base rate", column "Combined loan to value, %": what was asked is not percent from 0 to 100';
    expect(incomparableWords([{ uuid, why }])).toBe(
      `These cannot be compared, and no figure counts them: ${uuid}, ${why}.`,
    );
    expect(incomparableWords([])).toBe('');
  });

  it('draws what gets dearer to the right of the line and what gets cheaper to the left', () => {
    expect(lines.find((line) => /T01 .*│█+ \+0\.25$/.test(line))).toBeDefined();
    expect(lines.find((line) => /T02 .*█+│ −0\.10$/.test(line))).toBeDefined();
  });
});

describe('a comparison as a page', () => {
  const page = htmlReport(report);

  it('needs nothing from anywhere', () => {
    expect(page).not.toMatch(/(src|href|url|@import|https?:)/);
  });

  it('shows text of the file as text', () => {
    expect(page).toContain('&lt;b&gt;.dmn');
    expect(page).not.toContain('<b>.dmn');
  });

  it('draws a bar for each whose APR changes, and has a row for each who moves', () => {
    expect(page.match(/<rect class="(up|down)" x="[\d.]+%" y="\d+"/g)).toHaveLength(2);
    expect(page.match(/<tr><th scope="row">/g)).toHaveLength(3);
  });

  it('of a version that changes nothing says so', () => {
    const nobody = htmlReport({
      ...report,
      groups: [{ title: 'None', note: '', compared: [moved('T03', 0)] }],
    });
    expect(nobody).toContain('Nobody moves.');
    expect(nobody).not.toContain('<svg');
  });
});

describe('the changes of many', () => {
  const many = Array.from({ length: 300 }, (_, index) => moved(`P${index}`, (index - 100) / 100));
  const changes = aprChangesOf(many);

  it('are drawn as far as there is room, the furthest from zero, sorted', () => {
    const bars = furthestOf(changes, 40);
    expect(bars.length).toBe(40);
    expect(bars[0]?.byPct).toBe(1.99);
    expect(bars.map(({ byPct }) => byPct)).toEqual(bars.map(({ byPct }) => byPct).toSorted((a, b) => b - a));
  });

  it('are drawn as far as there is room when all are alike', () => {
    const alike = aprChangesOf(Array.from({ length: 60 }, (_, index) => moved(`P${index}`, 0.25)));
    expect(furthestOf(alike, 40)).toHaveLength(40);
  });

  it('are all counted in no more bins than can be read, with zero in the middle of one', () => {
    const bins = binsOf(changes, 7);
    expect(bins.length).toBeLessThanOrEqual(7);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    expect(bins.map(({ aboutPct }) => aboutPct)).toContain(0);
  });
});
