export type EmailCopy = {
  readonly subject: string;
  readonly text: string;
  /** How long the link works. */
  readonly validFor?: string;
};

const NOT_YOU = 'If this wasn’t you, call us now.';

/** Every email about an account. Placeholders in braces are filled in. */
export const ACCOUNT_EMAILS = {
  RESET_PASSWORD: {
    subject: 'Reset your password',
    text: 'Use this link to choose a new password. It works once, for {validFor}. If you didn’t ask for it, you can ignore this email: your password stays the same.',
    page: 'auth/reset-password',
    validFor: '30 minutes',
  },
  CLIENT_STARTED: {
    subject: 'Your application is ready for you',
    text: '{originator} started an application for a home equity line of credit for {borrower}. Use this link to decide whether we may check your credit, or to choose a password and go on yourself. It works for {validFor}, until you’ve chosen a password. Nobody has checked your credit: you decide that first. If you didn’t ask for this, you can ignore this email.',
    page: 'client',
    validFor: '14 days',
  },
  CLIENT_STARTED_AGAIN: {
    subject: 'An application is ready for you',
    text: '{originator} started an application for a home equity line of credit for {borrower}. Use this link to decide whether we may check your credit, or sign in to check the answers and go on. The link works once, for {validFor}. Nobody has checked your credit: you decide that first. If you didn’t ask for this, you can cancel the application there.',
    page: 'client',
    validFor: '14 days',
  },
  SIGN_IN_LINK: {
    subject: 'Your sign-in link',
    text: 'Use this link to sign in. It works once, for {validFor}. If you didn’t ask for it, you can ignore this email. Don’t forward it: the link opens your account.',
    page: 'auth/sign-in-link',
    validFor: '15 minutes',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your email address',
    text: 'Confirm that this is your email address, so that we can reach you about your application. The link works for {validFor}. If you didn’t start an application, call us: somebody else used your address.',
    page: 'auth/verify-email',
    validFor: '2 days',
  },
  PASSWORD_CHANGED: {
    subject: 'Your password was changed',
    text: `Your password was changed and every device was signed out. ${NOT_YOU}`,
    page: 'auth/login',
  },
  PASSWORD_REMOVED: {
    subject: 'Choose a new password',
    text: 'You’ve shown us that this email address is yours. Somebody else could have set the password before that, so we removed it and signed out every device. Choose a new password here, or keep signing in another way.',
    page: 'auth/forgot-password',
  },
  SECOND_FACTOR_ON: {
    subject: 'Two-step sign-in is on',
    text: `We’ll now ask for a code from your authenticator app when you sign in. ${NOT_YOU}`,
    page: 'dashboard/settings',
  },
  SECOND_FACTOR_OFF: {
    subject: 'Two-step sign-in is off',
    text: `We no longer ask for a code from your authenticator app when you sign in. ${NOT_YOU}`,
    page: 'dashboard/settings',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added to your account',
    text: `You can now sign in with a passkey. ${NOT_YOU}`,
    page: 'dashboard/settings',
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed from your account',
    text: `One of your passkeys no longer signs you in. ${NOT_YOU}`,
    page: 'dashboard/settings',
  },
} as const satisfies Record<
  string,
  EmailCopy & { /** The linked page, as a path under the application's base URL. */ readonly page: string }
>;

export type AccountEmail = keyof typeof ACCOUNT_EMAILS;
