// Proves BZ-01, RU-44, RU-51, RU-59.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { ageOn, CivilDateSchema, civilDate } from '../dates/civil-date.ts';
import { PartnerCode } from '../facts/applicant.ts';
import { Occupancy, PropertyType } from '../facts/home.ts';
import { Offer, Product, TermYears } from '../facts/offers.facts.ts';
import { CentsSchema, cents, parseDollars, toCents } from '../money/cents.ts';
import { roundPct } from '../money/percent.ts';
import { NO_OTHER_FEES, type OtherFees } from '../policy/fees.ts';
import { IncomeDoc } from '../policy/income-doc.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { homelineRules } from '../testing/homeline.ts';
import { lawfulFees, offeredFeePct, type PricingScenario, priceChoice } from './choice.ts';
import published from './offers.cases.json' with { type: 'json' };
import { buildOffers, largestLineByFee, ratesByAmount } from './offers.ts';

const { sheet, policy } = homelineRules;

const Scenario = z
  .object({
    fico: z.number(),
    valueDollars: z.number(),
    retainedLiensDollars: z.array(z.number()),
    monthlyIncomeCents: CentsSchema,
    monthlyDebtsDollars: z.number(),
    otherFeesDollars: z.number(),
    state: z.enum(STATE_CODES),
    occupancy: Occupancy,
    propertyType: PropertyType,
    lienPosition: z.literal([1, 2]),
    incomeDoc: IncomeDoc,
    codes: z.array(PartnerCode),
    product: Product,
    bornOn: CivilDateSchema,
  })
  .transform(
    ({
      valueDollars,
      retainedLiensDollars,
      monthlyDebtsDollars,
      otherFeesDollars,
      bornOn,
      ...rest
    }): PricingScenario => ({
      ...rest,
      sheet,
      policy,
      valueCents: toCents(valueDollars),
      retainedLiensCents: retainedLiensDollars.map(toCents),
      monthlyDebtsCents: toCents(monthlyDebtsDollars),
      otherFees: evaluatedAt(otherFeesDollars),
      payoffsCents: cents(0),
      ownerAges: [ageOn(bornOn, civilDate('2026-06-01'))],
    }),
  );

/** Returns other fees with a valuation fee of the given amount. */
const evaluatedAt = (dollars: number): OtherFees => ({ ...NO_OTHER_FEES, valuationCents: toCents(dollars) });

const ordinary = Scenario.parse(published[0]?.situation);
const choiceOf = (choice: { lineDollars: number; termYears: number }) => ({
  lineCents: toCents(choice.lineDollars),
  termYears: TermYears.parse(choice.termYears),
});

