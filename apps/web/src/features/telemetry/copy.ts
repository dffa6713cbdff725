/** Copy for the choice on tracking. */
export const trackingCopy = {
  title: 'Recording how you use this site',
  label: 'May we record how you use this site on this device?',
  hint: 'Until you choose, we keep no recording of your visit. We count which pages and steps are visited, without your answers. Your choice stays on this device after you sign out. It doesn’t affect your application.',
  yes: 'Yes',
  no: 'No',
  byBrowser: 'Your browser asks us not to record how you use this site, so we don’t.',
} as const;
