// Proves RU-03, RU-11.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { decisionLine, type Explanation, type SectionCode } from '@homeline/domain/facts/explanation.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { insufficientValue } from '@homeline/domain/facts/valuation.selectors.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { sumPct } from '@homeline/domain/money/percent.ts';
import { brokerOpinionFacts } from '@homeline/domain/offers/apply-broker-opinion.ts';
import {
  payManually,
  reduceLineToStaffValue,
  repriceForCompliance,
} from '@homeline/domain/offers/changed-offer.ts';
import { type DecisionContext, pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { withoutAutopay } from '@homeline/domain/offers/without-autopay.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { ABOVE_HIGHEST_PRICE, RESERVES_TOO_LOW } from '@homeline/domain/underwriting/refusal-as-failure.ts';
import { describe, expect, it } from 'vitest';
import { applicants, homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context: DecisionContext = {
  ...homeline,
  today: civilDate('2026-03-11'),
  ageYears: 44,
  coBorrowerAges: new Map(),
};
const { apr } = homeline.sheet;
const withCeiling = (ceilingPct: number): DecisionContext => ({
  ...context,
  sheet: { ...homeline.sheet, apr: { ...apr, ceilingPct } },
});

const withFacts = (facts: Facts, writes: readonly FactWrite[] = []) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);
const atAutopay = (person: Persona) => walk(person, homeline, STARTED_AT, 'AUTOPAY_ACCOUNT').facts;
const termsOf = (facts: Facts): Terms => {
  const terms = currentTerms(facts);
  if (!terms) throw new Error('No terms were chosen');
  return terms;
};

const avery = personNamed('T01');
const chosen = atAutopay(avery);

const reasonsOf = (facts: Facts) => adverseActionOf(facts).reasonCodes;

/** Returns an application whose chosen line reaches the maximum DTI of 50%. */
function atMaximumDti(): Facts {
  const { monthlyDebtsCents = toCents(0) } = pricingScenario(chosen, context) ?? {};
  const monthlyGross = ((monthlyDebtsCents + termsOf(chosen).monthlyPaymentCents) * 2) / 100;
  const { source, employmentType } = avery.income;
  const facts = atAutopay({ ...avery, income: { source, employmentType, monthlyGross } });
  expect(termsOf(facts)).toEqual({ ...termsOf(chosen), dtiPct: 50 });
  return facts;
}

describe('a borrower who pays manually', () => {
  it('loses the autopay discount on the same line', () => {
    const facts = withFacts(chosen, payManually(chosen, context));
    const { before, after } = facts.repricings.at(-1) ?? {};
    expect(before).toEqual(termsOf(chosen));
    expect(after).toMatchObject({
      lineAmountCents: before?.lineAmountCents,
      feePct: before?.feePct,
      codes: [],
    });
    expect(sumPct([after?.noteRatePct ?? 0, -(before?.noteRatePct ?? 0)])).toBe(0.25);
    expect(termsOf(facts)).toEqual(after);
    const { noteRatePct, monthlyPaymentCents } = after ?? {};
    expect(withoutAutopay(chosen, context)).toEqual({ noteRatePct, monthlyPaymentCents });
    expect(withoutAutopay(facts, context)).toBeUndefined();
  });

  it.each<[string, () => Facts, (terms: Terms) => DecisionContext]>([
    ['debts do not carry', atMaximumDti, () => context],
    ['is above the highest price', () => chosen, ({ noteRatePct }) => withCeiling(noteRatePct)],
  ])(
    'keeps line and discount when the line without it %s: credit may not depend on autopay (12 CFR 1005.10(e)(1))',
    (_, of, at) => {
      const before = of();
      const terms = termsOf(before);
      const facts = withFacts(before, payManually(before, at(terms)));
      expect(facts.autopay?.payType).toBe('MANUAL');
      expect([facts.repricings, facts.changedOffers]).toEqual([before.repricings, before.changedOffers]);
      expect(termsOf(facts)).toEqual(terms);
      // The agreement then states no rate for the end of automatic payment.
      expect(withoutAutopay(before, at(terms))).toBeUndefined();
      // Later repricing starts from this line.
      expect(pricingScenario(facts, context)?.codes).toContain('AUTOPAY');
    },
  );
});

describe('an offer repriced to meet a legal limit', () => {
  it('keeps the line and takes the next lower fee', () => {
    const facts = withFacts(chosen, repriceForCompliance(chosen, context));
    expect(facts.changedOffers.at(-1)).toMatchObject({
      before: { feePct: 2.99 },
      after: { feePct: 1.99, lineAmountCents: termsOf(chosen).lineAmountCents },
      reason: 'COMPLIANCE',
    });
  });

  it('never exceeds what the DTI allows at its rate', () => {
    const tight = atMaximumDti();
    const { after } = withFacts(tight, repriceForCompliance(tight, context)).changedOffers.at(-1) ?? {};
    expect(after?.feePct).toBe(1.99);
    expect(after?.dtiPct).toBeLessThanOrEqual(50);
    expect(after?.lineAmountCents).toBeLessThan(termsOf(tight).lineAmountCents);
  });

  it('doesn’t exist when there is no lower fee', () => {
    const free = {
      ...chosen,
      offerSelection: { ...chosen.offerSelection, terms: { ...termsOf(chosen), feePct: 0 } },
    };
    expect(repriceForCompliance(free as Facts, context)).toBeUndefined();
  });
});

describe('a lower home value', () => {
  it('leaves no line when the DTI doesn’t support the smallest one at its rate', () => {
    const ira = personNamed('T35');
    const { facts } = walk(ira, homeline, STARTED_AT, 'WAITING_FOR_BPO');
    const opinion: FactWrite = {
      fact: 'brokerOpinions',
      value: { answer: 'REPORT', valueCents: toCents(ira.bpoValue ?? 0), condition: 'AVERAGE' },
    };
    const known = withFacts(facts, [opinion]);
    expect(brokerOpinionFacts(known, context)).toHaveLength(2);
    const indebted = withFacts(known, [
      { fact: 'statedIncome', value: { employmentType: 'FULL_TIME', monthlyGrossCents: toCents(0) } },
      { fact: 'incomeSources', value: { how: 'LINK', source: 'TRUV_PAYROLL' } },
    ]);
    const refused = withFacts(indebted, brokerOpinionFacts(indebted, context));
    expect(reasonsOf(refused)).toEqual(['AA09']);
    expect(refused.changedOffers).toEqual([]);
  });

  it.each<[string, DecisionContext, number, string[], string[]]>([
    ['a price above the highest', withCeiling(8), 0.9, ['AA24'], [ABOVE_HIGHEST_PRICE]],
    ['too little equity for the smallest line', context, 0.55, ['AA23'], []],
  ])('declines any line because of %s, and explains it', (_, at, share, codes, stated) => {
    const valueCents = toCents((avery.property.avmValue ?? 0) * share);
    const refused = withFacts(chosen, reduceLineToStaffValue(chosen, at, valueCents));
    expect([reasonsOf(refused), adverseActionOf(refused).statedReasons]).toEqual([codes, stated]);
    const judged = insufficientValue(refused) ?? expect.fail();
    expect(judged.valueCents).toBe(valueCents);
    const lines = judged.explanation.sections.flatMap((section) => section.lines);
    expect(lines.find(({ code }) => code === 'HOME_VALUE')).toMatchObject({
      amounts: { cents: valueCents, source: 'STAFF' },
    });
    expect(lines).toContainEqual(decisionLine('DECLINE'));
    expect(lines.at(-1)).toMatchObject({ code: 'TERM_REFUSED', amounts: { termYears: 30 } });
  });

  it('names insufficient reserves when savings support no line', () => {
    const { reserves } = homeline.policy;
    const policy = { ...homeline.policy, reserves: { ...reserves, aboveLineCents: toCents(0), months: 12 } };
    const valueCents = toCents((avery.property.avmValue ?? 0) * 0.85);
    const refused = withFacts(chosen, reduceLineToStaffValue(chosen, { ...context, policy }, valueCents));
    expect([reasonsOf(refused), adverseActionOf(refused).statedReasons]).toEqual([
      ['AA24'],
      [RESERVES_TOO_LOW],
    ]);
  });
});

describe('every change of terms is explained by the change or by the decision behind it', () => {
  const section = ({ sections }: Explanation, code: SectionCode) =>
    sections.find((each) => each.code === code)?.lines ?? [];
  const lowered = toCents((avery.property.avmValue ?? 0) * 0.85);

  it.each<[string, Facts, readonly FactWrite[] | undefined]>([
    ['by value', chosen, reduceLineToStaffValue(chosen, context, lowered)],
    ['by compliance', chosen, repriceForCompliance(chosen, context)],
    ['by paying by hand', chosen, payManually(chosen, context)],
  ])('%s', (_, facts, writes) => {
    const after = withFacts(facts, writes);
    const change = after.changedOffers.at(-1) ?? after.repricings.at(-1);
    if (!change?.explanation) throw new Error('Nothing is explained');
    const explanation = change.explanation as Explanation;
    expect(explanation).toMatchObject({
      sheet: { version: '2026-01-01' },
      policy: { version: '2026-01-01' },
    });
    expect(section(explanation, 'DECISION')[0]?.amounts).toMatchObject({
      cents: change.before.lineAmountCents,
    });
    expect(section(explanation, 'LINE_SIZE').at(-1)?.amounts).toEqual({
      cents: change.after.lineAmountCents,
    });
    for (const code of ['BASIS', 'INCOME', 'RATE', 'PAYMENT', 'CASH'] as const)
      expect(section(explanation, code).length).toBeGreaterThan(1);
  });

  const changes = applicants.flatMap((person) => {
    const { facts } = walk(person, homeline, STARTED_AT);
    return [...facts.changedOffers, ...facts.repricings].map((change) => ({ person, facts, change }));
  });

  it.each(changes)('$person.id $person.name', ({ facts, change }) => {
    const decidedWith = facts.finalDecisions.some(({ seq }) => seq === change.seq - 1);
    expect(change.explanation !== undefined).toBe(!decidedWith);
  });
});
