/** Copy that every page loads. The rest of the shell's copy is in deferred-copy.ts. */
export const shellCopy = {
  top: { label: 'Account', call: 'Call support:', dashboard: 'Dashboard', logIn: 'Login' },
  page: { back: 'Back', next: 'Continue', newTab: '(opens in a new tab)' },
  footer: {
    hours: (zone: string, lines: string) => `Phone, ${zone}: ${lines}`,
    closed: (holidays: string) => `Closed on holidays: ${holidays}`,
    marks: { EHL: 'Equal Housing Lender', EOL: 'Equal Opportunity Lender' },
    states: 'Where we lend',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    legalPage: 'Disclosures',
    licenses: 'Licenses',
    nmls: 'NMLS Consumer Access',
    more: 'Hours, states and disclosures',
    encryption:
      'We encrypt what you send us in transit, and store your documents and most private answers under 256‑bit encryption.',
  },
  loadError: {
    heading: 'Sorry, looks like we have hit a snag!',
    call: 'Please select Try again. If that doesn’t help, call us at',
    write: 'or email',
    kept: 'We saved your answers.',
    down: 'Our server isn’t answering. This page comes back by itself as soon as it does.',
    action: 'Try again',
    dashboard: 'Go to dashboard',
  },
  reloading: {
    heading: 'This page is slow to load',
    why: 'We’ll try again in a moment. We saved your answers.',
  },
  offline: {
    title: 'You’re offline.',
    text: 'We kept what you typed. You can continue as soon as you’re back online.',
  },
} as const;
