/** What the money is for, in the words of pages and papers. */
export const PURPOSE_WORDS = {
  HOME_IMPROVEMENT: 'Home improvement',
  DEBT_CONSOLIDATION: 'Paying off other debts',
  REFINANCE: 'Refinancing a mortgage',
  OTHER: 'Something else',
} as const;
