/** What two-step sign-in says, to borrowers and staff. */
export const totpCopy = {
  title: 'Two-step sign-in',
  off: 'Add a second step: a code from an authenticator app on your phone. It protects your account even if someone learns your password.',
  on: 'On. We ask for a code from your authenticator app when you sign in.',
  codesLeft: (count: number) =>
    `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left. To get new ones, turn this off and on again.`,
  start: 'Set up two-step sign-in',
  remove: 'Turn off two-step sign-in',
  removed: 'Two-step sign-in is off.',
  scan: 'Scan this code with your authenticator app, or type the key into it. Then enter the 6-digit code that the app shows.',
  qr: 'QR code for your authenticator app',
  key: 'Key',
  code: 'Code from your app',
  confirm: 'Turn on two-step sign-in',
  cancel: 'Cancel',
  codes: {
    title: 'Save your recovery codes',
    why: 'Each code signs you in once if you lose your phone. We show them only now. Print them or keep them in a password manager.',
    action: 'I’ve saved my codes',
  },
} as const;
