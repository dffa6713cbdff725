/** Copy for signing in. */
export const signInCopy = {
  email: 'Email address',
  password: 'Password',
  tooMany: 'We couldn’t do this yet',
  backToSignIn: 'Back to sign in',
  logIn: {
    heading: 'Welcome back',
    why: 'Sign in to pick up where you left off.',
    action: 'Sign in',
    failed: 'We couldn’t sign you in',
    ended: {
      title: 'Your session has ended',
      text: 'We signed you out to keep your information safe. We kept what you typed in this tab. Sign in to return to the same page.',
    },
    switched: {
      title: 'You’re signed out',
      text: 'Nothing of that account is left in this tab. Sign in with another one.',
    },
    passwordExpired: 'Choose a new password',
    forgot: 'Forgot your password?',
    emailLink: 'Email me a sign-in link',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'We couldn’t use this passkey. Try again, or sign in another way.',
    newTo: (lender: string) => `New to ${lender}?`,
    apply: 'Apply now',
    needHelp: 'Need help?',
    talk: 'Talk to a person',
  },
  broker: {
    action: (issuer: string) => `Continue with ${issuer}`,
    orPassword: 'Or sign in with your email address and password.',
    down: (issuer: string) =>
      `${issuer} isn’t answering right now. Sign in with your email address and password instead.`,
  },
  callback: {
    heading: 'We couldn’t sign you in',
    notFound:
      'This sign-in has no account with us yet. If you applied with another email address, sign in with that one. If you’re new here, apply first.',
    elsewhere: 'This sign-in didn’t start in this tab, or you’ve already used it. Please start again.',
  },
  code: {
    heading: 'Enter your code',
    why: 'Open your authenticator app and enter the 6-digit code for this account.',
    code: 'Code',
    hint: 'Lost your phone? Enter one of your recovery codes.',
    lost: 'Lost those too? Call us and we’ll help you sign in:',
    action: 'Sign in',
    failed: 'We couldn’t sign you in',
  },
  forgotPassword: {
    heading: 'Reset your password',
    why: 'Enter your email address. We’ll send you a link to choose a new password.',
    action: 'Email me a link',
    sent: {
      heading: 'Check your email',
      why: (email: string) =>
        `If ${email} has an account, you’ll get a link in a few minutes. It works once, for 30 minutes.`,
    },
  },
  emailLink: {
    heading: 'Sign in by email',
    why: 'Enter your email address. We’ll send you a link that signs you in without a password.',
    action: 'Email me a link',
    sent: {
      heading: 'Check your email',
      why: (email: string) =>
        `If ${email} has an account, you’ll get a link in a few minutes. It works once, for 15 minutes.`,
    },
  },
  sent: {
    notThere: 'Didn’t get it? Check your spam folder, or try again in a few minutes.',
    again: 'Use another email address',
  },
  resetPassword: {
    heading: 'Choose a new password',
    why: 'We’ll sign you out on every device, and your old password won’t work anymore.',
    password: 'New password',
    hint: 'At least 12 characters. A sentence is easier to remember than symbols.',
    action: 'Save new password',
    done: {
      heading: 'Your password is changed',
      why: 'Sign in with your new password. You can check your passkeys under “Settings”.',
      action: 'Sign in',
    },
  },
  openLink: {
    heading: 'Ready to sign in?',
    why: 'Press the button to open your account on this device.',
    action: 'Sign in',
  },
  verifyEmail: {
    heading: 'Is this your email address?',
    why: 'Confirm it, so we can reach you about your application.',
    action: 'Confirm email address',
    password: {
      heading: 'Enter your password',
      why: 'You aren’t signed in to this account on this device. Enter the password you chose when you registered, so we know that the account is yours too.',
      unknown: 'I don’t know the password',
      failed: 'We couldn’t confirm it yet',
      wrong: 'This isn’t the password of this account.',
    },
    done: {
      heading: 'Your email address is confirmed',
      why: 'You can close this page or go on with your application.',
      action: 'Go to your applications',
    },
  },
  unusable: {
    heading: 'This link doesn’t work anymore',
    why: 'It has expired or was already used. Ask for a new one.',
    action: 'Get a new link',
  },
} as const;
