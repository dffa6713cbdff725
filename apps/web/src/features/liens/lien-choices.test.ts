// Proves RU-28, RU-47.

import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import type { LienAnswer } from '@homeline/domain/facts/liens.facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { equityLoanChoices, lienChoices } from './lien-choices.ts';

const loan: Lien = {
  id: 'mortgage-1',
  holder: 'River Bank',
  balanceCents: toCents(10_000),
  securedCents: toCents(10_000),
  monthlyPaymentCents: toCents(100),
  source: 'CREDIT',
  isOnThisHome: true,
  isReviewedEquityLoan: false,
  needsPapers: false,
};

const detailOf = (answer: LienAnswer, lien: Lien) => {
  const choice = lienChoices(lien).find(({ value }) => value === answer);
  return choice && 'detail' in choice ? choice.detail : undefined;
};

test('says that paying off a line of credit closes it', () => {
  expect(detailOf('PAY_OFF', { ...loan, securedCents: toCents(80_000) })).toBe(
    'About $10,000 of your line goes to this lender, and that line of credit is closed. You can’t draw on it anymore',
  );
  expect(detailOf('PAY_OFF', loan)).toBe(
    'About $10,000 of your line goes to this lender, and the loan is closed',
  );
});

test('offers another home only for a mortgage the county has not recorded on this one', () => {
  const answers = (source: Lien['source']) => lienChoices({ ...loan, source }).map(({ value }) => value);
  expect(answers('CREDIT')).toEqual(['CONFIRMED', 'PAY_OFF', 'OTHER_HOME', 'DISPUTED']);
  expect(answers('BOTH')).toEqual(['CONFIRMED', 'PAY_OFF', 'DISPUTED']);
  expect(answers('RECORDS')).toEqual(['CONFIRMED', 'PAY_OFF', 'DISPUTED']);
});

test('says that an underwriter first reviews the documents of a Texas loan on another home', () => {
  expect(detailOf('OTHER_HOME', loan)).not.toContain('underwriter');
  expect(detailOf('OTHER_HOME', { ...loan, needsPapers: true })).toContain(
    'An underwriter reviews the loan documents first',
  );
});

test('offers to pay off, keep or dispute a reviewed Texas equity loan', () => {
  const choices = equityLoanChoices({ ...loan, isReviewedEquityLoan: true });
  expect(choices.map(({ value, detail }) => [value, detail])).toEqual([
    ['PAY_OFF', 'About $10,000 of your line goes to this lender, and the loan is closed'],
    ['CONFIRMED', expect.stringContaining('we can’t continue your application')],
    ['DISPUTED', expect.stringContaining('An underwriter reviews the loan documents again')],
  ]);
});
