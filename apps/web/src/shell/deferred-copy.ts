/** Copy for the parts of the shell that load after the first page. */
export const deferredCopy = {
  slow: 'This takes longer than usual. Don’t close this page.',
  notFound: {
    heading: 'We couldn’t find this page',
    why: 'The address may be incomplete or out of date, or it belongs to another account.',
    applications: 'Go to your applications',
    signIn: 'Sign in',
    apply: 'Apply for a line of credit',
    fromUs: 'Did one of our letters or emails bring you here? Call us at',
  },
  menus: {
    side: {
      label: 'Menu',
      links: [
        { path: '/dashboard', title: 'Dashboard' },
        { path: '/universal-marketplace', title: 'Marketplace' },
        { path: '/portfolio', title: 'Portfolio Manager' },
      ],
    },
    apps: {
      label: 'Apps',
      links: [
        { path: '/universal-passport', title: 'Passport' },
        { path: '/group-manager', title: 'Group Manager' },
        { path: '/portfolio', title: 'Portfolio Manager' },
        { path: '/pay', title: 'Pay' },
        { path: '/exchange', title: 'Exchange' },
      ],
    },
    profile: {
      label: 'Account',
      support: 'Support',
      switchAccounts: 'Switch Accounts',
      settings: 'Settings',
      logOut: 'Logout',
    },
  },
  sessionEnding: {
    title: 'Are you still there?',
    why: 'To protect your information, we’ll sign you out in',
    kept: 'We saved your answers.',
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
} as const;
