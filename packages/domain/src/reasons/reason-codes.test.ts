import { describe, expect, it } from 'vitest';
import published from '../adverse-action/adverse-action.cases.json' with { type: 'json' };
import { isReasonCode, REASON_OF_FAILURE, REASONS } from './reason-codes.ts';
import { explainScore, keyFactors, printedReasons, SCORE_FACTORS } from './score-factors.ts';

describe('the adverse action reasons', () => {
  it.each(published.reasons)('include $code as specified', ({ code, text, hmdaDenialCode }) => {
    if (!isReasonCode(code)) throw new Error(code);
    expect(REASONS[code].hmdaDenialCode).toBe(hmdaDenialCode);
    if (text) expect(REASONS[code].text).toBe(text);
  });

  it('number thirty-two', () => {
    expect(Object.keys(REASONS)).toHaveLength(32);
    expect(isReasonCode('AA33')).toBe(false);
  });

  it.each(published.failures)('give $reason for $failure', ({ failure, reason }) => {
    expect(Object.entries(REASON_OF_FAILURE)).toContainEqual([failure, reason]);
  });

  it.each(published.scoreFactors)('give $reason for score factor $factor', ({ factor, text, reason }) => {
    expect(SCORE_FACTORS[factor]).toEqual({ text, reason });
  });
});

describe('a score below the minimum', () => {
  it.each(published.printed)('with factors $factors prints $printed', ({ factors, printed }) => {
    expect(printedReasons(explainScore(['AA26'], factors))).toEqual(printed);
  });

  it('adds no reason for an unknown factor', () => {
    expect(explainScore(['AA26'], ['99', '14'])).toEqual(['AA15', 'AA26']);
  });

  it('is disclosed with at most four key factors plus inquiries (15 USC 1681g(f))', () => {
    const texts = (...factors: string[]) => factors.map((factor) => SCORE_FACTORS[factor]?.text);
    expect(keyFactors(['38', '10', '14', '01', '18'])).toEqual(texts('38', '10', '14', '01'));
    expect(keyFactors(['38', '10', '14', '01', '18', '08'])).toEqual(texts('38', '10', '14', '01', '08'));
  });

  it('is disclosed with an unknown factor by its number, in its place', () => {
    expect(keyFactors(['08', '98', '10'])).toEqual([
      'Too many recent inquiries',
      'Factor 98 of your credit score, as the agency numbers it',
      'Proportion of revolving balances to limits is too high',
    ]);
    expect(keyFactors(['95', '96', '97', '98', '99', '08'])).toHaveLength(5);
    expect(keyFactors([])).toEqual([]);
  });

  it('is stored after the factors that lowered it', () => {
    expect(explainScore(['AA26'], ['39', '18'])).toEqual(['AA17', 'AA26']);
  });

  it('prints at most four reasons, including each failed rule', () => {
    const reasons = explainScore(['AA21', 'AA20', 'AA26', 'AA23'], ['39', '38', '10']);
    expect(printedReasons(reasons)).toEqual(['AA21', 'AA20', 'AA17', 'AA23']);
  });

  it('never displaces a bankruptcy, whatever the score factors', () => {
    const reasons = explainScore(['AA26', 'AA21'], ['01', '02', '14', '20']);
    expect(printedReasons(reasons)).toEqual(['AA09', 'AA17', 'AA15', 'AA21']);
  });

  it('is no printed reason without score factors', () => {
    expect(printedReasons(explainScore(['AA26'], []))).toEqual([]);
  });
});
