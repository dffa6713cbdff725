import type { ReasonCode } from '@homeline/domain/reasons/reason-codes.ts';

/** What would change a reason, and when it is worth trying again. */
export type Remedy = { readonly change: string; readonly again: string };

const AT_ONCE = 'You may apply again as soon as you have it.';
const IN_SIX_MONTHS = 'Most files look different after about six months.';
const IN_A_YEAR = 'Most files look different after about twelve months of payments on time.';

// How many is a matter of the lender's policy, and of what happened.
const IN_SOME_YEARS =
  'When some years have passed. Call us before you apply again, and we tell you how many.';

const REFERENCES: Remedy = {
  change: 'Accounts in your own name that report to the bureaus, paid on time.',
  again: IN_SIX_MONTHS,
};
const RESIDENCE: Remedy = {
  change:
    'A record that shows your home as where you live: a tax bill, a utility bill or your driver’s license.',
  again: AT_ONCE,
};

/** Plain words for every reason that a notice may give. */
export const REMEDIES: Readonly<Record<ReasonCode, Remedy>> = {
  AA01: {
    change: 'Answering what was asked within the time that our letter gave.',
    again: 'You may apply again today. Your answers take about ten minutes.',
  },
  AA02: REFERENCES,
  AA03: REFERENCES,
  AA04: REFERENCES,
  AA05: { change: 'A steady job, or two years of returns that show steady income.', again: IN_SIX_MONTHS },
  AA06: {
    change: 'A contact at your employer who can confirm that you work there.',
    again: AT_ONCE,
  },
  AA07: { change: 'More time in your present job.', again: IN_SIX_MONTHS },
  AA08: {
    change: 'A smaller amount, a longer term, more income, or somebody who applies with you.',
    again: 'You may apply again at any time with another amount or with a co-borrower.',
  },
  AA09: {
    change:
      'Paying down cards and loans, or a line that pays them off. Savings can count beside your income.',
    again: 'As soon as your monthly payments are lower: bureaus report most payoffs within 30 to 60 days.',
  },
  AA10: {
    change: 'Linking the account that your pay goes to, paystubs of the last 30 days, or a tax return.',
    again: AT_ONCE,
  },
  AA11: RESIDENCE,
  AA12: RESIDENCE,
  AA13: RESIDENCE,
  AA14: {
    change:
      'Checking that name, date of birth and social security number are as the bureau has them, or opening a first account that reports to it.',
    again: 'At once if a detail was wrong; else after about six months.',
  },
  AA15: {
    change: 'Time, and one or two accounts that are used a little and paid each month.',
    again: IN_SIX_MONTHS,
  },
  AA16: { change: 'Bringing what is owed to us up to date.', again: IN_A_YEAR },
  AA17: {
    change: 'Bringing every account up to date, and paying on time from here on.',
    again: IN_A_YEAR,
  },
  AA18: {
    change: 'Settling the collection or judgment, and asking the bureau to show it as satisfied.',
    again: 'When your credit file shows it as settled.',
  },
  AA19: {
    change: 'The end of the garnishment or attachment.',
    again: 'When your credit file shows that it ended.',
  },
  AA20: {
    change: 'Time since the foreclosure or repossession.',
    again: IN_SOME_YEARS,
  },
  AA21: {
    change: 'Time since the discharge, with new accounts paid on time.',
    again: IN_SOME_YEARS,
  },
  AA22: {
    change: 'Applying for less credit for a while. Inquiries for one purpose within two weeks count as one.',
    again: IN_SIX_MONTHS,
  },
  AA23: {
    change: 'A smaller amount, a lower balance on your mortgage, or a value that has risen.',
    again: 'When more of the value is free of loans. You may send us sales that we missed.',
  },
  AA24: {
    change: 'That depends on your application: a person goes through it with you.',
    again: 'Call us before you apply again, and we tell you what is open to you.',
  },
  AA25: {
    change: 'A valid photo ID with your present name, and a social security number that matches it.',
    again: AT_ONCE,
  },
  AA26: { change: 'The reasons above are what held your score down.', again: IN_SIX_MONTHS },
  AA27: {
    change: 'The address as the county writes it, or another home. A tax bill or deed shows it.',
    again: AT_ONCE,
  },
  AA28: {
    change: 'Another home, of another kind or in better condition; repairs can change the condition.',
    again: 'With another home at once; with this one when the repairs are done.',
  },
  AA29: {
    change: 'A deed that shows you as the owner, on record with the county.',
    again: 'When the county’s records show it.',
  },
  AA30: {
    change: 'A release or a payoff letter for each lien that is still on record.',
    again: 'When the county’s records show the release.',
  },
  AA31: { change: 'A policy in force that covers the home.', again: AT_ONCE },
  AA32: {
    change: 'Only time: the law asks for the age of majority of your state.',
    again: 'After that birthday.',
  },
};
