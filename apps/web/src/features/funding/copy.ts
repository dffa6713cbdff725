const CANCEL = 'Cancel the agreement';

/** Copy for the pages after signing. */
export const fundingCopy = {
  complete: {
    /** For every step after recording. */
    heading: 'Your line of credit',
    why: {
      rescission: (midnight: string) =>
        `By law, you have until ${midnight}, to change your mind. We then wait a few days, in case you mailed a cancellation, and send your money. You don’t need to do anything.`,
      release: (day: string) =>
        `Your time to cancel has ended. We send your money on ${day}. You don’t need to do anything.`,
      releaseOrSooner: (day: string) =>
        `Your time to cancel has ended. We send your money on ${day}, or sooner if you confirm below that you haven’t canceled.`,
      recording: 'The county is recording the deed. You don’t need to do anything.',
      other: 'You don’t need to do anything. This page updates by itself.',
    },
    cash: 'Cash in hand',
    account: 'To your account',
    timeline: 'From your signature to your money',
    documents: 'your line',
    close:
      'You can close this page. We’ll email you when we send your money and when your line is recorded. Questions? Call',
  },
  events: {
    signed: 'You signed',
    rescission: 'Your time to change your mind',
    sent: 'We send your money',
    settled: 'It arrives in your account',
    recorded: 'The county records the deed',
    until: (midnight: string) => `Until ${midnight}`,
    release: (day: string) => `On ${day}`,
    releaseOrSooner: (day: string) => `On ${day}, or sooner if you confirm that you haven’t canceled`,
    afterReview: 'After a final review',
    usuallySettled: 'Usually 1 to 2 business days later',
    usuallyRecorded: 'Usually 1 to 10 business days later',
    workedOnBy: (who: string) => `${who} is working on it.`,
    midnight: (day: string, zone: string) => `midnight at the end of ${day}, ${zone}`,
  },
  // The right to cancel, 12 CFR 1026.15; the notice itself is a document.
  rescind: {
    title: 'Changed your mind?',
    right: (midnight: string) =>
      `You can cancel the agreement until ${midnight}, for any reason and at no cost. Cancel here, or send us the form in your notice of right to cancel. You’ll owe nothing, and we’ll release our lien.`,
    action: CANCEL,
    confirm: {
      title: 'Cancel the agreement?',
      text: 'This ends your line of credit before it opens, for everyone who signed. You can’t undo it. To get another line, you’d have to apply again.',
      keep: 'Keep my line of credit',
      action: CANCEL,
    },
  },
  // A notice of rescission counts when it's mailed, so without a confirmation we wait for the mail.
  confirm: {
    title: 'Want your money sooner?',
    why: (day: string, sooner?: string) =>
      `A cancellation sent by mail could still be on its way, so we wait until ${day}. If you haven’t canceled, tell us, and we’ll send your money ${sooner ? `on ${sooner}` : 'sooner'}.`,
    others: (names: string) => `We also need the same from ${names}.`,
    action: 'Confirm I haven’t canceled',
  },
  openLine: {
    owed: 'You owe today',
    bySchedule: 'By your payment schedule, before interest since the last due date',
    drawable: 'You can draw today',
    drawsUntil: (least: string, day: string) => `At least ${least} at a time, until ${day}`,
    nextPayment: 'Next payment',
    due: (day: string) => `Due ${day}`,
    line: 'Line of credit',
    rate: (rate: string) => `At ${rate} interest`,
    payments: {
      title: 'Your next payments',
      due: 'Due',
      payment: 'Payment',
      interest: 'Interest',
      owed: 'Balance after',
      note: 'If you draw nothing more and pay nothing early. Your statement has the exact amounts.',
      none: 'By the agreement, no more payments are due.',
    },
    draw: {
      title: 'Draw more, or pay it off',
      text: (least: string, day: string) =>
        `What you’ve repaid you can draw again until ${day}, at least ${least} at a time. Ask us in a message or by phone: we send the money to your account, and it bears interest from that day at the rate of your line. A draw has no fee. You can pay early at any time, without a charge.`,
      draw: 'Ask for a draw',
      payoff: 'Ask for a payoff amount',
      call: 'We answer by message. Or call',
    },
    autopayEnds: {
      title: 'If autopay ends',
      text: (rate: string, without: string, payment: string) =>
        `Your rate includes a discount for autopay. Without it, it rises from ${rate} to ${without} from the next due date, until you set autopay up again. The payment on the whole line would be ${payment} a month.`,
    },
    loanNumber: 'Loan number',
    sent: 'Sent to you',
    toAccount: (account: string) => `to your account ${account}`,
    sentOn: 'Sent on',
    payBy: 'How you pay',
    autopay: (account: string) => `Autopay from ${account}`,
    manually: 'You pay manually each month',
    recorded: 'Recorded with the county',
  },
} as const;