describe('the terms of a chosen line', () => {
  it.each(published)('$who', ({ situation: scenario, choice, expected }) => {
    const priced = priceChoice(Scenario.parse(scenario), choiceOf(choice));
    if (!priced.eligible) throw new Error(priced.reason);
    const { terms, limits } = priced;
    expect({
      feePct: terms.feePct,
      noteRatePct: terms.noteRatePct,
      originationFeeCents: terms.originationFeeCents,
      monthlyPaymentCents: terms.monthlyPaymentCents,
      aprPct: terms.aprPct,
      cltvPct: roundPct(terms.cltvPct, 2),
      dtiPct: roundPct(terms.dtiPct, 2),
      maxDtiPct: limits.maxDtiPct,
    }).toEqual({
      feePct: expected.feePct,
      noteRatePct: expected.noteRatePct,
      originationFeeCents: parseDollars(expected.originationFee),
      monthlyPaymentCents: parseDollars(expected.monthlyPayment),
      aprPct: expected.aprPct,
      cltvPct: expected.cltvPct,
      dtiPct: expected.dtiPct,
      maxDtiPct: expected.maxDtiPct,
    });
  });

  const chosen = { lineCents: toCents(75_000), termYears: 15 } as const;

  it.each<[string, Partial<PricingScenario>]>([
    ['DTI_ABOVE_50', { monthlyIncomeCents: toCents(7000) }],
    ['CLTV_ABOVE_85', { valueCents: toCents(380_000) }],
    ['AGE', { ownerAges: [17] }],
    ['AGE', { product: 'INTEREST_ONLY_AGE_RESTRICTED', ownerAges: [70, 61] }],
    ['PAYOFFS_ABOVE_LINE', { payoffsCents: toCents(73_000) }],
  ])('are not available: %s', (reason, change) => {
    expect(priceChoice({ ...ordinary, ...change }, chosen)).toEqual({ eligible: false, reason });
  });

  it('in Texas keep all counted fees within 2% of the line, and the lender pays the excess', () => {
    const texas = { ...ordinary, state: 'TX', otherFees: evaluatedAt(480) } as const;
    const priced = priceChoice(texas, { ...chosen, lineCents: toCents(15_000) });
    if (!priced.eligible) throw new Error(priced.reason);
    expect(priced.terms.feePct).toBe(0);
    expect(priced.lenderCreditCents).toBe(toCents(275));
    // The draw pays the $300 that the 2% cap allows, $95 of it for recording.
    expect(priced.terms.cashToBorrowerCents).toBe(toCents(14_700));
    expect(priceChoice(texas, { ...chosen, feePct: 1.99 })).toEqual({ eligible: false, reason: 'TEXAS_FEE' });
    const byItself = { ...texas, otherFees: NO_OTHER_FEES };
    expect(priceChoice(byItself, { ...chosen, feePct: 1.99 }).eligible).toBe(false);
    expect(priceChoice(byItself, { ...chosen, feePct: 0.99 }).eligible).toBe(true);
  });

  it('in New Jersey exclude origination fees that make the line high-cost', () => {
    const jersey = { ...ordinary, state: 'NJ' } as const;
    expect(lawfulFees(jersey, toCents(75_000))).toEqual([0, 0.99, 1.99, 2.99, 3.99]);
    expect(lawfulFees(jersey, toCents(30_000))).toContain(4.99);
    expect(priceChoice(jersey, { ...chosen, feePct: 4.99 })).toMatchObject({
      eligible: false,
      reason: 'HIGH_COST',
    });
    expect(priceChoice({ ...jersey, occupancy: 'SECOND_HOME' }, { ...chosen, feePct: 4.99 }).eligible).toBe(
      true,
    );
  });
});

