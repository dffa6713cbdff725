/** Copy that the first offers don't need, loaded later. */

/** Copy for terms that changed after they were chosen. */
export const changedCopy = {
  why: 'We need your answer before we continue.',
  before: 'What you chose',
  line: 'Line',
  other: {
    heading: 'Your offer has changed',
    title: 'Why it changed',
    terms: 'What we can offer',
    accept: 'Accept new terms',
    refuse: 'Decline offer',
    question: 'Decline this offer?',
  },
  same: {
    heading: 'Your offer hasn’t changed',
    title: 'Your information is verified',
    text: 'These are the terms you chose.',
    terms: 'What you chose',
    accept: 'Continue with these terms',
    refuse: 'Decline line',
    question: 'Decline this line?',
  },
  income: {
    title: 'Your monthly income before taxes',
    stated: 'You told us',
    verified: 'We could verify',
    wrong:
      'Is the second number wrong, or not all of it? Tell us before you answer. We’ll say what to send and look at it again. Write to us here, or call',
    write: 'Tell us what’s missing',
  },
  refusal: {
    ends: 'This ends your application.',
    letter: 'We’ll put a letter in your account that explains why we couldn’t offer what you chose.',
    /** 12 CFR 1026.40(g). */
    refund: 'If you paid any fee for it, to us or to anyone else, we refund it.',
    owe: 'You owe nothing, and you can apply again at any time.',
    keep: 'Keep my application',
    end: 'End my application',
  },
} as const;

/** Copy for another look after the borrower left the offers. */
export const winbackCopy = {
  heading: 'Would another amount or term work better?',
  why: 'You may be able to get a smaller line or a different term. Looking again is free and won’t affect your credit score.',
  action: 'Show my offers',
  withdraw: 'Withdraw',
  available: 'Your largest lines',
  smaller: 'A smaller amount can have a lower rate. You see it when you choose the amount.',
  upTo: (amount: string) => `Up to ${amount}`,
  monthly: (payment: string) => `${payment} a month`,
  withdrawal: {
    title: 'Withdraw your application?',
    text: 'This closes your application now. You owe nothing, your credit score isn’t affected, and you can apply again at any time.',
    keep: 'Keep my application',
    withdraw: 'Withdraw my application',
  },
} as const;
