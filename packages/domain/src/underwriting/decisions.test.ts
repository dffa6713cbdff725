// Proves EN-06, RU-20, RU-45, RU-61, ST-04.

import { describe, expect, it } from 'vitest';
import { NO_DEROGATORIES } from '../facts/derogatories.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { cents, toCents } from '../money/cents.ts';
import { NO_OTHER_FEES } from '../policy/fees.ts';
import { type PricingScenario, priceChoice } from '../pricing/choice.ts';
import { offerAtTerm } from '../pricing/offers.ts';
import { homelineRules } from '../testing/homeline.ts';
import { publishedRates } from '../testing/published-rates.ts';
import { decideFinal, type FinalFile } from './final-decision.ts';
import { fitTerms } from './fit-terms.ts';
import { decideInitial, type InitialFile } from './initial-decision.ts';

const scenario: PricingScenario = {
  ...homelineRules,
  product: 'FIXED_TERM',
  fico: 742,
  valueCents: toCents(500_000),
  retainedLiensCents: [toCents(250_000)],
  lienPosition: 2,
  monthlyIncomeCents: toCents(9800),
  monthlyDebtsCents: toCents(2800),
  otherFees: NO_OTHER_FEES,
  payoffsCents: cents(0),
  ownerAges: [45],
  state: 'OH',
  occupancy: 'PRIMARY',
  propertyType: 'SINGLE_FAMILY',
  incomeDoc: 'VERIFIED_AUTOMATED',
  codes: ['AUTOPAY'],
};

const file: InitialFile = {
  scenario,
  property: { ...scenario, ownership: 'INDIVIDUAL', condition: 'AVERAGE' },
  derogatories: undefined,
  incomeIsVerified: false,
};

const withIncome = (income: number, debts = 2800): PricingScenario => ({
  ...scenario,
  monthlyIncomeCents: toCents(income),
  monthlyDebtsCents: toCents(debts),
});

