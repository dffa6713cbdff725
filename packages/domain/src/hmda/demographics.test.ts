import { describe, expect, it } from 'vitest';
import { ETHNICITIES, isContradicted, RACES, withoutStrayTexts } from './demographics.ts';

describe('the questions of 12 CFR 1003, Appendix B', () => {
  it('are either answered or declined', () => {
    expect(isContradicted(RACES, ['6', '27'])).toBe(true);
    expect(isContradicted(RACES, ['2', '27', '5'])).toBe(false);
    expect(isContradicted(ETHNICITIES, ['3'])).toBe(false);
    expect(isContradicted(ETHNICITIES, undefined)).toBe(false);
  });

  it('keep a free text only beside the option that asks for it', () => {
    const texts = { otherHispanic: 'Salvadoran', otherAsian: 'Hmong', tribe: 'Navajo' };
    expect(withoutStrayTexts({ ethnicity: ['14'], race: ['27'], ...texts })).toEqual({
      ethnicity: ['14'],
      race: ['27'],
      otherHispanic: 'Salvadoran',
      otherAsian: 'Hmong',
    });
    expect(withoutStrayTexts({ race: ['6'], ...texts })).toEqual({ race: ['6'] });
  });
});
