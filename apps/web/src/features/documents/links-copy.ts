/** Copy for links to a copy of one's documents. */
export const linksCopy = {
  heading: 'Send somebody a copy',
  about: (days: number) =>
    `Make a link to the documents that you signed and that we wrote to you. Whoever has the link and its code can download them for ${days} days. What you sent us, such as your ID, isn’t in it.`,
  make: 'Make a link',
  made: {
    title: 'Your link',
    text: 'Copy both now: we can’t show them again. Send the link by email or text, and tell the code another way, such as by phone.',
    link: 'Link',
    code: 'Code',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Please select the link and copy it.',
    done: 'Done',
  },
  list: 'Links that work',
  ends: (count: number, day: string) => `${count} ${count === 1 ? 'document' : 'documents'}, until ${day}`,
  unused: 'Nobody has downloaded them yet.',
  used: (count: number, day: string) =>
    count === 1 ? `Downloaded on ${day}.` : `Downloaded ${count} times, last on ${day}.`,
  end: 'End this link',
  endOf: (day: string) => `, made on ${day}`,
  ended: 'The link has ended.',
  page: {
    heading: 'Download a copy of documents',
    why: 'Somebody sent you this link. Enter the 6-digit code that they gave you.',
    code: 'Code',
    action: 'Download (ZIP)',
    fileName: 'Documents.zip',
    downloaded: 'Downloaded',
    check: 'Check a signed document',
    unusable: {
      heading: 'This link no longer works',
      why: 'It ended, or too many wrong codes were entered. Ask whoever sent it for another one.',
    },
  },
} as const;
