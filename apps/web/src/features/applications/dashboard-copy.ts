/** Where an application is, in a sentence on the dashboard. */
export const DASHBOARD = {
  heading: 'Your applications',
  why: 'See the status and documents of each one. We keep every answer.',
  /** Where every application of the person is an open line. */
  openLine: {
    heading: 'Your line of credit',
    why: 'See what’s due, how to draw again, and your documents.',
  },
  none: {
    title: 'You haven’t applied yet',
    why: 'Answer a few questions and see real offers. Checking won’t affect your credit score.',
    closed: 'When you apply, you’ll follow your application here.',
  },
  /** The title of a line whose money was sent. */
  line: (home: string) => `Your line of credit on ${home}`,
  yours: 'Your next step',
  /** A step without a name. */
  goOn: 'Continue your application',
  /** What is owed beside the next step. */
  later: {
    label: 'Also for you to do',
    insurance: {
      title: 'Send your insurance policy',
      text: 'We need it before we send your money. Everything else goes on meanwhile.',
      action: 'Send policy',
    },
    deposit: {
      title: 'Enter the code of your small deposit',
      text: 'It proves that the account is yours. Look for it in the account’s transactions.',
      action: 'Enter code',
    },
    documents: {
      title: (count: number) =>
        count === 1
          ? 'Send a document that we’ll need later'
          : `Send ${count} documents that we’ll need later`,
      text: 'Everything else goes on meanwhile.',
      action: 'See what we need',
    },
  },
  now: 'What’s happening now',
  happened: 'What happened',
  stages: 'Where it stands',
  /** What follows the seven steps. */
  money: 'Get your money',
  documents: {
    title: 'Documents',
    ended: 'Your documents and our letters stay here. You can read and download them.',
  },
  /** The lender's phone number and email address follow. */
  ask: { title: 'Questions?', call: 'Call', write: 'or write to', message: 'Send us a message' },
  comeBack: {
    title: 'Coming back',
    again: 'You can apply again at any time. We fill in the answers you gave.',
    /** Beside the decision. */
    declined:
      'You can apply again at any time, and we fill in the answers you gave. Our decision says what would change it, and when it makes sense to try again.',
    canceled:
      'You can apply again at any time, and we fill in the answers you gave. If it was a mistake, call us within 30 days: we may be able to reopen it.',
  },
  /** A link, and what it is about for screen readers. */
  open: { action: 'Continue', of: ' with' },
  wait: { action: 'See where it is', of: ', your application for' },
  ended: { action: 'Read our decision and your options', of: ', about' },
  applyAgain: 'Apply again',
  applyNow: 'Apply now',
  loanNumber: 'Loan number',
  amount: { line: 'Line of credit', asked: 'Line you asked for' },
  /** When the money goes out, and before the day is known. */
  release: {
    label: 'We send your money',
    on: (day: string) => `On ${day}`,
    done: (day: string) => `Sent on ${day}`,
  },
  unread: 'We couldn’t load where it stands. Please reload the page.',
  waiting: 'You don’t need to do anything.',
  canceled: (day: string) => `This application was canceled on ${day}, and you owe nothing.`,
  offerRefused:
    'You declined our offer, and this application has ended. The letter with your documents says why we couldn’t offer what you asked for.',
  rescission: (until: string) =>
    `You have until ${until}, to change your mind. We then wait a few days, in case you mailed a cancellation, and send your money.`,
} as const;
