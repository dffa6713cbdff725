import { describe, expect, it } from 'vitest';
import published from '../adverse-action/adverse-action.cases.json' with { type: 'json' };
import { isReasonCode, REASON_OF_FAILURE, REASONS } from './reason-codes.ts';
import { explainScore, keyFactors, printedReasons, SCORE_FACTORS } from './score-factors.ts';

describe('the reasons of adverse action', () => {
  it.each(published.reasons)('$code', ({ code, text, hmdaDenialCode }) => {
    if (!isReasonCode(code)) throw new Error(code);
    expect(REASONS[code].hmdaDenialCode).toBe(hmdaDenialCode);
    if (text) expect(REASONS[code].text).toBe(text);
  });

  it('are thirty-two', () => {
    expect(Object.keys(REASONS)).toHaveLength(32);
    expect(isReasonCode('AA33')).toBe(false);
  });

  it.each(published.failures)('$failure gives $reason', ({ failure, reason }) => {
    expect(Object.entries(REASON_OF_FAILURE)).toContainEqual([failure, reason]);
  });

  it.each(published.scoreFactors)('factor $factor of a score gives $reason', ({ factor, text, reason }) => {
    expect(SCORE_FACTORS[factor]).toEqual({ text, reason });
  });
});

describe('a score below the minimum', () => {
  it.each(published.printed)('explained by factors $factors prints $printed', ({ factors, printed }) => {
    expect(printedReasons(explainScore(['AA26'], factors))).toEqual(printed);
  });

  it('has no code for a factor that nobody knows', () => {
    expect(explainScore(['AA26'], ['99', '14'])).toEqual(['AA15', 'AA26']);
  });

  it('is disclosed with at most four key factors, and inquiries besides (15 USC 1681g(f))', () => {
    const texts = (...factors: string[]) => factors.map((factor) => SCORE_FACTORS[factor]?.text);
    expect(keyFactors(['38', '10', '14', '01', '18'])).toEqual(texts('38', '10', '14', '01'));
    expect(keyFactors(['38', '10', '14', '01', '18', '08'])).toEqual(texts('38', '10', '14', '01', '08'));
  });

  it('is disclosed with a factor that we have no words for by its number, in its place', () => {
    expect(keyFactors(['08', '98', '10'])).toEqual([
      'Too many recent inquiries',
      'Factor 98 of your credit score, as the agency numbers it',
      'Proportion of revolving balances to limits is too high',
    ]);
    expect(keyFactors(['95', '96', '97', '98', '99', '08'])).toHaveLength(5);
    expect(keyFactors([])).toEqual([]);
  });

  it('is kept behind what held it down', () => {
    expect(explainScore(['AA26'], ['39', '18'])).toEqual(['AA17', 'AA26']);
  });

  it('prints at most four reasons, each rule that failed among them', () => {
    const reasons = explainScore(['AA21', 'AA20', 'AA26', 'AA23'], ['39', '38', '10']);
    expect(printedReasons(reasons)).toEqual(['AA21', 'AA20', 'AA17', 'AA23']);
  });

  it('leaves a bankruptcy its place, whatever else held the score down', () => {
    const reasons = explainScore(['AA26', 'AA21'], ['01', '02', '14', '20']);
    expect(printedReasons(reasons)).toEqual(['AA09', 'AA17', 'AA15', 'AA21']);
  });

  it('is never printed alone', () => {
    expect(printedReasons(explainScore(['AA26'], []))).toEqual([]);
  });
});
