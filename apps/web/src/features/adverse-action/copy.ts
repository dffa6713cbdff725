import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import type { ReasonCode } from '@homeline/domain/reasons/reason-codes.ts';

/** What would change a reason, and when to apply again. */
type Remedy = { readonly change: string; readonly again: string };

const AT_ONCE = 'You can apply again as soon as you have it.';
const IN_SIX_MONTHS =
  'You can apply again at any time. Most credit files look different after about six months.';
const IN_A_YEAR =
  'You can apply again at any time. Most credit files look different after about 12 months of on-time payments.';

// The number of years depends on the lender's policy and on what happened.
const IN_SOME_YEARS =
  'After some years have passed. Call us before you apply again and we’ll tell you how many.';

const REFERENCES: Remedy = {
  change: 'Open accounts in your own name that report to the credit bureaus, and pay them on time.',
  again: IN_SIX_MONTHS,
};
const RESIDENCE: Remedy = {
  change:
    'Send a record that shows you live at your home: a tax bill, a utility bill or your driver’s license.',
  again: AT_ONCE,
};

const REMEDIES: Readonly<Record<ReasonCode, Remedy>> = {
  AA01: {
    change: 'Send everything we ask for by the date in our letter.',
    again: 'You can apply again today. It takes about ten minutes.',
  },
  AA02: REFERENCES,
  AA03: REFERENCES,
  AA04: REFERENCES,
  AA05: {
    change: 'Have a steady job, or two years of tax returns that show steady income.',
    again: IN_SIX_MONTHS,
  },
  AA06: { change: 'Name a contact at your employer who can confirm that you work there.', again: AT_ONCE },
  AA07: { change: 'Spend more time in your current job.', again: IN_SIX_MONTHS },
  AA08: {
    change: 'Ask for a smaller amount or a longer term, add income, or apply with a co-borrower.',
    again: 'You can apply again at any time with a different amount or with a co-borrower.',
  },
  AA09: {
    change:
      'Pay down cards and loans, or use your line to pay them off. Your savings can count in addition to your income.',
    again: 'As soon as your monthly payments are lower. Bureaus report most payoffs within 30 to 60 days.',
  },
  AA10: {
    change: 'Link the account you’re paid into, or send pay stubs from the last 30 days or a tax return.',
    again: AT_ONCE,
  },
  AA11: RESIDENCE,
  AA12: RESIDENCE,
  AA13: RESIDENCE,
  AA14: {
    change:
      'Check that your name, date of birth and Social Security number match what the bureau has. If you have no credit yet, open a first account that reports to it.',
    again: 'Right away if a detail was wrong. Otherwise, after about six months.',
  },
  AA15: {
    change: 'Give it time, with one or two accounts that you use a little and pay each month.',
    again: IN_SIX_MONTHS,
  },
  AA16: { change: 'Bring what you owe us up to date.', again: IN_A_YEAR },
  AA17: { change: 'Bring every account up to date, and pay on time from now on.', again: IN_A_YEAR },
  AA18: {
    change: 'Settle the collection or judgment, and ask the bureau to show it as satisfied.',
    again: 'When your credit file shows it as settled.',
  },
  AA19: {
    change: 'Have the garnishment or attachment released.',
    again: 'When your credit file shows that it ended.',
  },
  AA20: { change: 'Let time pass since the foreclosure or repossession.', again: IN_SOME_YEARS },
  AA21: {
    change: 'Let time pass since your discharge, and pay new accounts on time.',
    again: IN_SOME_YEARS,
  },
  AA22: {
    change:
      'Apply for less credit for a while. Inquiries for the same kind of loan within two weeks count as one.',
    again: IN_SIX_MONTHS,
  },
  AA23: {
    change: 'Ask for a smaller amount, pay down your mortgage, or wait for your home’s value to rise.',
    again: 'When you owe less compared with your home’s value. Call us if we missed sales nearby.',
  },
  AA24: {
    change: 'That depends on your application. Call us, and a person will go through it with you.',
    again: 'Call us before you apply again and we’ll tell you your options.',
  },
  AA25: {
    change: 'Send a valid photo ID with your current name, and a Social Security number that matches it.',
    again: AT_ONCE,
  },
  AA26: { change: 'The other reasons are what lowered your score.', again: IN_SIX_MONTHS },
  AA27: {
    change: 'Give the address as the county records it, or use another home. A tax bill or deed shows it.',
    again: AT_ONCE,
  },
  AA28: {
    change: 'Use another home, of a different type or in better condition. Repairs can change the condition.',
    again: 'Right away with another home, or with this one after the repairs.',
  },
  AA29: {
    change: 'Record a deed with the county that shows you as the owner.',
    again: 'When the county’s records show it.',
  },
  AA30: {
    change: 'Get a release or a payoff letter for each lien that is still on record.',
    again: 'When the county’s records show the release.',
  },
  AA31: { change: 'Get an active policy that covers your home.', again: AT_ONCE },
  AA32: {
    change: 'Only time can change this: the law requires you to reach your state’s age of majority.',
    again: 'After that birthday.',
  },
};

type Outcome = { readonly heading: string; readonly decided: (day: string) => string; readonly why: string };

const OUTCOMES: Readonly<Record<AdverseAction['action'], Outcome>> = {
  DECLINE: {
    heading: 'We can’t offer you a line right now',
    decided: (day) => `We made this decision on ${day}.`,
    why: 'It’s about your application as it is today. Here’s exactly why, and what would change it.',
  },
  INCOMPLETENESS: {
    heading: 'Your application is closed',
    decided: (day) => `We closed it on ${day}.`,
    why: 'We couldn’t make a decision, because we didn’t receive what we needed by the date in our letter.',
  },
  COUNTER_OFFER: {
    heading: 'Your application is closed',
    decided: (day) => `It ended on ${day}.`,
    why: 'You didn’t accept the terms we could offer. You can apply again at any time.',
  },
};

/** Copy for the decision page. The reasons are those of the letter, word for word, in domain/reasons. */
export const adverseActionCopy = {
  outcomes: OUTCOMES,
  property: {
    heading: 'We can’t lend on this home',
    why: (until?: string) =>
      `You can use another home instead. We’ll keep everything else you told us.${until ? ` You have until ${until}.` : ''}`,
    action: 'Use another home',
  },
  otherHome: {
    heading: 'What other home do you own?',
    why: 'We’ll keep everything else you told us.',
  },
  questions: 'Think something isn’t right? A person will go through it with you. Call us at',
  softCheck: 'The soft credit check doesn’t affect your score.',
  dashboard: 'Go to dashboard',
  reasons: {
    heading: (count: number) => (count === 1 ? 'The reason' : 'The reasons'),
    change: 'What would change it',
    again: 'When to apply again',
    remedies: REMEDIES,
  },
  letter: {
    writing: 'We’re writing your letter. It’ll appear here in a moment, and we’ll email you when it’s ready.',
    label: (count: number) => (count === 1 ? 'Your letter' : 'Your letters'),
    hint: 'Read it here, or download a PDF to keep.',
  },
  // 15 USC 1681m(a), in the words of form C-1 of Regulation B (12 CFR 1002, appendix C).
  report: {
    heading: 'If your credit report is wrong',
    notice: (bureau: string) =>
      `Our credit decision was based in whole or in part on information obtained in a report from ${bureau}. The reporting agency played no part in our decision and is unable to supply specific reasons for it. You have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive our letter. If you find that any information in the report is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.`,
    contact: 'Contact the reporting agency:',
    or: 'or',
    corrected: 'Once it’s corrected, call us and a person will look at it with you.',
  },
} as const;
