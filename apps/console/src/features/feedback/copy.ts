export const feedbackCopy = {
  heading: 'Feedback to the CEO',
  all: 'All topics',
  topic: 'Topic',
  none: 'No feedback yet.',
  mayQuote: 'May be quoted without the name',
  mayNotQuote: 'May not be quoted',
  more: 'Show older feedback',
} as const;
