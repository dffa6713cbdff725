import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import { signingCopy, TURN_ON_LOCATION } from '../signing/copy.ts';

/** What the borrower reads about a signer at each of their steps. */
const PROGRESS: Record<SignerStepName, string> = {
  SIGNER_CANCELLED: 'No longer signing',
  SIGNER_ERROR: 'Stopped',
  SIGNER_INVITED: 'Invited, hasn’t signed in yet',
  SIGNER_RESUME: 'Signed in',
  SIGNER_INTRO: 'Signed in',
  SIGNER_PROFILE: 'Signed in',
  SIGNER_HMDA: 'Answering our questions',
  WAITING_FOR_SIGNER_CREDIT: 'Answering our questions',
  SIGNER_CREDIT: 'We need something more from them',
  SIGNER_INCOME: 'Answering our questions',
  SIGNER_IDENTITY: 'Verifying their identity',
  WAITING_FOR_SIGNER_ID: 'Verifying their identity',
  SIGNER_CONDITIONS: 'We need another ID from them',
  SIGNER_DOCUMENTS: 'Reading their documents',
  SIGNER_SIGN: 'Ready to sign',
  WAITING_FOR_SIGNER_NOTARY: 'Signed; signs the deed with you',
  SIGNER_NOTARY: 'Signed; signs the deed with you',
  SIGNER_COMPLETE: 'Signed',
};

