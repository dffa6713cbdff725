/** Copy for the pages about the lender. */
export const organisationsCopy = {
  comingSoon: {
    heading: (lender: string, date: string) => `${lender} opens on ${date}`,
    why: 'You can apply from that day. We can’t save anything until then.',
  },
  notLicensed: {
    heading: 'We’re not lending yet',
    why: (lender: string) => `${lender} isn’t licensed to lend in any state yet, so you can’t apply.`,
  },
  notAccepting: {
    heading: 'We’re not accepting applications here',
    why: (lender: string) => `You can apply with ${lender} through one of its loan originators.`,
    link: 'If a loan originator sent you, open the link in their email. To find one, call',
  },
  closed: {
    questions: 'Questions? Call',
    resume: 'Continue an application',
  },
  contact: {
    heading: (lender: string) => `Contact ${lender}`,
    why: 'Talk to a person about your application, your account or a letter from us.',
    call: 'Call us',
    closed: (date: string) => `Closed on ${date}`,
    email: 'Email us',
    emailNote: 'Email isn’t private. Please don’t send Social Security or account numbers.',
    mail: 'Write to us',
    dashboard: 'Back to your applications',
    start: 'Go to the start page',
  },
  privacy: {
    heading: 'Your privacy',
    why: (lender: string) =>
      `What this site keeps about you, why, and who sees it. ${lender}’s privacy policy has the full terms.`,
    parts: [
      {
        title: 'What we keep',
        text: 'We keep what you type and upload, what the credit bureau and our other providers report, and every change to your application. If you link a digital wallet, we keep its address. If you send feedback to our CEO, we keep it with your account.',
      },
      {
        title: 'How we protect it',
        text: 'We encrypt what you send us in transit. Your Social Security number, date of birth, account numbers, credit reports and documents are stored under 256‑bit encryption.',
      },
      {
        title: 'Who sees it',
        text: 'The people who work on your application see what they need to decide. Our providers get only what their check needs. Anyone who signs with you sees what they sign.',
      },
      {
        title: 'How you use this site',
        text: 'We record your visits, the pages you open and the steps you come to, with the time, your screen size and the website that led you here. Once you sign in, these records name your account and your application. We delete them after 90 days. If our site records replays, your application keeps a link to yours. We use all this to improve the site, never to decide on your application.',
      },
      {
        title: 'What stays in this browser',
        text: 'We use one cookie to remember the lender, and another for light or dark colors if you choose them. What you type stays in this tab until you send it. We sign you out when you stop using the site for a while. Unless you opt out, a random number keeps your visit together and another keeps your version of a page the same when we try two; both go when you sign out. If a link brought you here as part of a pilot, we remember that. We don’t use advertising trackers.',
      },
    ],
    policy: (lender: string) => `Read ${lender}’s privacy policy`,
    questions: 'Questions about your information? Call',
  },
} as const;
