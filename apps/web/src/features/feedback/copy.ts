/** Copy for feedback to the lender's chief executive. */
export const feedbackCopy = {
  open: 'Share your feedback with the CEO',
  title: 'Share your thoughts with our CEO',
  topic: 'What is it about?',
  message: 'Your message',
  messageHint: 'Please leave out account numbers and your Social Security number.',
  consent: 'May we quote you, without your name, in our marketing?',
  yes: 'Yes',
  no: 'No',
  action: 'Send feedback',
  cancel: 'Cancel',
  done: 'Thank you. Our CEO’s office has your message.',
} as const;
