const TALK_TO_A_PERSON = 'Talk to a person';

/** What to do when the browser tells no location. */
export const TURN_ON_LOCATION =
  'Turn on location for this page: select the icon next to the web address, choose Location, then Allow. On a phone, also check Settings, Privacy, Location Services. Then try again.';

/** Copy for the signing pages. The consent that a signature gives is in applications/consents.ts. */
export const signingCopy = {
  intro: {
    heading: 'Ready to sign?',
    why: 'On the next page you’ll read your documents and sign them. You can type your name or draw your signature. You don’t need to reopen the ones you’ve read. It takes about 10 minutes.',
    action: 'Start signing',
    support: TALK_TO_A_PERSON,
    timeline: {
      label: 'What happens next',
      sign: 'You sign here',
      notary: {
        inPerson: 'You sign the deed with a notary',
        byVideo: 'You meet a notary by video',
        text: 'The deed must be signed in front of a notary.',
      },
      rescission: {
        title: 'You have time to change your mind',
        text: (day?: string) =>
          day
            ? `Three business days: until midnight of ${day} if everything is signed today`
            : 'Three business days',
      },
      funding: 'We send your money',
    },
  },
  keyTerms: {
    title: 'Your key terms',
    line: 'Your line of credit',
    cash: 'Cash in hand',
    firstPayment: 'Your first payment is due',
    rate: {
      label: 'Your interest rate',
      // 12 CFR 1026.14(b): the annual percentage rate of a line of credit is its periodic rate times the periods in a year.
      detail: 'Your agreement calls it the ANNUAL PERCENTAGE RATE. It doesn’t include fees',
    },
    apr: 'APR with the origination fee',
    payment: 'Your monthly payment',
    interest: 'Your interest in an average month',
    cancel: {
      label: 'Your right to cancel',
      asNoticeSays: 'As your notice says',
      threeDays: 'Three business days',
      ifSignedToday: 'Until midnight of this day if everything is signed today. Your notice says more',
      none: 'Until you sign',
    },
  },
  office: {
    heading: 'You’ll sign at an office',
    why: 'Texas law has everyone sign the agreement and the deed in one appointment, at the office of a title company, an attorney or ours. You don’t sign anything on this website.',
    action: 'Choose an appointment',
    documents: 'What you’ll sign there',
    timeline: {
      choose: 'You choose a day and an office',
      sign: {
        title: 'Everyone signs there, with a notary',
        text: 'We date your documents on that day. Your rate and fees stay the same.',
      },
    },
  },
  sign: {
    heading: 'Read and sign your documents',
    why: 'Each document opens here. After you read them, your signature goes on all of them.',
    action: 'Sign documents',
    support: TALK_TO_A_PERSON,
    documents: 'Documents to sign',
    typedName: 'Type your name to sign',
    typedNameHint: (fullName: string) => `Exactly as it appears in your documents: ${fullName}`,
    wrongName: 'Must match your name in the documents',
    signature: 'Your signature',
    signatureOf: (fullName: string) => `Signature of ${fullName}`,
    method: {
      label: 'How do you want to sign?',
      typed: 'Type',
      drawn: 'Draw',
    },
    consent: 'Your consent to sign here',
    again: {
      title: 'Please sign again',
      text: 'Your earlier signature wasn’t stored, and nothing was signed. Your documents are the same.',
    },
    sealing: {
      heading: 'Sealing your documents',
      why: 'We’re sealing your signed documents, so any later change would show.',
    },
  },
  initials: {
    label: 'Your initials',
    hint: 'The first letters of your names.',
    wrong: 'Must be the initials of your name',
    draw: 'Draw your initials too',
    drawHint:
      'Use your finger, a pen or the mouse. Your typed initials are enough, so you can leave this empty.',
  },
  places: {
    label: 'Where you sign',
    hint: 'We take you to each place in your documents, one by one. You can go back, and nothing is final until you press “Sign documents”.',
    count: (done: number, count: number) => `${done} of ${count} places done`,
    go: (at: number, count: number) => `Go to place ${at} of ${count}`,
    again: 'Look at the places again',
    show: 'Show',
    signed: 'Signed',
    initialed: 'Initialed',
    initials: (title: string, document: string) => `${document}: initials at “${title}”`,
    letter: (number: string, document: string) => `${document}, letter ${number}`,
    left: (left: number) => (left === 1 ? '1 place is left' : `${left} places are left`),
    first: {
      read: 'Open and read your documents above first.',
      adopt: 'First type your name as your documents have it, or draw your signature.',
      initials: 'First correct your initials.',
    },
    place: (at: number, count: number, title: string) => `Place ${at} of ${count}: ${title}`,
    paper: 'Document',
    signHere: 'Sign here',
    initialHere: 'Initial here',
    takeBack: 'Take back',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    close: 'Close',
  },
  drawing: {
    label: 'Draw your signature',
    hint: (fullName: string) =>
      `Use your finger, a pen or the mouse. Your drawing signs, and we print your name beside it: ${fullName}. If you can’t draw here, choose “Type”.`,
    drawn: (strokes: number) =>
      strokes === 0
        ? 'Nothing drawn yet'
        : strokes === 1
          ? 'A drawing of 1 stroke'
          : `A drawing of ${strokes} strokes`,
    undo: 'Undo last stroke',
    clear: 'Clear drawing',
  },
  decline: {
    open: 'I don’t want to sign',
    title: 'Don’t want to sign?',
    /** @param others how many people sign besides the borrower */
    what: (others: number) =>
      [
        'You won’t sign anything, and you won’t owe anything. We’ll read your reason and contact you within one business day.',
        ...(others === 1 ? ['The other signer only sees that signing is paused.'] : []),
        ...(others > 1 ? ['The other signers only see that signing is paused.'] : []),
        'You can go back to signing until we’ve decided how to continue.',
      ].join(' '),
    reason: 'Why don’t you want to sign?',
    reasons: {
      TERMS: 'I don’t agree with the terms',
      MISTAKE: 'Something in the documents is wrong',
      QUESTIONS: 'I have questions, or want advice first',
      ON_PAPER: 'I’d rather sign on paper or in person',
      PRESSURED: 'I feel pressured to sign',
      CHANGED_MIND: 'I’ve changed my mind',
      OTHER: 'Another reason',
    },
    words: 'In your own words',
    wordsHint: 'Only our staff read this.',
    keep: 'Go back',
    action: 'Decline to sign',
    call: 'Call us',
    return: 'Go back to signing',
  },
  location: {
    why: {
      title: 'Why We Need Your Location',
      text: 'Your location is required for secure e-signing: we record where you sign, and encrypt it with your signature. Your browser will ask. If you’d rather not share it, you can state that instead.',
    },
    unknown: {
      title: 'We couldn’t see your location',
      text: `${TURN_ON_LOCATION} If that doesn’t work, choose Talk to a person. We can bring the documents to you to sign in person. You can also sign without sharing it.`,
    },
    without: {
      label: 'Your location',
      statement: 'I’m signing without sharing my location. You record that I did.',
      go: 'Go on without it',
    },
  },
  support: {
    heading: 'Need help signing?',
    why: 'You don’t have to sign anything you don’t understand. We’ll keep your documents ready for you.',
    call: 'Call',
    write: 'Email',
    questionsTitle: 'Common questions',
    questions: [
      {
        label: 'A name or number is wrong',
        value: 'Don’t sign. Call us and we’ll correct the documents.',
      },
      {
        label: 'You can’t see my location',
        value:
          'Select the icon next to the web address, choose Location, then Allow. You can also open this page on your phone, or sign in person as described below.',
      },
      {
        label: 'I’d rather sign in person or on paper',
        value: 'Call or email us. We’ll agree on a time and place and bring the documents.',
      },
    ],
    action: 'Back to signing',
  },
} as const;
