/** Copy for a person's settings. */
export const settingsCopy = {
  heading: 'Settings',
  why: 'Choose how we reach you, how you sign in and how these pages look.',
  back: 'Back to your applications',
  failed: 'We couldn’t change this',
  unreachable: 'We couldn’t reach our server. Please try again.',
  signInAgain: 'Sign in again',
  unread: 'We couldn’t load this. It comes back by itself as soon as our server answers.',
  contact: {
    title: 'How we reach you',
    why: 'We write and call here about your newest application.',
    email: 'Email address',
    phone: 'Mobile phone',
    change: 'Correct email or phone',
  },
  messages: {
    title: 'Messages from us',
    why: 'You also see each email under Notifications.',
    saved: 'We’ve saved your choice.',
    failed: 'We couldn’t save your choice. Please try again.',
    kinds: {
      NOTICES: { title: 'Notices', why: 'The law requires us to send them, so they stay on.' },
      ACTIONS: {
        title: 'What you need to do',
        why: 'Your loan can’t close without them, so they stay on.',
      },
      SECURITY: {
        title: 'Changes to your account',
        why: 'They protect you if somebody else makes the change, so they stay on.',
      },
      PROGRESS: {
        title: 'Tips and news of your progress',
        why: 'Such as a welcome, and when your money is on its way and has arrived.',
      },
      REMINDERS: {
        title: 'Reminders',
        why: 'When your loan officer or broker asks you to go on with your application.',
      },
      TEXTS: {
        title: 'Text messages',
        why: 'We text you only when a person here writes to you. You can also reply STOP to any of them.',
      },
    },
    stoppedByReply: (when: string) =>
      `You replied STOP on ${when}. To get texts again, reply START to one of them: until then, your carrier may hold them back.`,
  },
  unsubscribe: {
    ready: {
      heading: 'Stop these emails?',
      why: 'You won’t get emails like that one. We’ll still send notices and what you need to do.',
      action: 'Stop these emails',
    },
    done: {
      heading: 'We’ve stopped these emails',
      why: 'You can turn them on again in your settings.',
    },
    unusable: {
      heading: 'This link doesn’t work anymore',
      why: 'You can choose your emails in your settings.',
    },
    settings: 'Go to settings',
  },
  theme: {
    title: 'Light or dark',
    label: 'How these pages look on this device',
    hint: 'It stays that way here after you sign out.',
    device: 'As the device',
    light: 'Light',
    dark: 'Dark',
  },
  consents: {
    title: 'What you agreed to',
    why: 'Open one to read the words that you agreed to. You can withdraw electronic records below. To withdraw another one, call or write to us.',
    none: 'You haven’t agreed to anything yet.',
    application: (loanNumber: string) => `Loan number ${loanNumber}`,
    older: (version: string) => `These words (version ${version}) have changed since. Ask us for a copy.`,
    subjects: {
      SOFT_CREDIT: 'Soft credit check',
      ELECTRONIC_RECORDS: 'Electronic records',
      HARD_CREDIT: 'Full credit report',
      AUTOPAY: 'Automatic payments',
      SIGNATURE: 'Signing electronically',
    },
  },
  email: {
    title: 'Sign-in email',
    verified: 'Confirmed',
    unverified: 'Not confirmed yet',
    action: 'Email me a link to confirm it',
    sent: 'We’ve sent you a link. Open it to confirm your email address.',
  },
  password: {
    title: 'Password',
    why: 'We’ll email you a link to choose a new password.',
    action: 'Change password',
    sent: 'We’ve sent you a link to change your password.',
  },
  passkeys: {
    title: 'Passkeys',
    why: 'Sign in with your fingerprint, face or screen lock instead of a password.',
    added: (day: string) => `Added ${day}`,
    add: 'Add a passkey',
    remove: 'Remove',
    done: 'We’ve added your passkey.',
    removed: 'We’ve removed your passkey.',
    failed: 'We couldn’t add a passkey. Your device may not support it, or you canceled.',
    unsupported: 'This browser can’t create a passkey.',
  },
  refused: {
    title: 'Refused sign-ins',
    why: 'Someone tried to sign in to your account in the last 30 days. If it wasn’t you, your password may be known: change it, and add a passkey or an authenticator app.',
    reasons: {
      PASSWORD: 'Wrong password',
      CODE: 'Correct password, wrong code',
      TOO_MANY: 'Too many attempts',
    },
    detail: (attempts: number, when: string) =>
      attempts === 1 ? `Once, ${when}` : `${attempts} times, last ${when}`,
  },
  devices: {
    title: 'Where you’re signed in',
    thisOne: 'This device',
    detail: (place: string, signedIn: string, used: string) =>
      `Signed in ${signedIn}${place && ` from ${place}`}. ${used}`,
    lastUsed: (when: string) => `Last used ${when}`,
    end: 'Sign out',
    ended: 'We’ve signed that device out.',
    endAll: 'Sign out everywhere',
  },
} as const;
