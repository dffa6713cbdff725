// Proves LW-08.

import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { sampleSubject } from '../testing/sample.ts';
import { creditScoreDisclosure } from './credit-score.ts';

/** Each item of 12 CFR 1022.74(d)(1)(ii) in the words of model form H-3 (12 CFR 1022, Appendix H). */
const ITEMS: readonly [item: string, words: string][] = [
  [
    '(A)',
    'Your credit report is a record of your credit history. It includes information about whether you pay your bills on time',
  ],
  ['(B)', 'Your credit score can change, depending on how your credit history changes.'],
  ['(C)', 'can affect whether you can get a loan and how much you will have to pay for that loan'],
  ['(D)', 'In connection with your application for a home loan, the lender must disclose to you the score'],
  ['(D), range', 'Scores range from a low of 300 to a high of 850.'],
  ['(E)', 'Your credit score ranks higher than 64 percent of U.S. consumers.'],
  [
    '(F)',
    'It is a good idea to check your credit report to make sure the information it contains is accurate.',
  ],
  ['(G)', 'You have a right to dispute any inaccurate information in your credit report.'],
  [
    '(H)',
    'a free copy of your credit report from each of the nationwide consumer reporting agencies once a year',
  ],
  ['(I)', 'call toll-free 1-877-322-8228, visit www.annualcreditreport.com'],
  ['(J)', 'www.consumerfinance.gov/learnmore'],
];

describe('the score disclosure that stands in for a risk-based pricing notice', () => {
  it.each(ITEMS)('has item %s', (_, words) => {
    expect(documentText(creditScoreDisclosure(sampleSubject()))).toContain(words);
  });
});
