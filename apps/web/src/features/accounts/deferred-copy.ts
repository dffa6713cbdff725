import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import type { PricingInfo } from '@homeline/domain/organisations/organisation.ts';
import type { PromiseName } from '@homeline/domain/organisations/promises.ts';
import { drawYears } from '@homeline/domain/pricing/draws.ts';

type GuideStep = {
  readonly name: string;
  readonly text: string;
  /** The measure of the usual time from the start of an application to this step. */
  readonly measuredBy?: PromiseName;
};

const GUIDE_STEPS: readonly GuideStep[] = [
  { name: 'Answer a few questions', text: 'About your home and income. You need no documents yet.' },
  {
    name: 'See your offers',
    text: 'After a soft credit check, which doesn’t affect your score.',
    measuredBy: 'OFFERS_IN_FIVE_MINUTES',
  },
  {
    name: 'Confirm your income and ID',
    text: 'Link a bank account or send pay stubs, and take a picture of your ID.',
  },
  { name: 'Sign, and meet a notary', text: 'Online and by video where your state allows it.' },
  {
    name: 'Get your money',
    text: 'On a main home, the law first gives you three business days to cancel.',
    measuredBy: 'MONEY_IN_FIVE_DAYS',
  },
];

const firstQuestions = ({
  lowestLineCents,
  highestLineCents,
  highestOriginationFeePct,
  termsYears,
}: PricingInfo) => [
  {
    question: 'Does seeing my offers affect my credit score?',
    answer:
      'No. A soft check doesn’t, and only you see it. A full check, which can lower your score a little, comes after you choose an offer and agree to it.',
  },
  {
    question: 'How much can I borrow?',
    answer: `From ${formatWholeDollars(lowestLineCents)} to ${formatWholeDollars(highestLineCents)}. Your maximum depends on what your home is worth, what you owe on it, your income and your credit.`,
  },
  {
    question: 'Do I take all the money at once?',
    answer: `Yes. You get the whole line when it opens, and you pay interest on all of it from that day. What you repay you can draw again, for ${drawYears(termsYears).join(' to ')} years.`,
  },
  {
    question: 'What do I pay, and when?',
    answer: `An origination fee of up to ${formatRate(highestOriginationFeePct)} of the line, and fees such as recording. They come out of your first draw, so nothing is due up front. Then you pay every month.`,
  },
  {
    question: 'Can I change my mind?',
    answer:
      'You can stop at any time before you sign. If the line is on your main home, you can also cancel for three business days after you sign. You can pay it off early without a charge. Your home secures the line, so you could lose it if you don’t pay.',
  },
];

/** Copy for account pages other than the registration, which loads without it. */
export const laterAccountsCopy = {
  forSale: {
    heading: 'We can’t lend on a home that’s for sale',
    why: 'A line of credit stays with the home, and you’d have to pay it off when you sell. We didn’t save anything or check your credit.',
    text: 'You can apply with this home once it’s been off the market for more than 60 days. You can apply with another home now.',
    another: 'Use another address',
    change: 'Change my answer',
  },
  notLicensed: {
    heading: (state: string) => `We’re not lending in ${state} yet`,
    why: 'More states are on the way. We didn’t save anything or check your credit.',
    /** The lender's email address follows. */
    text: (state: string) =>
      `If you own a home in another state, you can apply with that one. To hear when we open in ${state}, email`,
    another: 'Use another address',
  },
  start: {
    apply: 'Apply now',
    resume: 'Continue my application',
    wholesale: 'A loan originator starts your application with you. Sign in to continue it.',
    costs: {
      title: 'What a line costs',
      line: 'You can borrow',
      apr: { label: 'APR', detail: 'Includes the origination fee' },
      fee: { label: 'Origination fee', detail: 'Taken from your first draw' },
      opening: {
        label: 'Other fees to open',
        detail: 'Such as recording and taxes',
      },
      terms: 'Time to repay',
      note: 'Your rate depends on your credit, the amount, the term, your state and how much you already owe on your home. Your home secures the line.',
    },
    /** The line may break only before “to”. */
    range: (lowest: string, highest: string) => `${lowest} to\u00a0${highest}`,
    upTo: (most: string) => `Up to ${most} of the line`,
    years: (years: readonly number[]) => `${years.slice(0, -1).join(', ')} or ${years.at(-1)} years`,
    guide: {
      title: 'How it works',
      steps: GUIDE_STEPS,
      usually: (time: string) => `Usually ${time} after you start`,
      times: {
        day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
        hour: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
        minute: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
      },
    },
    atHand: {
      title: 'What you’ll need',
      items: [
        'Your home’s address, and what you owe on it',
        'Your income before taxes',
        'Your bank login, or pay stubs from the last 30 days',
        'A driver’s license, state ID card or passport',
        'Your homeowners insurance policy',
      ],
    },
    questions: { title: 'Common questions', questions: firstQuestions },
    help: 'Would you rather talk to a person? Call',
  },
  setup: {
    heading: 'Set up your account',
    why: 'Tell us how to reach you, then answer a few questions about your home and income.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  open: {
    heading: 'Continue your application',
    why: (street?: string) =>
      `You have an open application${street ? ` for ${street}` : ''}. We’ve saved every answer, so you can pick up where you left off.`,
    action: 'Continue application',
    dashboard: 'Go to dashboard',
    another: 'To apply for another home, finish or cancel this application first.',
  },
  support: {
    heading: 'How can we help?',
    why: (lender: string) => `Talk to a person at ${lender}. You won’t lose anything you’ve typed.`,
    action: 'Continue registration',
    signIn: 'Sign in',
  },
} as const;
