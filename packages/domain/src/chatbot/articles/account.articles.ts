import type { Article } from './article.ts';

const SOURCE = 'Your account';

/** Signing in, and keeping an account safe. */
export const ACCOUNT_ARTICLES: readonly Article[] = [
  {
    id: 'forgot-password',
    title: 'A forgotten password',
    source: SOURCE,
    text: 'On the sign-in page, select the link for a forgotten password. We email you a link to choose a new one. You can also have a sign-in link emailed to you.',
    questions: [
      'I forgot my password',
      'How do I reset my password?',
      'I can’t log in',
      'My password doesn’t work',
      'I am locked out of my account',
      'Sign in problems',
      'My account is locked',
      'Can’t get into my account',
      'Reset my login',
      'It says wrong password',
    ],
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    source: SOURCE,
    text: 'Sign in with the email address and password of your application. Your applications, next steps and documents are there.',
    questions: [
      'How do I sign in?',
      'Where do I log in?',
      'How do I access my account?',
      'Where is the login page?',
      'How do I see my application?',
      'Do I need an account?',
      'How do I create an account?',
    ],
  },
  {
    id: 'security',
    title: 'Two-step sign-in, passkeys and devices',
    source: SOURCE,
    text: 'Under Sign-in and security you can add an authenticator app or a passkey, see the devices that are signed in, and sign them out. If you lost your authenticator app, call us at {phone}.',
    questions: [
      'How do I turn on two-factor authentication?',
      'I lost my authenticator app',
      'How do I add a passkey?',
      'How do I sign out everywhere?',
      'I think somebody got into my account',
      'My verification code doesn’t work',
      'How do I make my account more secure?',
    ],
  },
  {
    id: 'change-contact',
    title: 'Changing your email or phone',
    source: SOURCE,
    text: 'You can correct your phone number and other answers in your application. To change the email address you sign in with, call us at {phone}.',
    questions: [
      'How do I change my email address?',
      'My phone number changed',
      'I have a new phone',
      'How do I update my contact details?',
      'I moved, how do I update my mailing address?',
    ],
  },
  {
    id: 'no-email',
    title: 'An email that didn’t arrive',
    source: SOURCE,
    text: 'Look in your spam folder, and ask for the email again. Everything we email you is also in your account: the bell shows what is new. If nothing arrives, call us at {phone}.',
    questions: [
      'I didn’t get your email',
      'The verification email never arrived',
      'Where are my notifications?',
      'I’m not receiving your messages',
      'The link in the email doesn’t work',
      'How will you contact me?',
    ],
  },
];
