import { describe, expect, it, test } from 'vitest';
import { Registration, RegistrationSteps } from './register.ts';

const FULL_TIME = 'FULL_TIME';

describe('stated income', () => {
  const messagesOf = (answers: object) =>
    RegistrationSteps['income-info']
      .safeParse(answers)
      .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);

  it.each([FULL_TIME, 'PART_TIME', 'SELF_EMPLOYED'])(
    'must be above zero for employment type %s',
    (employmentType) => {
      expect(messagesOf({ employmentType, monthlyGrossCents: 0 })).toEqual([
        'monthlyGrossCents: Must be more than $0',
      ]);
      expect(messagesOf({ employmentType, monthlyGrossCents: 100 })).toBeUndefined();
    },
  );

  it.each(['UNEMPLOYED', 'RETIRED'])('may be zero for employment type %s', (employmentType) => {
    expect(messagesOf({ employmentType, monthlyGrossCents: 0 })).toBeUndefined();
  });

  it('from separate maintenance requires the months received and remaining', () => {
    const stated = { employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS', monthlyGrossCents: 150_000 };
    expect(messagesOf(stated)).toEqual(['monthsReceived: Required', 'monthsRemaining: Required']);
    expect(messagesOf({ ...stated, monthsReceived: 6, monthsRemaining: 0 })).toBeUndefined();
    expect(messagesOf({ ...stated, monthsReceived: -1, monthsRemaining: 'years' })).toEqual([
      'monthsReceived: Must be 0 or more',
      'monthsRemaining: Must be a number of months',
    ]);
    expect(messagesOf({ ...stated, monthsReceived: 1.5, monthsRemaining: 601 })).toEqual([
      'monthsReceived: Must be a number of months',
      'monthsRemaining: Must be 600 or less',
    ]);
  });
});

describe('a password', () => {
  const messagesOf = (password: string) =>
    RegistrationSteps['login-info'].safeParse({ password }).error?.issues[0]?.message;

  it.each([' '.repeat(12), 'a'.repeat(20), 'abababababab'])(
    'is rejected with too few different characters: %j',
    (password) => {
      expect(messagesOf(password)).toBe('Must have at least 4 different characters');
    },
  );

  it('may be a plain sentence without special characters', () => {
    expect(messagesOf('a sentence that is easy to keep')).toBeUndefined();
  });
});

test('a registration is validated by the rules of each of its steps', () => {
  const registration = {
    ...{ street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '90210', occupancy: 'PRIMARY' },
    ...{ listedForSale: false, employmentType: FULL_TIME, monthlyGrossCents: 0 },
    ...{ firstName: 'Avery', lastName: '1234', dob: '1981-04-12' },
    ...{ email: 'avery.happy@example.com', phone: '(555) 555-0123', password: 'Avery.Happy@example.com' },
  };
  const issues = (given: object) =>
    Registration.safeParse(given).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);
  expect(issues(registration)).toEqual([
    'lastName: Must be written in letters',
    'zip: Must be a ZIP code in Ohio',
    'monthlyGrossCents: Must be more than $0',
    'password: Cannot be your email address',
  ]);
});
