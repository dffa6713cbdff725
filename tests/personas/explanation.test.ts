// Proves RU-03, RU-19, RU-21, RU-49, RU-55.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import type { WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import type { Explanation, ExplanationSection } from '@homeline/domain/facts/explanation.ts';
import { type Facts, type FactValue, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { formatDollars, formatWholeDollars, toCents } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { explainPriced } from '@homeline/domain/offers/explain-decision.ts';
import { explainValue } from '@homeline/domain/offers/explain-value.ts';
import { pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { type PricedChoice, type PricingScenario, priceOnEquity } from '@homeline/domain/pricing/choice.ts';
import { endReasons, explainEnd } from '@homeline/domain/reviews/explain-end.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { recordedValuation } from '@homeline/domain/valuation/recorded-valuation.ts';
import { describe, expect, it } from 'vitest';
import { applicants, homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';

/** Returns a section’s lines as staff read them. */
const section = (explanation: Explanation, title: string): readonly WordedLine[] =>
  wordExplanation(explanation, 'STAFF').sections.find((each) => each.title === title)?.lines ?? [];
const worded = (section: unknown): readonly WordedLine[] =>
  wordExplanation({ sections: [section as ExplanationSection] }, 'STAFF').sections[0]?.lines ?? [];
const total = (lines: readonly WordedLine[]) => lines.find(({ isTotal }) => isTotal)?.value;
const pctOf = (value: string) => Number(value.replace('−', '-').replace(/[+%]/g, ''));

const walked = applicants.map((person) => ({ person, facts: walk(person, homeline, STARTED_AT).facts }));
const factsOf = (id: string) => walked.find(({ person }) => person.id === id)?.facts as Facts;
const decided = walked.filter(({ facts }) => facts.initialDecisions.length + facts.finalDecisions.length > 0);

describe('every decision is explained line by line', () => {
  it.each(decided)('$person.id $person.name', ({ facts }) => {
    for (const decision of [...facts.initialDecisions, ...facts.finalDecisions]) {
      const explanation = decision.explanation as Explanation;
      expect(explanation).toMatchObject({
        sheet: { version: '2026-01-01' },
        policy: { version: '2026-01-01' },
      });
      const lines = section(explanation, 'Decision');
      expect(lines.length).toBeGreaterThan(1);
      expect(total(lines)?.toUpperCase().replaceAll(' ', '_')).toBe(decision.decision);
      if ('offers' in decision && decision.failures.length > 0 && decision.failures[0] !== 'NO_SCORE') {
        expect(lines.slice(0, -1)).toHaveLength(decision.failures.length);
        for (const { rule, from } of lines.slice(0, -1)) {
          expect(rule?.row).toBeGreaterThan(0);
          expect(from).toMatch(/\w/);
        }
      }
    }
  });
});

describe('the income behind every decision is explained', () => {
  const stated = decided.flatMap(({ person, facts }) =>
    facts.initialDecisions
      .filter(({ failures }) => failures[0] !== 'NO_SCORE')
      .map((decision) => ({ name: `${person.id} as stated`, decision, cents: decision.monthlyIncomeCents })),
  );
  const verified = decided.flatMap(({ person, facts }) =>
    facts.finalDecisions.map((decision) => ({
      name: `${person.id} as verified`,
      decision,
      cents: decision.verifiedMonthlyIncomeCents,
    })),
  );

  it.each([...stated, ...verified])('$name', ({ decision, cents }) => {
    const lines = section(decision.explanation as Explanation, 'Monthly income');
    expect(lines.length).toBeGreaterThan(1);
    expect(total(lines)).toBe(formatDollars(cents as never));
  });

  const linesOf = (id: string) => {
    const explanation = stated.findLast(({ name }) => name.startsWith(id))?.decision.explanation;
    return section(explanation as Explanation, 'Monthly income');
  };

  it('names the policy row that counts a pension', () => {
    expect(linesOf('T25')).toContainEqual(
      expect.objectContaining({ label: 'Qualifying part', rule: { table: 'Income other than pay', row: 1 } }),
    );
  });

  it('counts no maintenance that ends soon, and full pay', () => {
    const { facts } = walk(personNamed('T01'), homeline, STARTED_AT, 'OFFER_SELECTION');
    const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
    const decidedOn = (value: FactValue<'statedIncome'>) => {
      const known = withFact(facts, { fact: 'statedIncome', value }, STARTED_AT);
      const [decision] = initialDecisionFacts(known, context);
      return decision?.fact === 'initialDecisions' ? decision.value : undefined;
    };
    const monthlyGrossCents = toCents(8000);
    const pay = decidedOn({ employmentType: 'FULL_TIME', monthlyGrossCents });
    expect(pay).toMatchObject({ outcome: 'OFFERS', monthlyIncomeCents: monthlyGrossCents });
    const maintenance = decidedOn({
      ...{ employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS', monthlyGrossCents },
      ...{ monthsReceived: 24, monthsRemaining: 35 },
    });
    expect(maintenance).toMatchObject({ outcome: 'ASSETS', monthlyIncomeCents: 0 });
  });

  it('names the share of each kind of savings and its row', () => {
    expect(linesOf('T17').filter(({ rule }) => rule?.table === 'Assets as income')).toEqual([
      expect.objectContaining({ label: 'Checking and savings', from: '100% counted' }),
      expect.objectContaining({ label: 'Brokerage accounts', from: '70% counted' }),
      expect.objectContaining({ label: 'Retirement accounts' }),
    ]);
    expect(linesOf('T17')).toContainEqual({
      label: 'Asset depletion over 10 years',
      value: '$4,333.33',
      from: 'No assets are used to close: the draw covers every cost',
    });
  });
});

describe('the value of the home names its source', () => {
  const policy = { version: civilDate('2026-01-02'), sha256: 'of a later policy' };
  const lineOf = (id: string) =>
    section(factsOf(id).initialDecisions.at(-1)?.explanation as Explanation, 'Decision inputs').find(
      ({ label }) => label === 'Property value',
    );

  it('names the policy row and its inputs, with and without a haircut', () => {
    expect(lineOf('T01')).toMatchObject({
      from: expect.stringMatching(/^AVM, \$[\d,]+: Forecast standard deviation 0.1, /),
      rule: { table: 'Automated valuation', row: 1 },
    });
    expect(lineOf('T16')).toMatchObject({
      from: expect.stringMatching(/^After haircut of AVM, \$[\d,]+: .*deviation 0.16/),
      rule: { table: 'Automated valuation', row: 2 },
    });
  });

  it('names the other policy when a row of that policy decided', () => {
    const { rule } = explainValue(factsOf('T16'), { policy });
    expect(rule?.policy).toEqual({ version: '2026-01-01', sha256: homeline.policy.sha256 });
    expect(explainValue(factsOf('T16'), homeline).rule).not.toHaveProperty('policy');
  });

  it('names the row that ruled out the automated value when the owner’s estimate is used', () => {
    const valuedOn = civilDate('2026-03-10');
    const doubtful = { forecastStandardDeviation: 0.28, confidenceScore: 61, valuedOn };
    const found = { valueCents: toCents(500_000), ...doubtful };
    const write = {
      fact: 'automatedValuations',
      value: recordedValuation(homeline.policy, found, valuedOn),
    } as const;
    expect(explainValue(withFact(factsOf('T01'), write, STARTED_AT), homeline)).toEqual({
      amounts: {
        ...{ source: 'ESTIMATE_WITHOUT_AVM', avmValueCents: toCents(500_000) },
        avmCells: 'Forecast standard deviation 0.28, Age 0',
      },
      rule: { table: 'Automated valuation', row: 4 },
    });
  });
});

describe('an ineligible home', () => {
  it('is explained with the row, its inputs and the policy of that day', () => {
    const judged = factsOf('T41').propertyLookups.at(-1)?.judged;
    expect(judged?.explanation.policy).toEqual({ version: '2026-01-01', sha256: homeline.policy.sha256 });
    expect(judged?.failures).toEqual(['PROPERTY_TYPE']);
    expect(judged?.explanation.sections[0]?.lines).toEqual([
      {
        code: 'RULE_FAILED',
        amounts: { rule: 'PROPERTY_TYPE', decision: 'INELIGIBLE', reasonCode: 'AA28' },
        given: [{ column: 'propertyType', label: 'Type of property', value: 'manufactured' }],
        rule: { table: 'Rules about the home', row: expect.any(Number) },
      },
      { code: 'DECISION', amounts: { decision: 'INELIGIBLE' }, isTotal: true },
    ]);
  });
});

/** The lines that come from a constant in the rate sheet. */
const NO_SINGLE_ROW = ['Discount cap', 'Raised to the APR floor'];

describe('every decision explains the policy’s requirements', () => {
  const scored = decided.filter(({ facts }) => facts.initialDecisions[0]?.failures[0] !== 'NO_SCORE');

  it.each(scored)('$person.id $person.name', ({ facts }) => {
    for (const { explanation } of [...facts.initialDecisions, ...facts.finalDecisions]) {
      const lines = section(explanation as Explanation, 'Policy requirements');
      const said = lines.map(({ label }) => label);
      expect(said).toEqual(expect.arrayContaining(['Minimum score for the property', 'Minimum line']));
      const [lowest, smallest] = lines;
      expect(lowest?.rule).toEqual({ table: expect.stringMatching(/^Limits/), row: expect.any(Number) });
      expect(smallest?.rule).toEqual({ table: 'Smallest line' });
      expect(lines.find(({ label }) => label === 'Limits by score')?.rule?.row).toBeGreaterThan(0);
      expect(lines.find(({ label }) => label === 'Maximum line by CLTV')?.from).toMatch(/% of \$/);
      expect(lines.find(({ label }) => label === 'Payment capacity')?.from).toMatch(/a month, less/);
    }
  });
});

describe('a score below the minimum', () => {
  it('doesn’t hide insufficient equity or the CLTV limits applied', () => {
    const avery = personNamed('T01');
    const low = { ...avery, credit: { ...avery.credit, fico: 600, mortgageBalances: [480_000] } };
    const { facts } = walk(low, homeline, STARTED_AT);
    const decision = facts.initialDecisions.at(-1);
    expect(decision).toMatchObject({ outcome: 'SCORE_DECLINE', failures: ['MINIMUM_SCORE', 'EQUITY'] });
    expect(facts.adverseActionNotice.at(-1)?.reasonCodes).toContain('AA23');
    const lines = section(decision?.explanation as Explanation, 'Policy requirements');
    expect(lines.find(({ label }) => label === 'Limits by score')).toMatchObject({
      from: 'Limits of score 640, the minimum for the property',
      rule: { table: 'Limits by score' },
    });
  });
});

describe('the maximum line is explained', () => {
  const offersOfT01 = () => {
    const { facts } = walk(personNamed('T01'), homeline, STARTED_AT, 'OFFER_SELECTION');
    const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
    return { facts, scenario: pricingScenario(facts, context) ?? expect.fail() };
  };
  const larger = (scenario: PricingScenario, priced: PricedChoice) =>
    worded(explainPriced(scenario, priced)[0]).find(({ label }) => label === 'Next larger line');
  const large = (explanation: unknown, of = '') => section(explanation as Explanation, `${of}Maximum line`);

  it('shows payment capacity at the rate of the larger line when DTI limits it: T37', () => {
    const lines = large(factsOf('T37').finalDecisions.at(-1)?.explanation);
    expect(total(lines)).toBe('$25,200');
    expect(lines).toContainEqual({
      label: 'Maximum line by DTI',
      value: '$25,200',
      from: 'At 8.60%, the rate of a line of $100,000',
    });
  });

  it('shows the cost of a larger line and the row that raises its rate: T43', () => {
    const lines = large(factsOf('T43').initialDecisions.at(-1)?.explanation, '30 years: ');
    expect(total(lines)).toBe('$150,000');
    expect(lines).toContainEqual({
      label: 'Next larger line',
      value: 'Exceeds maximum DTI',
      from: '$150,100 at 10.75% costs $1,401.16 a month, above payment capacity of $1,325.00; Base rate 11.10% instead of 10.20% (Score 742, Combined loan to value 80.02%)',
      rule: { table: 'Base rate', row: 27 },
    });
  });

  it('shows that a larger line costs more although income supports it: T01', () => {
    const { scenario } = offersOfT01();
    const at = (dollars: number) => {
      const priced = priceOnEquity(scenario, { lineCents: toCents(dollars), termYears: 15 });
      return priced.eligible ? larger(scenario, priced) : expect.fail(priced.reason);
    };
    expect(at(150_000)).toMatchObject({ value: 'Higher rate', rule: { table: 'Base rate' } });
    expect(at(60_000)).toBeUndefined();
  });

  it('shows that a different fee doesn’t raise the line although income would support it: T01', () => {
    const { facts, scenario } = offersOfT01();
    const offer = facts.initialDecisions.at(-1)?.offers.find(({ termYears }) => termYears === 5);
    const lineCents = offer?.maximumCents ?? expect.fail();
    const priced = priceOnEquity(scenario, { lineCents, termYears: 5, feePct: 4.99 });
    expect(priced.eligible && larger(scenario, priced)).toMatchObject({
      value: 'Not offered',
      from: 'Not available at the 2.99% fee offered first',
    });
  });
});

describe('the parts of a figure', () => {
  it('lists each retained lien with its source and the amount counted: T01', () => {
    const { initialDecisions } = factsOf('T01');
    const lines = section(initialDecisions.at(-1)?.explanation as Explanation, 'Retained liens');
    expect(lines).toEqual([
      { label: 'First Harbor Mortgage', value: '$250,000.00', from: 'Credit file and county records' },
      { label: 'Retained liens', value: '$250,000.00', isTotal: true },
    ]);
  });

  it('names who verified the income and from which source: T43', () => {
    const explanation = factsOf('T43').finalDecisions.at(-1)?.explanation as Explanation;
    expect(section(explanation, 'Monthly income')[0]).toMatchObject({
      label: 'Verified monthly income',
      from: 'Tax returns (POINTSERV_TAX), 2026-03-10',
    });
  });
});

describe('every offer is explained', () => {
  const offered = decided.flatMap(({ person, facts }) =>
    facts.initialDecisions.flatMap(({ offers, explanation }) =>
      offers.map((offer) => ({
        name: `${person.id}, ${offer.termYears} years`,
        offer,
        explanation: explanation as Explanation,
      })),
    ),
  );

  it.each(offered)(
    '$name: the lines add up to the rate, and each names its row',
    ({ offer, explanation }) => {
      const over = offer.product === 'FIXED_TERM' ? `${offer.termYears} years` : 'Interest only';
      const rate = section(explanation, `${over}: Note rate`);
      const parts = rate.filter(({ isTotal }) => !isTotal);
      expect(total(rate)).toBe(formatPct(offer.terms.noteRatePct, 2));
      expect(parts.reduce((sum, { value }) => sum + Math.round(pctOf(value) * 100), 0)).toBe(
        Math.round(offer.terms.noteRatePct * 100),
      );
      expect(parts[0]?.from).toMatch(/^Score \d{3}, Combined loan to value \d/);
      const noRow = parts.filter(({ rule }) => !rule);
      expect(noRow.filter(({ label }) => !NO_SINGLE_ROW.includes(label))).toEqual([]);
      const discount = parts.find(({ label }) => label === 'Discount AUTOPAY');
      expect(discount).toMatchObject({ value: '−0.25%', rule: { table: 'Channel and discounts', row: 1 } });
      const product = parts.find(({ label }) => label === 'Product');
      expect(product?.from?.toUpperCase().replaceAll(' ', '_')).toBe(offer.product);
      expect(total(section(explanation, `${over}: Payment and APR`))).toBe(formatPct(offer.terms.aprPct, 2));
      const recording = section(explanation, `${over}: Recording costs, from the draw`);
      expect(recording[0]).toMatchObject({ label: 'Recording fee', rule: { table: expect.any(String) } });
      expect(total(section(explanation, `${over}: Maximum line`))).toBe(
        formatWholeDollars(offer.terms.lineAmountCents as never),
      );
    },
  );
});

describe('every application that ended with a notice is explained', () => {
  const ended = walked.filter(({ facts }) => facts.adverseActionNotice.length > 0);

  it.each(ended)('$person.id $person.name', ({ facts }) => {
    const explained = explainEnd(facts);
    expect(explained?.sections.map(({ code }) => code)).toEqual(['END', 'REASONS']);
    expect(explained?.sections[1]?.lines.length).toBeGreaterThan(0);
  });

  it.each(ended)('$person.id sees the reasons of the notice, never the desk or its notes', ({ facts }) => {
    const told = JSON.stringify(wordExplanation({ sections: [endReasons(facts)] }, 'BORROWER'));
    expect(endReasons(facts).lines.length).toBeGreaterThan(0);
    expect(told).not.toMatch(/fraud|sanction|decided|desk/i);
  });

  it('shows inquiries when the notice names them as a fifth reason (15 USC 1681g(f)(9))', () => {
    const [t14] = applicants.filter(({ id }) => id === 'T14');
    if (!t14) throw new Error('T14 is not among the people');
    const scoreFactors = ['01', '39', '40', '14', '08'];
    const { facts } = walk({ ...t14, credit: { ...t14.credit, scoreFactors } }, homeline, STARTED_AT);
    const codes = (section: ReturnType<typeof endReasons>) => worded(section).map(({ value }) => value);
    expect(codes(endReasons(facts))).toEqual(['AA09', 'AA17', 'AA18', 'AA15', 'AA22']);
    const later: FactWrite = {
      fact: 'declineDecision',
      value: { reason: 'Said after the letter had gone out' },
    };
    expect(codes(endReasons(withFact(facts, later, STARTED_AT)))).toEqual(codes(endReasons(facts)));
  });

  it('distinguishes a reviewer’s decline from a rule’s', () => {
    const late = ended.find(({ person }) => person.id === 'T11');
    const lines = late && worded(explainEnd(late.facts)?.sections[0]);
    expect(lines?.[0]).toMatchObject({
      label: 'Mortgage delinquencies',
      value: 'Refused by a reviewer',
    });
  });
});

describe('a borrower reads every line of a decision in plain words', () => {
  it.each(decided)('$person.id $person.name', ({ facts }) => {
    for (const { explanation } of [...facts.initialDecisions, ...facts.finalDecisions]) {
      for (const line of wordExplanation(explanation as Explanation, 'BORROWER').sections.flatMap(
        ({ lines }) => lines,
      )) {
        const { label, value, from = '' } = line;
        const said = `${label}: ${value} ${from}`;
        expect(said).not.toMatch(/\bAA\d\d\b|[A-Z]{3,}_[A-Z]|Combined loan to value|standard deviation/);
        expect(said).not.toMatch(/^(Decision|Limited by|Policy rules):|leaves room|\bundefined\b/);
      }
    }
  });
});