/** Copy for the pages of an additional signer, and of the borrower's board about them. */
export const signersCopy = {
  progress: PROGRESS,
  board: {
    title: 'Who still needs to sign',
    roles: { CO_BORROWER: 'Borrows with you', CO_DEEDER: 'Signs for the home' },
    afterYou: 'Gets the link once you’ve signed',
    refused: 'Declined to sign. They can sign in and choose “Start again”.',
    lastLetter: (day: string) => `Last email sent ${day}`,
    remind: 'Send a reminder',
    remindWhom: (name: string) => ` to ${name}`,
    reminded: 'Reminder sent',
    wrong: 'Is something else wrong, or can’t someone sign? Call us at',
  },
  email: {
    open: 'Change email',
    title: (name: string) => `Change ${name}’s email`,
    why: 'We’ll send a new invitation there. The link in the earlier email stops working.',
    label: 'Their email',
    action: 'Send a new invitation',
    done: (email: string) => `We’ve sent an invitation to ${email}`,
    cancel: 'Cancel',
  },
  login: {
    invited: {
      heading: 'You’re invited to sign',
      why: 'Confirm the email address that we wrote to and choose a password. If you already have an account here, use its password. If you opened this link before, sign in instead.',
      password: 'Password',
      passwordHint: 'For a new account, at least 12 characters. A short sentence works well.',
      action: 'Open my documents',
      failed: 'You aren’t signed in yet',
      otherPassword:
        'This address already has an account here, with another password. If you don’t know it, choose a new one, and then open the link in our email again.',
      newPassword: 'Choose a new password',
      signIn: 'Sign in to my account',
    },
    expired: {
      heading: 'This link has expired',
      why: 'For your security, a link works for 30 days. We can email a new one to the address that we wrote to.',
      action: 'Email me a new link',
      sent: {
        heading: 'Check your email',
        why: 'If you’re still asked to sign, a new link is on its way. It can take a few minutes.',
      },
    },
    replaced: {
      heading: 'This link doesn’t work anymore',
      why: 'It was used before, or we’ve sent a newer one. If you’ve opened your link before, sign in. Otherwise look for our newest email, or get a new link.',
    },
    returning: {
      heading: 'Sign in to sign documents',
      why: 'Use the account that you opened from our invitation.',
      action: 'Sign in',
      ask: 'Get a new link',
    },
    resend: {
      heading: 'Get a new link',
      why: 'We’ll email a new link if someone named this address as a signer. The link before it stops working.',
      action: 'Email me a link',
      sent: {
        title: 'Check your email',
        text: 'If this address has an open invitation, the link is on its way. It can take a few minutes. If you opened your link before, go back and sign in instead.',
      },
      back: 'Back to sign-in',
    },
    email: 'Email',
  },
  none: {
    heading: 'There’s nothing to sign here',
    why: 'No application under this account needs your signature. If you got an invitation, open its link. It may be for another email address.',
    action: 'Go to your dashboard',
  },
  choose: { title: 'Other documents to sign', open: 'Open' },
  resume: {
    heading: (name: string) => `Hello ${name}`,
    why: {
      CO_BORROWER: (borrower: string, home: string) =>
        `${borrower} asks you to apply together for a home equity line of credit on ${home}.`,
      CO_DEEDER: (borrower: string, home: string) =>
        `${borrower} is applying for a home equity line of credit on ${home} and needs your signature.`,
    },
    steps: 'What you’ll do',
    answers: {
      title: 'Answer questions about your income and credit',
      text: 'About five minutes, with proof of your income at hand.',
    },
    identity: {
      title: 'Verify your identity',
      text: 'With a photo of your ID. It takes about three minutes.',
    },
    sign: { title: 'Read and sign', text: 'When the documents are ready. We’ll email you.' },
    notary: { title: 'Sign the deed with a notary', text: 'Together with the borrower.' },
    action: 'Continue',
    roles: {
      CO_BORROWER: 'You borrow together: you owe the line of credit too.',
      CO_DEEDER: 'You don’t owe anything. You sign so that the home can secure the line of credit.',
    },
  },
  intro: {
    heading: 'A few things about you',
    why: 'We use these to verify who you are. The borrower can’t see them.',
    you: 'You’ll sign as',
    name: 'Name in the documents',
    home: 'Home',
    dob: 'Date of birth',
    phone: 'Phone',
    consent: 'Electronic records',
    action: 'Continue',
  },
  identity: {
    waiting: {
      heading: 'Checking your ID',
      why: 'This usually takes less than a minute. You can stay on this page.',
    },
  },
  conditions: {
    heading: 'We couldn’t verify your identity',
    why: 'Send another photo or another ID. If that doesn’t work, send us a document that shows your name and address, and we’ll check it by hand.',
    another: 'Send another ID',
    document: 'Send a document instead',
    call: 'You can also call us at',
  },
  uploadDocument: {
    heading: 'Send a document',
    why: 'A utility bill, a bank statement or a letter from a government office, with your name and address. A person checks it within one business day.',
    label: 'Your document',
    action: 'Send document',
    sent: {
      title: 'We have your document',
      text: 'A person is checking it. We’ll email you when you can continue.',
    },
  },
  documents: {
    heading: 'Read your documents',
    why: 'Open each document. After that, you can sign.',
    atOffice: {
      why: 'Open each document. Texas law has you sign them later, together with the borrower, in one appointment at an office.',
      action: 'I’ve read them',
    },
    ownersTerms:
      'You don’t owe anything and don’t sign the line of credit agreement. You get a copy of its terms because you can cancel the line.',
    label: 'Your documents',
    action: 'Continue to sign',
    early: {
      label: 'Read these now',
      texas:
        'Texas law has the line wait: it can’t open before the 12th day after each owner and spouse has opened the notice below.',
    },
    notReady: {
      heading: 'Your identity is verified',
      why: 'The documents aren’t ready yet. We’ll email you as soon as you can read and sign them. You can close this page.',
    },
    notYet: {
      heading: 'You’ve read everything',
      why: 'You can sign once the borrower has gone through their part. We’ll email you. You can close this page.',
    },
    turn: {
      heading: (borrower: string) => `It’s ${borrower}’s turn to sign`,
      why: (borrower: string) =>
        `${borrower} signs first. We’ll email you as soon as it’s your turn. You can close this page.`,
      toRead: (borrower: string) =>
        `Open each document. ${borrower} signs first, and we’ll email you when it’s your turn.`,
      action: 'I’ve read them',
    },
    paused: {
      heading: 'Signing is paused',
      why: 'We’re looking at the documents. There’s nothing for you to do. We’ll email you when you can sign. You can close this page.',
    },
    done: {
      heading: 'You’re done',
      why: 'Thank you. There’s nothing else for you to do. Your documents stay here for you to read.',
    },
  },
  sign: {
    heading: 'Sign your documents',
    why: 'Your signature goes on all of them.',
    nothing: 'There’s nothing to sign before the deed. Your signature confirms that you take part.',
    action: 'Sign documents',
    noLocation: (phone: string) => ({
      title: signingCopy.location.unknown.title,
      text: `${TURN_ON_LOCATION} If that doesn’t work, call us at ${phone}. We can bring the documents to you to sign in person. You can also sign without sharing it.`,
    }),
    decline: (borrower: string) =>
      `You won’t sign anything. We’ll tell ${borrower} that you declined, but not why. Anyone else who signs only sees that signing is paused. We’ll contact you within one business day, and you can change your mind until then.`,
    sealing: {
      heading: 'Sealing your documents',
      why: 'We’re sealing your signed documents, so any later change would show. This takes a few seconds.',
    },
    sealedLate: {
      heading: 'This is taking longer than usual',
      why: 'We have your signature, and a person on our team is looking at why it isn’t stored yet. You don’t need to do anything. We’ll email you when you can go on. You can close this page.',
    },
  },
  notary: {
    waiting: {
      heading: 'Thank you for signing',
      why: 'Next, you sign the deed with a notary, together with the borrower. The borrower opens the session or books the appointment. We’ll show it here.',
    },
    online: {
      heading: 'Sign the deed by video',
      why: 'The notary’s session is open. Join it from a device with a camera and have your ID ready.',
      action: 'Join the session',
      newTab: ' (opens in a new tab)',
      failed: {
        title: 'The last session didn’t work out',
        text: 'The borrower will open a new one. It will show here.',
      },
    },
    atOffice: {
      waiting: {
        heading: 'You’ve read everything',
        why: 'Next, you sign everything at an office, together with the borrower. The borrower books the appointment. We’ll show it here.',
      },
      booked: {
        heading: 'Sign at the office',
        why: 'Bring your ID. You sign everything together with the borrower.',
      },
    },
    inPerson: {
      heading: 'Sign the deed in person',
      why: 'Bring your ID. You sign together with the borrower.',
      when: 'When',
      where: 'Where',
    },
    help: 'Questions? Call us at',
  },
  error: {
    refused: {
      heading: 'You declined to sign',
      why: 'You haven’t signed anything. We told the borrower that you declined, but not why, and we’ll contact you. If you change your mind, you can start again here.',
      action: 'Start again',
    },
    failed: {
      heading: 'Your signature wasn’t stored',
      why: 'Something went wrong while we sealed your documents. Nothing was signed. Please try again.',
      action: 'Try again',
    },
  },
  cancelled: {
    heading: 'Your signature isn’t needed anymore',
    why: 'This application has ended, or you’re no longer part of it. There’s nothing for you to do.',
    help: 'Questions? Call us at',
  },
  confirm: {
    title: 'Have you canceled?',
    why: 'A cancellation sent by mail could still be on its way. If you haven’t canceled, tell us, and the money can go out sooner.',
  },
  dashboard: {
    title: 'Documents that someone asked you to sign',
    link: (borrower: string) => `Sign for ${borrower}`,
  },
} as const;
