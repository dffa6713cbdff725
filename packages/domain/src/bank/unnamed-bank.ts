/** The name of a linked bank that the provider doesn't name. Pages say it in the borrower's language. */
export const UNNAMED_BANK = 'Your bank';
