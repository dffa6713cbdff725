// Proves RU-05, RU-07, RU-42, LW-13.

import { type CivilDate, civilDate } from '@homeline/domain/dates/civil-date.ts';
import { type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { currentTerms, initialDecision } from '@homeline/domain/facts/offers.selectors.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { sumPct } from '@homeline/domain/money/percent.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { repricedTerms } from '@homeline/domain/offers/repriced.ts';
import { isTable } from '@homeline/domain/policy/rate-tables.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { priceChoice } from '@homeline/domain/pricing/choice.ts';
import { rulesFor, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { RULES } from '@homeline/domain/workflow/rules.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const CHANGED = civilDate('2026-03-12');
const LATER = civilDate('2026-03-20');

const versioned = ({ sheet, policy }: Rules, version: CivilDate): Rules => ({
  sheet: { ...sheet, version },
  policy: { ...policy, version },
});
const changed = versioned(homeline, CHANGED);
/** Returns the rules with every rate 0.25% higher. */
const dearer: Rules = {
  ...changed,
  sheet: {
    ...changed.sheet,
    adjustments: changed.sheet.adjustments.map((adjustment) => {
      if (!isTable(adjustment, 'base')) return adjustment;
      const ask: typeof adjustment.evaluate = (asked) => {
        const hit = adjustment.evaluate(asked);
        return { ...hit, output: { pct: hit.output.pct === null ? null : sumPct([hit.output.pct, 0.25]) } };
      };
      return { ...adjustment, evaluate: ask };
    }),
  },
};
const rulebook = {
  sheets: [homeline.sheet, changed.sheet],
  policies: [homeline.policy, changed.policy],
  replaced: { sheets: [], policies: [] },
};

const avery = personNamed('T01');
const factsAt = (step: StepName) => walk(avery, homeline, STARTED_AT, step).facts;
const versionOf = (rules: Rules | undefined) => [rules?.sheet.version, rules?.policy.version];

describe('an application', () => {
  it('is priced with the rules of the day until it has offers', () => {
    const facts = factsAt('LIEN_VERIFICATION');
    expect(versionOf(rulesFor(rulebook, facts, civilDate('2026-03-11')))).toEqual([
      '2026-01-01',
      '2026-01-01',
    ]);
    expect(versionOf(rulesFor(rulebook, facts, LATER))).toEqual([CHANGED, CHANGED]);
  });

  it('is priced with the rules of its offers for thirty days', () => {
    const facts = factsAt('OFFER_SELECTION');
    expect(versionOf(rulesFor(rulebook, facts, LATER))).toEqual(['2026-01-01', '2026-01-01']);
    // A contact from the borrower resets the inactivity period.
    const heard = withFact(
      facts,
      { fact: 'assets', value: { answer: 'SKIPPED' } },
      '2026-04-05T17:00:00.000Z',
    );
    const due = dueDate(currentStep(heard), heard);
    expect(due?.fact).toEqual({ fact: 'offerExpiries', value: {} });
    expect(due?.at.slice(0, 10)).toBe('2026-04-09');
  });

  it('is priced again with the rules of the day once its offers have expired', () => {
    const facts = factsAt('OFFER_SELECTION');
    const expired = withFact(facts, { fact: 'offerExpiries', value: {} }, '2026-04-09T17:00:00.000Z');
    expect(versionOf(rulesFor(rulebook, expired, LATER))).toEqual([CHANGED, CHANGED]);
    expect(initialDecision(expired)).toBeUndefined();
    expect(currentStep(expired).id).toBe('WAITING_FOR_INITIAL_OFFERS');
  });

  it('is priced with the rules of its offers to the end once submitted', () => {
    for (const step of ['INCOME_VERIFICATION', 'NOTE_SIGNING', 'COMPLETE'] as const) {
      const facts = factsAt(step);
      expect(versionOf(rulesFor(rulebook, facts, LATER))).toEqual(['2026-01-01', '2026-01-01']);
      expect(dueDate(currentStep(facts), facts)?.fact.fact).not.toBe('offerExpiries');
    }
  });
});

describe('the submitted price', () => {
  const months = civilDate('2026-07-01');
  const book = { ...rulebook, sheets: [homeline.sheet, dearer.sheet] };

  it.each(['INCOME_VERIFICATION', 'NOTE_SIGNING', 'COMPLETE'] as const)(
    'is held until the note is signed, at step %s, after thirty days and at higher rates',
    (step) => {
      const facts = factsAt(step);
      const terms = currentTerms(facts) ?? expect.fail();
      const rules = rulesFor(book, facts, months) ?? expect.fail();
      const scenario =
        pricingScenario(facts, { ...rules, today: months, ageYears: 44, coBorrowerAges: new Map() }) ??
        expect.fail();
      const { lineAmountCents: lineCents, termYears, feePct } = terms;
      const priced = priceChoice(scenario, { lineCents, termYears, feePct });
      expect(priced).toMatchObject({ terms: { noteRatePct: terms.noteRatePct, aprPct: terms.aprPct } });
      // A new applicant on that day pays more.
      const onTheDay = { ...scenario, ...rulesOn(book, months) };
      expect(priceChoice(onTheDay, { lineCents, termYears, feePct })).toMatchObject({
        terms: { noteRatePct: sumPct([terms.noteRatePct, 0.25]) },
      });
    },
  );
});

describe('an application whose rule version can no longer be used', () => {
  it.each(['sheets', 'policies'] as const)('isn’t priced with other %s', (kind) => {
    const without = { ...rulebook, [kind]: rulebook[kind].slice(1) };
    expect(rulesFor(without, factsAt('OFFER_SELECTION'), LATER)).toBeUndefined();
    expect(rulesFor(without, factsAt('COMPLETE'), LATER)).toBeUndefined();
    // An application without offers is priced with the current rules.
    expect(versionOf(rulesFor(without, factsAt('LIEN_VERIFICATION'), LATER))).toEqual([CHANGED, CHANGED]);
  });

  it('goes to the compliance officer', () => {
    const context = { ...homeline, sheet: undefined, today: LATER };
    expect(RULES.complianceClear(factsAt('NOTE_SIGNING'), context)).toEqual({
      passes: false,
      reasons: ['the rules that it was priced with can no longer be used'],
    });
  });
});

it('refers a high-cost line to the compliance officer', () => {
  const { sheet } = homeline;
  const facts = factsAt('NOTE_SIGNING');
  const lowOver = (years: number) => ({
    ...homeline,
    ...{ today: LATER },
    sheet: {
      ...sheet,
      averagePrimeOfferRate: (termYears: 5 | 10 | 15 | 20 | 30) => {
        const hit = sheet.averagePrimeOfferRate(termYears);
        return termYears === years ? { ...hit, output: { pct: -5 } } : hit;
      },
    },
  });
  expect(RULES.complianceClear(facts, lowOver(avery.request.termYears))).toMatchObject({
    passes: false,
    reasons: ['the rate makes it a high-cost mortgage (12 CFR 1026.32(a)(1)(i))'],
  });
  const otherTerm = avery.request.termYears === 30 ? 5 : 30;
  expect(RULES.complianceClear(facts, lowOver(otherTerm))).toMatchObject({ passes: true });
});

describe('a reoffer', () => {
  const today = civilDate('2026-04-09');
  const context = { ...dearer, today, ageYears: 44, coBorrowerAges: new Map() };
  const again = (until: StepName) => {
    const expiry: FactWrite = { fact: 'offerExpiries', value: {} };
    const expired = withFact(factsAt(until), expiry, '2026-04-09T17:00:00.000Z');
    return initialDecisionFacts(expired, context).reduce(
      (facts, write) => withFact(facts, write, '2026-04-09T17:00:01.000Z'),
      expired,
    );
  };

  it('is shown beside the first offers, with the reason', () => {
    const repriced = repricedTerms(again('OFFER_SELECTION'), context);
    expect(repriced?.reason).toBe('EXPIRED');
    expect(repriced?.before.lineAmountCents).toBe(repriced?.after.lineAmountCents);
    expect(sumPct([repriced?.after.noteRatePct ?? 0, -(repriced?.before.noteRatePct ?? 0)])).toBe(0.25);
  });

  it('is shown when only the recording fee changed', () => {
    const fees: typeof changed.sheet.fees = (state) => {
      const hit = changed.sheet.fees(state);
      return { ...hit, output: { ...hit.output, recordingCents: toCents(99) } };
    };
    const recordedDearer = {
      ...homeline,
      sheet: { ...changed.sheet, fees },
      today,
      ageYears: 44,
      coBorrowerAges: new Map(),
    };
    const expired = withFact(
      factsAt('OFFER_SELECTION'),
      { fact: 'offerExpiries', value: {} },
      '2026-04-09T17:00:00.000Z',
    );
    const facts = initialDecisionFacts(expired, recordedDearer).reduce(
      (known, write) => withFact(known, write, '2026-04-09T17:00:01.000Z'),
      expired,
    );
    const { before, after, reason } = repricedTerms(facts, recordedDearer) ?? expect.fail();
    const cheaperCents = before.recordingFeeCents - toCents(99);
    expect(after).toEqual({
      ...before,
      recordingFeeCents: toCents(99),
      cashToBorrowerCents: before.cashToBorrowerCents + cheaperCents,
    });
    expect(before.recordingFeeCents).not.toBe(after.recordingFeeCents);
    expect(reason).toBe('EXPIRED');
  });

  it('is shown beside the line the borrower viewed last', () => {
    const facts = again('OFFER_SELECTION');
    const [first] = facts.initialDecisions[0]?.offers ?? [];
    const lookedAt = { ...(first?.terms ?? expect.fail()), lineAmountCents: cents(3_000_000) };
    const repriced = repricedTerms(facts, context, lookedAt);
    expect(repriced?.before).toEqual(lookedAt);
    expect(repriced?.after.lineAmountCents).toBe(3_000_000);
  });

  it('shows an offer that changed when the largest didn’t', () => {
    const facts = again('OFFER_SELECTION');
    const [previous] = facts.initialDecisions;
    const largest = Math.max(...(previous?.offers.map(({ terms }) => terms.lineAmountCents) ?? []));
    const { evaluate: ask, ...base } =
      changed.sheet.adjustments.find((each) => isTable(each, 'base')) ?? expect.fail();
    const others: typeof ask = (asked) => {
      const hit = ask(asked);
      const isLargest = asked.lineDollars * 100 >= largest;
      return { ...hit, output: { pct: sumPct([hit.output.pct ?? 0, isLargest ? 0 : 0.25]) } };
    };
    const adjustments = changed.sheet.adjustments.map((each) =>
      isTable(each, 'base') ? { ...base, evaluate: others } : each,
    );
    const elsewhere = { ...context, sheet: { ...changed.sheet, adjustments } };
    const repriced = repricedTerms(facts, elsewhere);
    expect(repriced?.before.lineAmountCents).toBeLessThan(largest);
  });

  it('gives expiry as the reason until the borrower chooses again', () => {
    const facts = again('ADDITIONAL_PROFILE');
    const same = facts.lienAnswers ?? expect.fail();
    const liens: FactWrite = {
      fact: 'lienAnswers',
      value: { liens: same.liens.map((lien) => ({ ...lien })) },
    };
    const confirmed = withFact(facts, liens, '2026-04-09T18:00:00.000Z');
    const known = initialDecisionFacts(confirmed, context).reduce(
      (before, write) => withFact(before, write, '2026-04-09T18:00:01.000Z'),
      confirmed,
    );
    expect(repricedTerms(known, context)).toMatchObject({
      before: { noteRatePct: facts.offerSelection?.terms.noteRatePct },
      reason: 'EXPIRED',
    });
  });

  it('is shown beside the borrower’s choice', () => {
    const facts = again('ADDITIONAL_PROFILE');
    const repriced = repricedTerms(facts, context);
    expect(repriced?.before).toEqual(facts.offerSelection?.terms);
    expect(repriced?.after).toMatchObject({ lineAmountCents: 7_500_000, termYears: 15 });
  });

  it('shows the largest line when the previous one is no longer available', () => {
    const { limitsByScore } = homeline.policy;
    const narrower: typeof limitsByScore = (asked) => {
      const hit = limitsByScore(asked);
      return { ...hit, output: { ...hit.output, maxCltvPct: 70 } };
    };
    const strict = { ...context, policy: { ...changed.policy, limitsByScore: narrower } };
    const expiry: FactWrite = { fact: 'offerExpiries', value: {} };
    const expired = withFact(factsAt('OFFER_SELECTION'), expiry, '2026-04-09T17:00:00.000Z');
    const facts = initialDecisionFacts(expired, strict).reduce(
      (known, write) => withFact(known, write, '2026-04-09T17:00:01.000Z'),
      expired,
    );
    const repriced = repricedTerms(facts, strict);
    expect(repriced?.before.lineAmountCents).toBe(17_500_000);
    expect(repriced?.after.lineAmountCents).toBe(10_000_000);
  });

  it('says nothing when nothing changed', () => {
    expect(
      repricedTerms(factsAt('OFFER_SELECTION'), {
        ...homeline,
        today,
        ageYears: 44,
        coBorrowerAges: new Map(),
      }),
    ).toBeUndefined();
  });
});

describe('an interest-only line, which requires every borrower to be 62', () => {
  it('isn’t offered in Texas, where installments must repay it (Tex. Const. art. XVI, 50(a)(6)(L))', () => {
    const elder = personNamed('T25');
    const texan = {
      ...elder,
      property: { ...elder.property, state: 'TX' as const, city: 'Austin', zip: '78704' },
    };
    const { facts } = walk(texan, homeline, STARTED_AT, 'OFFER_SELECTION');
    const products = facts.initialDecisions[0]?.offers.map(({ product }) => product);
    expect([...new Set(products)]).toEqual(['FIXED_TERM']);
    const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 71, coBorrowerAges: new Map() };
    const scenario = pricingScenario(facts, context, 'INTEREST_ONLY_AGE_RESTRICTED') ?? expect.fail();
    const asked = { lineCents: toCents(50_000), termYears: 30, feePct: 0 } as const;
    expect(priceChoice(scenario, asked)).toEqual({ eligible: false, reason: 'TEXAS_PRODUCT' });
  });

  /** Returns the products offered to two borrowers once both have answered. */
  function productsFor(dobOfTheOther: string): readonly string[] {
    const { person, ...signer } = personNamed('T56').additionalSigner ?? expect.fail();
    const other = { ...signer, person: { ...(person ?? expect.fail()), dob: dobOfTheOther } };
    const couple = { ...personNamed('T25'), product: 'FIXED_TERM', additionalSigner: other };
    const { facts } = walk(couple, homeline, STARTED_AT, 'WAITING_FOR_DISCLOSURES');
    return [...new Set(initialDecision(facts)?.offers.map(({ product }) => product))];
  }

  it('is offered to two borrowers of 62 or more, and not when one is a day younger', () => {
    expect(productsFor('1964-03-10')).toEqual(['FIXED_TERM', 'INTEREST_ONLY_AGE_RESTRICTED']);
    expect(productsFor('1964-03-11')).toEqual(['FIXED_TERM']);
  });
});
