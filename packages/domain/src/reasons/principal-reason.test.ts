// Proves RU-54.

import { describe, expect, it } from 'vitest';
import { unfitReason } from './principal-reason.ts';
import { REASONS } from './reason-codes.ts';

describe('a principal reason for adverse action (12 CFR 1002.9(b)(2))', () => {
  it.each([
    ['Internal policy', '1002.9(b)(2)'],
    ['You do not meet our internal standards for this line', '1002.9(b)(2)'],
    ['You did not reach our qualifying score', '1002.9(b)(2)'],
    ['Your credit score is below the minimum', '1002.9(b)(2)'],
    ['Our model found the risk of the file to be high', '9(b)(2)-4'],
    ['This was a business decision of the bank', '1002.9(b)(2)'],
    ['Your application was not approved by the committee', '1002.9(b)(2)'],
    ['You are of an age at which we do not lend', '1002.6(b)(2)'],
    ['You are too old for a line over 30 years', '1002.6(b)(2)'],
    ['The line would outlast a borrower of your age', '1002.6(b)(2)'],
    ['You are divorced and live by yourself', '1002.2(z)'],
    ['The national origin of the borrower is unclear', '1002.2(z)'],
    ['You are a Muslim from another country', '1002.2(z)'],
    ['Your neighborhood is mostly minority and declines', '1002.2(z)'],
    ['You will be on maternity leave for some months', '1002.6(b)(3)'],
    ['Your income is reduced by your disability for now', '42 USC 3605'],
    ['Most of the income comes from public assistance', '1002.6(b)(5)'],
    ['You have complained to the bureau about us', '1002.2(z)'],
  ])('can’t be “%s”', (words, source) => {
    expect(unfitReason(words)).toContain(source);
    expect(unfitReason(words)).toContain('nstead');
  });

  it.each(['too old', 'Bad credit', 'Declined', '', 'AA24', 'AA26'])('can’t be as short as “%s”', (words) => {
    expect(unfitReason(words)).toContain('AA01 to AA32');
  });

  it.each([
    'The home burned down',
    'Your tax returns show income from a business that has ended',
    'The report on the value of your home is too old to be used',
    'The insurance policy of your home ended before the money could be paid',
    'The home is offered for sale, or was within the last 60 days',
    'Your pay stubs are of another age than the form says',
    'The age of the roof could not be shown',
    'The roof is of an age at which it must be replaced',
    'You are in arrears on an account that is 90 days old',
    'A complaint in foreclosure is pending against the home',
    'The taxes on the home at 12 Race Street are unpaid',
    'A divorced co-owner is still on the title of the home',
    'The maintenance that a court awarded could not be shown',
  ])('can be “%s”', (words) => {
    expect(unfitReason(words)).toBeUndefined();
  });

  it('can be any reason code except the score and the one that needs a text', () => {
    const refused = Object.keys(REASONS).filter((code) => unfitReason(code) !== undefined);
    expect(refused).toEqual(['AA24', 'AA26']);
  });
});
