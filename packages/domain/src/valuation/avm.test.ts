// Proves RU-12.

import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../dates/civil-date.ts';
import { toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { usableValue } from './avm.ts';

const TODAY = civilDate('2026-03-10');

const estimate = {
  valueCents: toCents(500_000),
  forecastStandardDeviation: 0.1,
  confidenceScore: 85,
  valuedOn: TODAY,
};

describe('an automated valuation', () => {
  it.each([
    [{}, 500_000, 'ACCEPTED'],
    [{ forecastStandardDeviation: 0.13, confidenceScore: 80 }, 500_000, 'ACCEPTED'],
    [{ forecastStandardDeviation: 0.16 }, 485_000, 'HAIRCUT'],
    [{ forecastStandardDeviation: 0.16, confidenceScore: undefined }, 485_000, 'HAIRCUT'],
    [{ forecastStandardDeviation: 0.2 }, 465_000, 'HAIRCUT'],
    [{ confidenceScore: 79 }, 500_000, 'HAIRCUT'],
    [{ valuedOn: addDays(TODAY, -90) }, 500_000, 'ACCEPTED'],
    [{ valuedOn: addDays(TODAY, 1) }, 500_000, 'ACCEPTED'],
  ])('with %j gives a value of $%i to lend on', (change, value, outcome) => {
    expect(usableValue(homelineRules.policy, { ...estimate, ...change }, TODAY)).toMatchObject({
      outcome,
      adjustedValueCents: toCents(value),
    });
  });

  it.each([
    { forecastStandardDeviation: 0.28 },
    { forecastStandardDeviation: 0.2001 },
    { valuedOn: addDays(TODAY, -91) },
  ])('with %j is not usable', (change) => {
    const used = usableValue(homelineRules.policy, { ...estimate, ...change }, TODAY);
    expect(used.outcome).toBe('NOT_USABLE');
    expect(used).not.toHaveProperty('adjustedValueCents');
  });

  it('names the policy row that decided, and the inputs the row tested', () => {
    const { by } = usableValue(homelineRules.policy, { ...estimate, forecastStandardDeviation: 0.16 }, TODAY);
    const given = 'Forecast standard deviation 0.16, Confidence score 85, Age 0';
    expect(by).toEqual({ table: 'Automated valuation', row: 3, given });
  });
});
