/** Copy for the messages between a person and the lender. */
export const threadsCopy = {
  heading: 'Messages',
  why: 'Messages about this application, between you and us. Nobody else on the application reads them.',
  link: (unread: number) =>
    unread === 0 ? 'Messages' : unread === 1 ? 'Read our new message' : `Read ${unread} new messages`,
  none: 'There are no messages yet. Write to us here, and we’ll answer on this page.',
  you: 'You',
  from: (name: string, lender: string) => `${name}, ${lender}`,
  isNew: 'New',
  read: 'Read',
  text: 'Your message',
  hint: 'Leave out your Social Security number and account numbers.',
  /** How a message begins, by what the page before it is about. */
  starts: {
    draw: 'Please send me this amount from my line: $',
    payoff: 'Please tell me what I would pay to close my line on this day: ',
    income: 'The income that you verified isn’t right or isn’t all of it: ',
  },
  action: 'Send message',
  sent: 'Message sent',
  until: (day: string) => `This application has ended. You can write here until ${day}.`,
  closed: 'This application ended too long ago to write here. Please call us.',
  documents: 'To send a document, use your application: it says what we need. Files can’t be sent here.',
  back: 'Open your application',
  signerBack: 'See what you sign',
} as const;
