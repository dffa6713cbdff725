import { describe, expect, it } from 'vitest';
import { ETHNICITIES, RACES, refusesAndAnswers, withoutUnusedTexts } from './demographics.ts';

describe('the questions of 12 CFR 1003, Appendix B', () => {
  it('cannot be both answered and declined', () => {
    expect(refusesAndAnswers(RACES, ['6', '27'])).toBe(true);
    expect(refusesAndAnswers(RACES, ['2', '27', '5'])).toBe(false);
    expect(refusesAndAnswers(ETHNICITIES, ['3'])).toBe(false);
    expect(refusesAndAnswers(ETHNICITIES, undefined)).toBe(false);
  });

  it('keep a free text only with its option', () => {
    const texts = { otherHispanic: 'Salvadoran', otherAsian: 'Hmong', tribe: 'Navajo' };
    expect(withoutUnusedTexts({ ethnicity: ['14'], race: ['27'], ...texts })).toEqual({
      ethnicity: ['14'],
      race: ['27'],
      otherHispanic: 'Salvadoran',
      otherAsian: 'Hmong',
    });
    expect(withoutUnusedTexts({ race: ['6'], ...texts })).toEqual({ race: ['6'] });
  });
});
