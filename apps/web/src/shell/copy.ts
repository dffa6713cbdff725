/** Words of the pages and notices around every application. */
export const shellCopy = {
  footer: {
    help: 'Help',
    states: 'Where we lend',
    statesList: 'See the states',
    legal: 'Legal',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    legalPage: 'Disclosures',
    licenses: 'Licenses',
    nmls: 'NMLS Consumer Access',
    disclosures: (product: string) => `About the ${product}`,
    encryption:
      'We encrypt what you send us on its way, and keep your documents and most private answers under 256-bit encryption.',
  },
  loadError: {
    heading: 'Sorry, looks like we have hit a snag!',
    call: 'Please select Try again. If that doesn’t help, call us at',
    write: 'or email',
    kept: 'We saved your answers.',
    action: 'Try again',
    dashboard: 'Go to dashboard',
  },
  reloading: {
    heading: 'This page is slow to load',
    why: 'We’ll try again in a moment. We saved your answers.',
  },
  notFound: {
    heading: 'We couldn’t find this page',
    why: 'The address may be incomplete or out of date, or it belongs to another account.',
    applications: 'Go to your applications',
    signIn: 'Sign in',
    apply: 'Apply for a line of credit',
    fromUs: 'Did one of our letters or emails bring you here? Call us at',
  },
  offline: {
    title: 'You’re offline.',
    text: 'We kept what you typed. You can continue as soon as you’re back online.',
  },
  sessionEnding: {
    title: 'Are you still there?',
    why: 'To protect your information, we’ll sign you out in',
    kept: 'We saved your answers.',
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
} as const;