describe('the decision on stated income', () => {
  it('returns offers for an eligible file', () => {
    const decision = decideInitial(file);
    expect(decision).toMatchObject({
      decision: 'SELECT',
      subDecision: 'UNVERIFIED_OFFER',
      outcome: 'OFFERS',
      failures: [],
      reasonCodes: [],
    });
    expect(decision.offers.map((offer) => offer.termYears)).toEqual([5, 10, 15, 20, 30]);
  });

  it('reports offers limited by DTI when DTI limits every offer', () => {
    expect(decideInitial({ ...file, scenario: withIncome(6400) })).toMatchObject({
      decision: 'SELECT',
      subDecision: 'UNVERIFIED_DTI_LIMITED',
      outcome: 'OFFERS',
    });
  });

  it('uses a verified sub-decision once the income is verified', () => {
    const verified = { ...file, incomeIsVerified: true };
    const decided = (change: Partial<InitialFile>) => decideInitial({ ...verified, ...change }).subDecision;
    expect(decided({})).toBe('VERIFIED_OFFER');
    expect(decided({ scenario: withIncome(6400) })).toBe('VERIFIED_DTI_LIMITED');
  });

  it('asks for assets when DTI leaves no line, and declines when there are none', () => {
    const overdebt = { ...file, scenario: { ...withIncome(5200, 6000), fico: 690 } };
    expect(decideInitial(overdebt)).toMatchObject({
      decision: 'ASSET_DEPLETION',
      subDecision: 'UNVERIFIED_DTI_LIMITED',
      outcome: 'ASSETS',
      offers: [],
    });
    expect(decideInitial({ ...overdebt, assetsComplete: true })).toMatchObject({
      decision: 'DECLINE',
      subDecision: 'UNVERIFIED_DTI_LIMITED',
      outcome: 'DTI_DECLINE',
      reasonCodes: ['AA09'],
      failures: [
        {
          rule: 'DTI',
          given: expect.arrayContaining([{ column: 'debtsAreLow', label: 'Debts are low', value: 'no' }]),
        },
      ],
    });
  });

  it('counts assets spread over ten years as income', () => {
    const retired: PricingScenario = {
      ...withIncome(3200, 1512),
      fico: 726,
      retainedLiensCents: [toCents(120_000)],
      ownerAges: [67],
    };
    expect(decideInitial({ ...file, scenario: retired }).outcome).toBe('ASSETS');
    const withAssets = {
      ...retired,
      monthlyIncomeCents: toCents(7533.33),
      incomeDoc: 'ASSET_DEPLETION',
    } as const;
    expect(decideInitial({ ...file, scenario: withAssets, assetsComplete: true }).outcome).toBe('OFFERS');
  });

  it.each([
    [{ fico: 618 }, 'SCORE_DECLINE', ['AA26']],
    [{ valueCents: toCents(300_000) }, 'DECLINE', ['AA23']],
  ])('declines %j', (change, outcome, reasonCodes) => {
    expect(decideInitial({ ...file, scenario: { ...scenario, ...change } })).toMatchObject({
      outcome,
      reasonCodes,
    });
  });

  it('offers no line over a term at which it would be high-cost against the average prime offer rate', () => {
    const { sheet } = scenario;
    const pricesBelow = (isLow: (termYears: number) => boolean): PricingScenario => ({
      ...scenario,
      sheet: {
        ...sheet,
        averagePrimeOfferRate: (termYears) => {
          const hit = sheet.averagePrimeOfferRate(termYears);
          return isLow(termYears) ? { ...hit, output: { pct: -5 } } : hit;
        },
      },
    });
    const thirty = decideInitial({ ...file, scenario: pricesBelow((years) => years === 30) });
    expect(thirty.offers.map(({ termYears }) => termYears)).toEqual([5, 10, 15, 20]);
    expect(decideInitial({ ...file, scenario: pricesBelow(() => true) })).toMatchObject({
      outcome: 'DECLINE',
      reasonCodes: ['AA24'],
    });
  });

  it('offers no line in New York or Massachusetts above the Treasury yield plus the state margin', () => {
    const low = { ...scenario, fico: 640, monthlyIncomeCents: toCents(40_000), countyFips: '36029' };
    const over15 = (change: Partial<PricingScenario>) =>
      priceChoice({ ...low, ...change }, { lineCents: toCents(50_000), termYears: 15, feePct: 0 });
    // Below 6.35 and 8.5, above 4.18 and 9.
    expect(over15({ state: 'OH' })).toMatchObject({ terms: { noteRatePct: 13.55 } });
    for (const state of ['NY', 'MA'] as const) {
      expect(over15({ state })).toMatchObject({ eligible: false, reason: 'HIGH_COST' });
      expect(over15({ state, occupancy: 'SECOND_HOME', fico: 700 })).toMatchObject({ eligible: true });
      const { offers } = decideInitial({ ...file, scenario: { ...low, state } });
      expect(offers.map(({ termYears }) => termYears)).toEqual([5, 10, 15, 20, 30]);
      for (const { termYears, terms } of offers)
        expect(terms.noteRatePct).toBeLessThanOrEqual(low.sheet.treasuryYield(termYears).output.pct + 9);
    }
  });

  it('refers late mortgage payments and judgments to an underwriter', () => {
    const late = { ...file, derogatories: { ...NO_DEROGATORIES, mortgage30in12: 1, pastDueNow: true } };
    expect(decideInitial(late)).toMatchObject({ outcome: 'DELINQUENCY', reasonCodes: ['AA17'] });
    const judged = { ...file, derogatories: { ...NO_DEROGATORIES, openTaxLiens: 1 } };
    expect(decideInitial(judged)).toMatchObject({ outcome: 'MANUAL_REVIEW', reasonCodes: ['AA18'] });
    expect(decideInitial({ ...judged, reviewed: { judgments: true } }).outcome).toBe('OFFERS');
  });
});

