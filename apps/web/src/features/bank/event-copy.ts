/** Copy about a small deposit on other pages. Apart from `copy.ts`, which only the bank pages load. */
export const depositEventCopy = { later: 'Enter the code of your small deposit' } as const;
