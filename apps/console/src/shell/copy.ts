/** Words around every page of the console. */
export const shellCopy = {
  name: 'Console',
  skip: 'Skip to main content',
  signOut: 'Sign out',
  nav: 'Console',
  openNav: 'Show the navigation',
  closeNav: 'Hide the navigation',
  theme: { label: 'Theme', system: 'Match system', light: 'Light', dark: 'Dark' },
  loadError: {
    title: 'We couldn’t load this',
    notFound: 'You can’t open this',
    notYours: 'It doesn’t exist, belongs to another lender, or your roles don’t include it.',
    unreachable: 'The server didn’t answer. Check your connection.',
    action: 'Try again',
  },
  refused: {
    title: 'Nothing was recorded',
    moved: 'The application has moved on. What you see is up to date now.',
    unreachable: 'The server didn’t answer. What you typed is still here: try again.',
  },
  preview: {
    of: (title: string) => `Preview of ${title}`,
    close: 'Close',
    failed: 'We couldn’t open this document. Close it and try again.',
    unreadable: 'This page can’t show the file. Download it to open it in another program.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    turn: 'Rotate',
    download: 'Download',
  },
  notYours: { heading: 'Not one of your pages' },
  notFound: {
    heading: 'Page not found',
    why: 'Check the address, or go to the start.',
    action: 'Go to the start',
  },
  offline: 'You’re offline. What you see may be out of date.',
} as const;