describe('the decision on verified income', () => {
  function choose(stated: PricingScenario, line: number): Terms {
    const priced = priceChoice(stated, { lineCents: toCents(line), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    return priced.terms;
  }

  const chosen = choose(scenario, 75_000);
  const final: FinalFile = {
    scenario,
    chosen,
    statedMonthlyIncomeCents: toCents(9800),
    housingPaymentsCents: toCents(1900),
    forUnderwriter: [],
    underwriterApproved: false,
  };

  it.each([9800, 12_000, 8820])(
    'approves the chosen offer at a verified $%i against a stated $9,800',
    (verified) => {
      const decision = decideFinal({ ...final, scenario: withIncome(verified) });
      expect(decision).toMatchObject({
        decision: 'APPROVED',
        subDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
        outcome: 'KEEPS_OFFER',
      });
      expect(decision.terms?.monthlyPaymentCents).toBe(chosen.monthlyPaymentCents);
    },
  );

  it('changes the offer when income is more than 10% lower and the line still fits', () => {
    const decision = decideFinal({ ...final, scenario: withIncome(8819) });
    expect(decision).toMatchObject({
      decision: 'FINAL',
      subDecision: 'VERIFIED_OFFER',
      outcome: 'CHANGED_OFFER',
    });
    expect(decision.terms?.lineAmountCents).toBe(toCents(75_000));
  });

  it('reduces the line to the payment capacity of a lower income and reprices it', () => {
    const lower = { ...final, chosen: choose(scenario, 100_000), scenario: withIncome(6100) };
    const decision = decideFinal(lower);
    expect(decision).toMatchObject({
      decision: 'FINAL',
      subDecision: 'VERIFIED_DTI_LIMITED',
      failures: ['DTI'],
    });
    expect(decision.terms).toMatchObject({
      lineAmountCents: toCents(25_200),
      noteRatePct: 8.5,
      monthlyPaymentCents: toCents(248.15),
      aprPct: 9.01,
    });
  });

  it.each([8000, 7600, 7000])(
    'reduces a line above 80%% CLTV to the largest that an income of $%i supports, like new offers',
    (income) => {
      const verified = { ...withIncome(income), fico: 722 };
      const stated = { ...scenario, fico: 722 };
      const largest = offerAtTerm(stated, 30)?.terms ?? expect.fail();
      expect(largest.cltvPct).toBeGreaterThan(80);
      const { terms } = decideFinal({ ...final, scenario: verified, chosen: largest });
      expect(terms).toEqual(offerAtTerm(verified, 30)?.terms);
    },
  );

  it('reduces a line that no longer fits, even when income is within the tolerance', () => {
    const tight = {
      ...final,
      chosen: choose(withIncome(7100), 75_000),
      statedMonthlyIncomeCents: toCents(7100),
    };
    const decision = decideFinal({ ...tight, scenario: withIncome(6700) });
    expect(decision.subDecision).toBe('VERIFIED_DTI_LIMITED');
  });

  it('reduces a large line without reserves to $250,000', () => {
    const rich = { ...withIncome(16_000), valueCents: toCents(900_000) };
    const large = {
      ...final,
      scenario: rich,
      chosen: choose(rich, 300_000),
      statedMonthlyIncomeCents: toCents(16_000),
    };
    const decision = decideFinal({ ...large, verifiedReservesCents: toCents(4000) });
    expect(decision).toMatchObject({ decision: 'FINAL', subDecision: 'VERIFIED_RESERVE_LIMITED' });
    expect(decision.terms).toMatchObject({
      lineAmountCents: toCents(250_000),
      noteRatePct: 8.55,
      monthlyPaymentCents: toCents(2469.18),
    });
    expect(decideFinal({ ...large, verifiedReservesCents: toCents(9814.42) }).decision).toBe('APPROVED');
    const short = decideFinal({ ...large, verifiedReservesCents: toCents(9500) });
    expect(short.terms?.lineAmountCents).toBeGreaterThan(toCents(250_000));
    const { monthlyPaymentCents = expect.fail() } = short.terms ?? {};
    expect(2 * (toCents(1900) + monthlyPaymentCents)).toBeLessThanOrEqual(toCents(9500));
  });

  it('declines when income supports less than the smallest line, and offers a win-back where another term supports it', () => {
    expect(decideFinal({ ...final, scenario: withIncome(5700) })).toMatchObject({
      decision: 'DECLINE',
      outcome: 'DTI_DECLINE',
      reasonCodes: ['AA09'],
      winbackAvailable: false,
    });
    expect(decideFinal({ ...final, scenario: withIncome(5880) })).toMatchObject({
      outcome: 'DTI_DECLINE',
      winbackAvailable: true,
    });
  });

  it('gives the reason for the change, and income only where it is lower', () => {
    const reasonOf = (change: Partial<FinalFile>) => decideFinal({ ...final, ...change }).changedBy;
    const rich = { ...withIncome(16_000), valueCents: toCents(900_000) };
    expect(reasonOf({})).toBeUndefined();
    expect(reasonOf({ scenario: withIncome(8819) })).toBe('INCOME');
    expect(reasonOf({ scenario: withIncome(6500) })).toBe('INCOME');
    expect(reasonOf({ scenario: { ...scenario, fico: 700 } })).toBe('FILE');
    expect(reasonOf({ scenario: withIncome(9800, 4500) })).toBe('FILE');
    expect(reasonOf({ scenario: { ...scenario, valueCents: toCents(370_000) } })).toBe('VALUATION');
    expect(reasonOf({ scenario: rich, chosen: choose(rich, 300_000) })).toBe('RESERVES');
    expect(reasonOf({ forUnderwriter: ['TAX_RETURN_INCOME' as const], underwriterApproved: true })).toBe(
      'UNDERWRITER',
    );
  });

  it.each<[string, Partial<PricingScenario>, object]>([
    ['score', { fico: 600 }, { reasonCodes: ['AA26'], failures: ['MINIMUM_SCORE'] }],
    [
      'price above the APR ceiling',
      { sheet: { ...scenario.sheet, apr: { ...scenario.sheet.apr, ceilingPct: 8 } } },
      { reasonCodes: ['AA24'], statedReasons: [expect.stringContaining('the highest price we may charge')] },
    ],
    [
      'payoff above the line',
      { payoffsCents: toCents(80_000) },
      { reasonCodes: ['AA24'], failures: ['PAYOFFS'] },
    ],
  ])('declines a chosen offer when no line has a price, with its reasons: %s', (_, change, reasons) => {
    const lost = { ...final, scenario: { ...scenario, ...change } };
    expect(decideFinal(lost)).toMatchObject({ outcome: 'DECLINE', terms: undefined, ...reasons });
    expect(decideFinal({ ...lost, forUnderwriter: ['TAX_RETURN_INCOME' as const] })).toMatchObject({
      outcome: 'MANUAL_REVIEW',
      ...reasons,
    });
  });

  it('declines for price, not DTI, when no line may be made over the chosen term, with a win-back over another term', () => {
    const { averagePrimeOfferRate: usual } = scenario.sheet;
    const fallen = publishedRates({ averagePrimeOfferRatePct: 0 }).averagePrimeOfferRate;
    const averagePrimeOfferRate: typeof usual = (termYears) => (termYears === 15 ? fallen : usual)(termYears);
    const sheet = { ...scenario.sheet, averagePrimeOfferRate };
    expect(decideFinal({ ...final, scenario: { ...scenario, sheet, lienPosition: 1 } })).toMatchObject({
      outcome: 'PRICE_DECLINE',
      failures: ['HIGH_COST'],
      winbackAvailable: true,
    });
  });

  it('declines for reserves, not DTI, when reserves support less than the smallest line', () => {
    const reserves = { ...scenario.policy.reserves, aboveLineCents: toCents(10_000) };
    const strict = { ...scenario, policy: { ...scenario.policy, reserves } };
    expect(decideFinal({ ...final, scenario: strict })).toMatchObject({
      decision: 'DECLINE',
      outcome: 'DECLINE',
      reasonCodes: ['AA24'],
      statedReasons: ['Your reserves are too low for the line you requested'],
      failures: ['RESERVES'],
      winbackAvailable: false,
    });
  });

  it('offers the smallest line when it fits only at its own price', () => {
    const verified = (income: number) => ({ ...withIncome(income), fico: 660 });
    const priced = priceChoice(verified(20_000), { lineCents: toCents(75_000), termYears: 5 });
    if (!priced.eligible) throw new Error(priced.reason);
    const { terms: chosen } = priced;
    expect(fitTerms({ ...final, chosen, scenario: verified(6944) })).toMatchObject({
      limitedBy: 'DTI',
      terms: { lineAmountCents: toCents(15_000) },
    });
    expect(fitTerms({ ...final, chosen, scenario: verified(6900) })).toEqual({ refusal: 'DTI' });
  });

  it('waits for an underwriter when income comes from tax returns', () => {
    const selfEmployed = { ...final, forUnderwriter: ['TAX_RETURN_INCOME' as const] };
    expect(decideFinal(selfEmployed)).toMatchObject({
      decision: 'REVIEW',
      subDecision: undefined,
      outcome: 'MANUAL_REVIEW',
    });
    expect(decideFinal({ ...selfEmployed, underwriterApproved: true })).toMatchObject({
      decision: 'FINAL',
      subDecision: 'VERIFIED_OFFER',
    });
  });

  it('reprices the same line when a broker finds a lower value', () => {
    const lower = { ...final, scenario: { ...scenario, valueCents: toCents(430_000) } };
    const fitted = fitTerms(lower);
    if ('refusal' in fitted) throw new Error(fitted.refusal);
    expect(fitted.limitedBy).toBeUndefined();
    expect(fitted.terms).toMatchObject({ lineAmountCents: toCents(75_000), noteRatePct: 9.35, aprPct: 9.88 });
    const muchLower = { ...final, scenario: { ...scenario, valueCents: toCents(370_000) } };
    expect(fitTerms(muchLower)).toMatchObject({
      limitedBy: 'EQUITY',
      terms: { lineAmountCents: toCents(64_500) },
    });
    expect(fitTerms({ ...final, scenario: { ...scenario, valueCents: toCents(300_000) } })).toEqual({
      refusal: 'EQUITY',
    });
  });
});
