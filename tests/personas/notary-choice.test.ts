// Proves RU-22, RU-49.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { closingDocuments, noteIsSigned } from '@homeline/domain/facts/closing.selectors.ts';
import { type Facts, type FactWrite, factsBefore, withFact } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { cents, sumCents, toCents } from '@homeline/domain/money/cents.ts';
import { costsFor } from '@homeline/domain/offers/costs.ts';
import {
  chooseInPersonNotary,
  chooseRemoteNotary,
  termsByNotaryChoice,
} from '@homeline/domain/offers/notary-choice.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { describe, expect, it } from 'vitest';
import { homeline, people, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
// Old enough for the interest-only product.
const context: DecisionContext = {
  ...homeline,
  today: civilDate('2026-03-20'),
  ageYears: 70,
  coBorrowerAges: new Map(),
};

const withFacts = (facts: Facts, writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-20T17:00:00.000Z'), facts);
const inPerson = (facts: Facts) => withFacts(facts, chooseInPersonNotary(facts, context));
const byVideo = (facts: Facts) => withFacts(facts, chooseRemoteNotary(facts, context));

const termsOf = (facts: Facts) => currentTerms(facts) ?? expect.fail();
const costOf = (facts: Facts, kind: string) =>
  costsFor(facts, context.sheet, termsOf(facts)).find((cost) => cost.kind === kind)?.amountCents;
/** Checks that deductions and cash add up to the line. */
const addsUp = (facts: Facts) => {
  const taken = costsFor(facts, context.sheet, termsOf(facts)).filter(({ fromDraw }) => fromDraw);
  const all = [...taken.map(({ amountCents }) => amountCents), termsOf(facts).cashToBorrowerCents];
  return sumCents(all) === termsOf(facts).lineAmountCents;
};

const atDeed = walk(personNamed('T01'), homeline, STARTED_AT, 'DEED_SIGNING').facts;

describe('an in-person notary the borrower chooses', () => {
  it('is paid from the draw alone, and keeps the line and its rate', () => {
    const chosen = inPerson(atDeed);
    const before = termsOf(atDeed);
    expect(chosen.repricings).toMatchObject([{ before, reason: 'MANUAL_NOTARY' }]);
    expect(termsOf(chosen)).toEqual({
      ...before,
      cashToBorrowerCents: before.cashToBorrowerCents - toCents(300),
    });
    expect([costOf(chosen, 'MANUAL_NOTARY'), costOf(chosen, 'LENDER_CREDIT')]).toEqual([
      toCents(300),
      undefined,
    ]);
    expect(addsUp(chosen)).toBe(true);
  });

  it('is charged once, however often it is requested', () => {
    expect(inPerson(inPerson(atDeed)).repricings).toHaveLength(1);
  });

  it('is refunded with the choice, and charged again with the next one', () => {
    const back = byVideo(inPerson(atDeed));
    expect(termsOf(back)).toEqual(termsOf(atDeed));
    expect(back.repricings.at(-1)?.reason).toBe('REMOTE_NOTARY');
    expect(byVideo(back).repricings).toHaveLength(2);
    expect(termsOf(inPerson(back))).toEqual(termsOf(inPerson(atDeed)));
  });

  it('is explained down to the cash in hand, both ways, by the rules that priced the line', () => {
    for (const facts of [inPerson(atDeed), byVideo(inPerson(atDeed))]) {
      const { explanation, after } = facts.repricings.at(-1) ?? expect.fail();
      expect(explanation.sheet?.version).toBe(context.sheet.version);
      const cash = explanation.sections.find(({ code }) => code === 'CASH');
      expect(cash?.lines.at(-1)).toMatchObject({
        code: 'CASH_IN_HAND',
        amounts: { cents: after.cashToBorrowerCents },
      });
    }
    const { explanation } = inPerson(atDeed).repricings.at(-1) ?? expect.fail();
    expect(JSON.stringify(explanation)).toContain('"fee":"NOTARY"');
  });

  it('is paid by the lender when the fee would leave no cash, and then nothing is refunded', () => {
    const { seq, at, ...selection } = atDeed.offerSelection ?? expect.fail();
    const paysOff = {
      ...selection.terms,
      codes: [...selection.terms.codes],
      cashToBorrowerCents: toCents(300),
    };
    const facts = { ...atDeed, offerSelection: { seq, at, terms: paysOff } };
    const chosen = inPerson(facts);
    expect([chosen.manualNotaryChoice !== undefined, chosen.repricings]).toEqual([true, []]);
    expect(termsOf(byVideo(chosen))).toEqual(termsOf(facts));
    const credit = (known: Facts) => costOf(known, 'LENDER_CREDIT') ?? 0;
    expect(cents(credit(chosen) - credit(facts))).toBe(-toCents(300));
    expect(addsUp(chosen)).toBe(true);
  });

  it('is paid by the lender when the draw would otherwise leave the borrower no cash', () => {
    const { facts } = walk(personNamed('T17'), homeline, STARTED_AT, 'DEED_SIGNING');
    const { seq, at, ...selection } = facts.offerSelection ?? expect.fail();
    const chosenWith = (beyondCents: number) => {
      const { codes } = selection.terms;
      const cashToBorrowerCents = cents(toCents(300) + beyondCents);
      const terms = { ...selection.terms, codes: [...codes], cashToBorrowerCents };
      return inPerson({ ...facts, offerSelection: { seq, at, terms } });
    };
    expect(chosenWith(0).repricings).toEqual([]);
    expect(chosenWith(1).repricings).toHaveLength(1);
  });
});

const inPersonNotaryStates = people.filter(({ property }) => ['TX', 'GA'].includes(property.state));
const signing = inPersonNotaryStates.flatMap((person) => {
  const { facts, path } = walk(person, homeline, STARTED_AT, 'MANUAL_NOTARY_SCHEDULING');
  return path.at(-1) === 'MANUAL_NOTARY_SCHEDULING' ? [{ person, facts }] : [];
});

describe('an in-person notary required by law', () => {
  it.each(signing)('is charged from the first offer: $person.property.state, $person.id', ({ facts }) => {
    expect(costOf(facts, 'MANUAL_NOTARY')).toBe(toCents(300));
    for (const chosen of [inPerson(facts), byVideo(facts)]) {
      expect(chosen.repricings).toEqual(facts.repricings);
      expect(termsByNotaryChoice(chosen, context)).toBeUndefined();
      expect(termsOf(chosen)).toEqual(termsOf(facts));
    }
  });

  it('is required in Texas and Georgia', () => {
    expect(new Set(signing.map(({ person }) => person.property.state))).toEqual(new Set(['TX', 'GA']));
  });
});

describe('every borrower who may choose the notary', () => {
  const choosing = people.flatMap((person) => {
    const { facts, path } = walk(person, homeline, STARTED_AT, 'DEED_SIGNING');
    return path.at(-1) === 'DEED_SIGNING' ? [{ person, facts }] : [];
  });

  it.each(choosing)('has signed documents that state both amounts: $person.id', ({ facts }) => {
    const written = factsBefore(facts, facts.closingDocuments.at(-1)?.seq ?? 0);
    const { byVideo: video, inPerson: met } = termsByNotaryChoice(written, context) ?? expect.fail();
    const chosen = inPerson(facts);
    expect([termsOf(byVideo(chosen)), termsOf(chosen)]).toEqual([video, met]);
    expect(termsByNotaryChoice(chosen, context)).toEqual({ byVideo: video, inPerson: met });
    expect(closingDocuments(byVideo(chosen))).toBe(facts.closingDocuments.at(-1));
    expect(noteIsSigned(chosen)).toBe(true);
  });

  it.each(choosing)('pays the fee from the draw, itemized: $person.id', ({ facts }) => {
    const { before, after, explanation } = inPerson(facts).repricings.at(-1) ?? expect.fail();
    expect(before.cashToBorrowerCents - after.cashToBorrowerCents).toBe(toCents(300));
    expect(explanation.sections.map(({ code }) => code)).toContain('CASH');
  });
});
