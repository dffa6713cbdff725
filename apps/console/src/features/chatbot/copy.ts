export const badResponsesCopy = {
  heading: 'Bad responses of the chatbot',
  lead: 'Answers that borrowers and visitors marked as bad, with their reason. Newest first.',
  all: 'All reasons',
  reason: 'Reason',
  none: 'No bad responses yet.',
  answered: 'The chatbot answered',
  source: (names: readonly string[]) =>
    names.length > 0 ? `Source: ${names.join(', ')}` : 'Without a source',
  more: 'Show older responses',
} as const;
