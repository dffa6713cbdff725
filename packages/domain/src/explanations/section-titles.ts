import type { ExplanationSection, SectionCode } from '../facts/explanation.ts';

/** Who reads an explanation. Each reader has different words. */
export type Reader = 'BORROWER' | 'STAFF';

/** Returns the name of an offer among others. */
export function offerTitle({ product, termYears }: NonNullable<ExplanationSection['offer']>): string {
  return product === 'FIXED_TERM' ? `${termYears} years` : 'Interest only';
}

/** What each part of an explanation is about, in the words of each reader. */
export const SECTION_TITLES: Readonly<Record<Reader, Readonly<Record<SectionCode, string>>>> = {
  BORROWER: {
    BASIS: 'What we looked at',
    INCOME: 'Your monthly income',
    DEBTS: 'Your monthly debts',
    LIENS: 'Loans that stay on your home',
    POLICY_LIMITS: 'What we require',
    VALUE_FOUND: 'Your home’s new value',
    HOME: 'Your home',
    DECISION: 'Our decision',
    TERMS_REFUSED: 'Terms we can’t offer',
    LINE_SIZE: 'How large your line can be',
    RATE: 'Interest rate',
    PAYMENT: 'Payment and APR',
    CASH: 'Cash in hand',
    RECORDING: 'Recording costs, from your draw',
    REVIEW: 'Review',
    END: 'How your application ended',
    REASONS: 'Reasons',
    RECORDED: 'Details',
  },
  STAFF: {
    BASIS: 'Decision inputs',
    INCOME: 'Monthly income',
    DEBTS: 'Monthly debts',
    LIENS: 'Retained liens',
    POLICY_LIMITS: 'Policy requirements',
    VALUE_FOUND: 'New property value',
    HOME: 'Property eligibility',
    DECISION: 'Decision',
    TERMS_REFUSED: 'Terms not offered',
    LINE_SIZE: 'Maximum line',
    RATE: 'Note rate',
    PAYMENT: 'Payment and APR',
    CASH: 'Cash to borrower',
    RECORDING: 'Recording costs, from the draw',
    REVIEW: 'Review',
    END: 'How the application ended',
    REASONS: 'Adverse action reasons',
    RECORDED: 'Details',
  },
};
