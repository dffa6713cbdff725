/** The sentence that names the last day for what a page asks. */
const by = (day: string | undefined) => (day ? ` Please do it by ${day}.` : '');

/** Copy for the page for a file that the bureau keeps closed. */
export type ClosedFileCopy = {
  readonly heading: string;
  readonly why: string;
  readonly how: string;
  readonly link: string;
  readonly effect: string;
  readonly action: string;
  readonly state: string;
};

const FROZEN: ClosedFileCopy = {
  heading: 'Lift the freeze on your credit file',
  why: 'Lifting a freeze is free, and you choose for how long.',
  how: 'Do this at each of the three bureaus',
  link: 'Lift online',
  effect:
    'Choose a temporary lift for one day or longer. It takes effect within an hour, and often right away.',
  action: 'I’ve lifted the freeze',
  state: 'frozen',
};

const LOCKED: ClosedFileCopy = {
  heading: 'Unlock your credit file',
  why: 'You can lock it again as soon as we’ve checked.',
  how: 'Use the app where you turned on the lock',
  link: 'Sign in',
  effect:
    'Unlocking takes effect right away. A file can be frozen too. If the app says it is, lift the freeze as well.',
  action: 'I’ve unlocked my file',
  state: 'locked',
};

/** Copy for the credit pages. */
export const creditCopy = {
  social: {
    heading: 'What’s your Social Security number or ITIN?',
    why: 'The credit bureau couldn’t find your file by name and address. This is still a soft check, so it won’t affect your score.',
    ssn: 'Social Security number or ITIN',
    hint: 'Nine digits. We encrypt it. Pages show only its last four digits; our staff can see the rest only for a recorded reason.',
    action: 'Check again',
    noFile: {
      title: 'No credit file found',
      text: (last4: string) =>
        `The bureau has no file for the number ending in ${last4}. Check each digit against your card.`,
    },
  },
  noFile: {
    heading: 'Do these details match your credit file?',
    why: (day?: string) =>
      `The bureau found no file for these details. A nickname, a former last name or one wrong digit is often the reason.${by(day)}`,
    fields: {
      firstName: 'First name',
      middleName: 'Middle name',
      lastName: 'Last name',
      suffix: 'Suffix',
      dob: 'Date of birth',
    },
    action: 'Check again',
  },
  closed: {
    FROZEN,
    LOCKED,
    why: (lender: string, why: string, day?: string) =>
      `${lender} can’t see your credit file while it’s closed. ${why}${by(day)}`,
    or: 'or',
    kept: (state: string, at: string) =>
      `The bureau last told us your file was ${state} on ${at}. We’ve saved your answers. You can close this page and come back when your file is open.`,
  },
  pin: {
    label: 'PIN',
    hint: '4 to 10 digits, from the letter or email that confirmed your freeze',
    action: 'Check again',
    first: {
      heading: 'What’s the PIN for your credit freeze?',
      why: 'Your file is frozen. The PIN from your bureau opens it for us once. The freeze stays in place for everyone else.',
    },
    incorrect: {
      heading: 'Check your PIN',
      why: 'The bureau allows three tries. After that, we’ll show you how to lift the freeze instead. You won’t lose anything else.',
      alert: {
        title: 'That PIN didn’t open your file',
        text: 'Some letters show more than one number. Use the PIN to temporarily lift or remove the freeze.',
      },
    },
  },
  silent: {
    heading: 'Try your credit check again',
    why: 'The bureau didn’t answer in time. This says nothing about your credit and leaves no trace on your file.',
    whyFull:
      'The bureau didn’t answer as it should. This says nothing about your credit. You can ask it once more.',
    action: 'Try again',
    /** The lender's phone number follows. */
    kept: (at: string) =>
      `We last asked on ${at}. We’ve saved your answers, so you can also come back later. If this keeps happening, call us at`,
  },
  failedTwice: {
    heading: 'Please call us about your credit check',
    why: 'The bureau had a problem twice. This says nothing about your credit. Each full check can add an inquiry to your credit file, so a person decides about another one.',
    action: 'Call us',
    /** The lender's phone number follows. */
    next: (at: string) =>
      `We last asked on ${at}. We’ve saved your answers. Once you call, we ask the bureau whether it works again and continue from here. Our number is`,
  },
  callback: {
    heading: 'Where can we call you?',
    why: 'Your credit file has an alert that asks lenders to speak with you first. It protects you from someone applying in your name.',
    phone: 'Phone number',
    hint: 'If the alert lists a number, it’s best to use that one.',
    waiting: (phone: string) => `We’ll call ${phone}`,
    change: 'Change the number',
  },
} as const;
