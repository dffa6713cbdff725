import { describe, expect, it } from 'vitest';
import { ageOn, civilDate } from '../dates/civil-date.ts';
import { MINIMUM_AGE, SENIOR_AGE } from './age.ts';
import published from './identifiers.cases.json' with { type: 'json' };

describe('the age of an applicant', () => {
  it.each(published.age)('is $age on $asOf for a birth on $dob', ({ dob, asOf, age, eligible, senior62 }) => {
    const [bornOn, on] = [civilDate(dob), civilDate(asOf)];
    expect(ageOn(bornOn, on)).toBe(age);
    expect(age >= MINIMUM_AGE).toBe(eligible);
    expect(age >= SENIOR_AGE).toBe(senior62);
  });
});
