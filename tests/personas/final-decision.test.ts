// Proves RU-13.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Explanation } from '@homeline/domain/facts/explanation.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { finalDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const withFacts = (facts: Facts, writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);

describe('the final decision', () => {
  const { facts: verified } = walk(personNamed('T01'), homeline, STARTED_AT, 'WAITING_FOR_FINAL_DECISION');

  it('declines when no line is left, for reserves when they are insufficient', () => {
    const reserves = { ...homeline.policy.reserves, aboveLineCents: toCents(10_000) };
    const strict = { ...context, policy: { ...homeline.policy, reserves } };
    const facts = withFacts(verified, finalDecisionFacts(verified, strict));
    expect(currentStep(facts).id).toBe('DECLINED');
    expect(adverseActionOf(facts)).toMatchObject({ action: 'DECLINE', reasonCodes: ['AA24'] });
    expect(adverseActionOf(facts).statedReasons).toEqual([
      'Your reserves are too low for the line you requested',
    ]);
  });

  it('declines with a reason of its own, without a review, when no line has a price', () => {
    const { apr } = homeline.sheet;
    const cheap = { ...context, sheet: { ...homeline.sheet, apr: { ...apr, ceilingPct: 8 } } };
    const facts = withFacts(verified, finalDecisionFacts(verified, cheap));
    expect(currentStep(facts).id).toBe('DECLINED');
    expect(adverseActionOf(facts)).toMatchObject({
      reasonCodes: ['AA24'],
      statedReasons: [expect.stringContaining('the highest price we may charge')],
    });
  });

  it.each([
    ['T37', 'DTI'],
    ['T38', 'RESERVES'],
  ])('of %s explains what limited the line', (id, limit) => {
    const { finalDecisions } = walk(personNamed(id), homeline, STARTED_AT).facts;
    const explanation = finalDecisions.at(-1)?.explanation as Explanation | undefined;
    const lines = explanation?.sections.find(({ code }) => code === 'DECISION')?.lines;
    expect(lines).toContainEqual({ code: 'LIMITED_BY', amounts: { limit } });
  });
});

describe('a pension', () => {
  const retired = (pension: { taxFree: boolean; monthsRemaining?: number }) => {
    const person = personNamed('T25');
    return walk({ ...person, income: { ...person.income, pension } }, homeline, STARTED_AT).facts;
  };
  const countedLine = ({ finalDecisions }: Facts) =>
    (finalDecisions.at(-1)?.explanation as Explanation | undefined)?.sections
      .find(({ code }) => code === 'INCOME')
      ?.lines.find(({ code }) => code === 'COUNTED_INCOME');

  it('is grossed up by a quarter when the award letter shows it isn’t taxed', () => {
    const facts = retired({ taxFree: true });
    expect(facts.finalDecisions.at(-1)?.verifiedMonthlyIncomeCents).toBe(toCents(7000));
    expect(countedLine(facts)).toEqual({
      code: 'COUNTED_INCOME',
      amounts: { cents: toCents(7000), countedPct: 125, taxFree: true },
      rule: { table: 'Income other than pay', row: 2 },
    });
  });

  it('doesn’t count when it ends within three years', () => {
    const facts = retired({ taxFree: false, monthsRemaining: 35 });
    expect(facts.finalDecisions.at(-1)?.verifiedMonthlyIncomeCents).toBe(0);
    expect(countedLine(facts)).toMatchObject({
      amounts: { cents: 0, countedPct: 0, pensionMonthsRemaining: 35 },
    });
    expect(adverseActionOf(facts).reasonCodes).toEqual(['AA09']);
  });
});
