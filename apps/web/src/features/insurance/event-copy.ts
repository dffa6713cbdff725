/** Copy about the insurance on other pages. Apart from `copy.ts`, which only the insurance pages load. */
export const insuranceEventCopy = {
  onFile: { title: 'Your home insurance', when: 'On file' },
  accepted: { title: 'Your home insurance', when: 'Sent, and it covers your home' },
  checking: { title: 'We check your home insurance', text: 'We have your policy.' },
  toSend: {
    title: 'You send your home insurance policy',
    text: 'We need it before we send your money.',
    action: 'Send it now',
  },
  later: 'Send your insurance policy',
} as const;