describe('the offers', () => {
  it('include every term with the line that equity supports', () => {
    const { offers, maxLineCents, refusals } = buildOffers(ordinary);
    expect(offers.map((offer) => [offer.termYears, offer.maximumCents / 100, offer.limitedBy])).toEqual([
      [5, 102_100, 'DTI'],
      [10, 157_900, 'DTI'],
      [15, 175_000, 'EQUITY'],
      [20, 175_000, 'EQUITY'],
      [30, 175_000, 'EQUITY'],
    ]);
    expect(offers.every((offer) => offer.minimumCents === toCents(15_000))).toBe(true);
    expect(maxLineCents).toBe(toCents(175_000));
    expect(refusals).toEqual([]);
    for (const offer of offers) expect(Offer.safeParse(offer).success).toBe(true);
  });

  it('give the reason for each term without an offer', () => {
    const without = buildOffers({ ...ordinary, monthlyIncomeCents: toCents(5600) });
    expect(without).toMatchObject({ offers: [], maxLineCents: 0 });
    expect(without.refusals.map(({ reason }) => reason)).toEqual(Array(5).fill('DTI_ABOVE_50'));
    expect(buildOffers({ ...ordinary, fico: 639 }).refusals[0]?.reason).toBe('FICO_BELOW_640');
    expect(buildOffers({ ...ordinary, valueCents: toCents(300_000) }).refusals[0]?.reason).toBe(
      'CLTV_ABOVE_85',
    );
  });

  it('include a single term for interest-only', () => {
    const senior = { ...ordinary, product: 'INTEREST_ONLY_AGE_RESTRICTED', ownerAges: [62] } as const;
    expect(buildOffers(senior).offers.map((offer) => offer.terms.termYears)).toEqual([30]);
    expect(buildOffers({ ...senior, ownerAges: [61] }).refusals).toEqual([{ termYears: 30, reason: 'AGE' }]);
  });

  describe('when no line at a term has a price at the default fee', () => {
    // Without a fee the interest-only rate for a low score is high-cost (12 CFR 1026.32(a)(1)(i)).
    const dear: PricingScenario = {
      ...ordinary,
      ...{ product: 'INTEREST_ONLY_AGE_RESTRICTED', ownerAges: [62], fico: 640 },
      ...{ valueCents: toCents(400_000), retainedLiensCents: [toCents(200_000)] },
      monthlyIncomeCents: toCents(30_000),
    };
    it('uses the nearest fee that has a price', () => {
      const [offer = expect.fail()] = buildOffers(dear).offers;
      expect([offer.termYears, offer.terms.feePct]).toEqual([30, 0.99]);
      for (const lineCents of [toCents(15_000), offer.minimumCents, offer.maximumCents]) {
        const atFirst = priceChoice(dear, { lineCents, termYears: 30, feePct: 0 });
        expect(atFirst).toMatchObject({ eligible: false, reason: 'HIGH_COST' });
      }
    });

    it('prices the other lines of the offer at that fee too, unless the borrower chooses one', () => {
      const [offer = expect.fail()] = buildOffers(dear).offers;
      expect(offeredFeePct(dear, offer, offer.minimumCents)).toBe(offer.terms.feePct);
      const [usual = expect.fail()] = buildOffers({ ...dear, fico: 800 }).offers;
      expect(offeredFeePct(dear, usual, usual.minimumCents)).toBe(0);
    });

    it('uses another fee even if only a line too small for the payoffs has a price', () => {
      const paysOff = { ...dear, product: 'FIXED_TERM', payoffsCents: toCents(40_000) } as const;
      const thirty = { termYears: 30, feePct: 2.99 } as const;
      expect(priceChoice(paysOff, { ...thirty, lineCents: toCents(15_000) })).toMatchObject({
        reason: 'PAYOFFS_ABOVE_LINE',
      });
      expect(priceChoice(paysOff, { ...thirty, lineCents: toCents(42_000) })).toMatchObject({
        reason: 'HIGH_COST',
      });
      const { offers, refusals } = buildOffers(paysOff);
      expect(refusals).toEqual([]);
      const offer = offers.find(({ termYears }) => termYears === 30) ?? expect.fail();
      expect(offer.terms.feePct).toBe(3.99);
      expect(offer.minimumCents).toBeLessThanOrEqual(toCents(42_000));
    });

    it('keeps the default fee when DTI is the reason', () => {
      const indebted = { ...dear, fico: 800, monthlyIncomeCents: toCents(2000) };
      expect(buildOffers(indebted)).toMatchObject({ offers: [], refusals: [{ reason: 'DTI_ABOVE_50' }] });
    });
  });

  it('have the largest available line as the maximum', () => {
    const anyone = fc.record({
      fico: fc.integer({ min: 640, max: 850 }),
      value: fc.integer({ min: 100, max: 1500 }).map((thousands) => toCents(thousands * 1000)),
      lien: fc.integer({ min: 0, max: 800 }).map((thousands) => toCents(thousands * 1000)),
      income: fc.integer({ min: 2000, max: 25_000 }).map(toCents),
      debts: fc.integer({ min: 0, max: 6000 }).map(toCents),
      state: fc.constantFrom('OH', 'TX', 'NY', 'NJ'),
    });
    fc.assert(
      fc.property(anyone, ({ fico, value, lien, income, debts, state }) => {
        const scenario: PricingScenario = {
          ...ordinary,
          fico,
          state,
          valueCents: value,
          retainedLiensCents: [lien],
          monthlyIncomeCents: income,
          monthlyDebtsCents: debts,
          otherFees: evaluatedAt(state === 'TX' ? 480 : 0),
        };
        for (const offer of buildOffers(scenario).offers) {
          const { termYears, minimumCents, maximumCents } = offer;
          const canChoose = (line: number) => {
            const feePct = offeredFeePct(scenario, offer, cents(line));
            return priceChoice(scenario, { termYears, lineCents: cents(line), feePct }).eligible;
          };
          expect(canChoose(minimumCents)).toBe(true);
          expect(canChoose(maximumCents)).toBe(true);
          // A line $100 larger can fit only when its payment was rounded down.
          for (const hundreds of [2, 10, 50, 100, 500]) {
            expect(canChoose(maximumCents + hundreds * 10_000)).toBe(false);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    // Payoff, 2.99% of the line and $150 for recording.
    [16_000, 16_700],
    [60_000, 62_100],
  ])('with payoffs of $%i start at a line of $%i', (payoffs, smallest) => {
    const [, , fifteen] = buildOffers({ ...ordinary, payoffsCents: toCents(payoffs) }).offers;
    expect(fifteen).toMatchObject({ termYears: 15, minimumCents: toCents(smallest) });
  });

  it('start at the smallest available line for any payoffs', () => {
    const anyone = fc.record({
      fico: fc.integer({ min: 640, max: 850 }),
      value: fc.integer({ min: 100, max: 500 }).map((thousands) => toCents(thousands * 1000)),
      // Equity for a line of up to $120,000, so that the test can try every $100.
      equity: fc.integer({ min: 10, max: 120 }).map((thousands) => toCents(thousands * 1000)),
      income: fc.integer({ min: 2000, max: 25_000 }).map(toCents),
      payoffs: fc.integer({ min: 0, max: 100_000 }).map(toCents),
      state: fc.constantFrom('OH', 'TX', 'NY', 'NJ'),
      term: fc.constantFrom(5, 15, 30),
    });
    fc.assert(
      fc.property(anyone, ({ fico, value, equity, income, payoffs, state, term }) => {
        const scenario: PricingScenario = {
          ...ordinary,
          fico,
          state,
          valueCents: value,
          retainedLiensCents: [cents(Math.max(0, Math.floor(value * 0.75) - equity))],
          monthlyIncomeCents: income,
          monthlyDebtsCents: toCents(1000),
          otherFees: evaluatedAt(state === 'TX' ? 480 : 0),
          payoffsCents: payoffs,
        };
        const offer = buildOffers(scenario).offers.find(({ termYears }) => termYears === term);
        const hundreds = Array.from({ length: 4000 }, (_, index) => cents(index * 10_000));
        const first = hundreds
          .filter((line) => line >= policy.minLineCents && line <= (offer?.maximumCents ?? toCents(200_000)))
          .find((lineCents) => {
            const feePct = offer && offeredFeePct(scenario, offer, lineCents);
            return priceChoice(scenario, { termYears: TermYears.parse(term), lineCents, feePct }).eligible;
          });
        expect(offer?.minimumCents).toBe(first);
      }),
      { numRuns: 150 },
    );
  });
});

test('a line is available up to the largest at each fee and not $100 above it', () => {
  for (const offer of buildOffers(ordinary).offers) {
    const { termYears } = offer;
    const byFee = largestLineByFee(ordinary, offer);
    expect(byFee.map(({ feePct }) => feePct)).toEqual(lawfulFees(ordinary, offer.maximumCents));
    for (const { feePct, maximumCents } of byFee) {
      const isHad = (lineCents: number) =>
        priceChoice(ordinary, { termYears, feePct, lineCents: cents(lineCents) }).eligible;
      expect(isHad(maximumCents)).toBe(true);
      if (maximumCents < offer.maximumCents) expect(isHad(maximumCents + 10_000)).toBe(false);
    }
  }
});

test('every line has the first rate that reaches up to it, and no two neighbors are the same', () => {
  const inTexas: PricingScenario = { ...ordinary, state: 'TX' };
  for (const scenario of [ordinary, inTexas]) {
    for (const offer of buildOffers(scenario).offers) {
      for (const { feePct, maximumCents } of largestLineByFee(scenario, offer)) {
        const rates = ratesByAmount(scenario, offer, feePct);
        expect(rates.at(-1)?.toCents).toBe(maximumCents);
        for (const [at, { noteRatePct }] of rates.entries())
          expect(noteRatePct).not.toBe(rates[at + 1]?.noteRatePct);
        for (
          let lineCents = offer.minimumCents;
          lineCents <= maximumCents;
          lineCents = cents(lineCents + 50_000)
        ) {
          const priced = priceChoice(scenario, { termYears: offer.termYears, feePct, lineCents });
          if (priced.eligible)
            expect(rates.find(({ toCents: to }) => lineCents <= to)?.noteRatePct).toBe(
              priced.terms.noteRatePct,
            );
        }
      }
    }
  }
});

test('in Texas a fee above the cap for the smallest line starts at the smallest line that allows it', () => {
  const otherFees = { valuationCents: toCents(300), manualNotaryCents: toCents(275) };
  const inTexas: PricingScenario = { ...ordinary, state: 'TX', otherFees };
  const [offer = expect.fail()] = buildOffers(inTexas).offers;
  const [none, low] = largestLineByFee(inTexas, offer);
  expect(none).toEqual({ feePct: 0, maximumCents: expect.any(Number) });
  const { feePct, fromCents = expect.fail() } = low ?? expect.fail();
  expect(lawfulFees(inTexas, fromCents)).toContain(feePct);
  expect(lawfulFees(inTexas, cents(fromCents - 10_000))).not.toContain(feePct);
});
