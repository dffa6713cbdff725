/** Copy for the parts that neither the first pages nor the offers show. */
export const deferredCopy = {
  timeline: { DONE: 'Done', CURRENT: 'Now', AHEAD: 'To come' },
  clipboard: { copy: 'Copy', copied: 'Copied', announceCopied: (what: string) => `Copied the ${what}` },
  file: {
    choose: 'Choose a file',
    again: 'Replace it',
    drop: 'or drop it here',
    sending: (file: string) => `Sending ${file}`,
    sent: (size: string, pct: number) => `${size}, ${pct}% sent`,
    received: (size: string) => `${size}, received`,
  },
  terms: {
    aMonth: 'a month',
    monthly: (payment: string) => `${payment} a month`,
    apr: 'APR',
    aprOf: (apr: string) => `${apr} APR`,
    aboutApr: 'About the APR',
    initialDraw: 'Initial draw',
    fixedTerm: 'Fixed term',
    years: (years: number) => `${years} years`,
  },
  change: { before: 'Before', now: 'Now', same: 'as before' },
} as const;
