import { CHATBOT_KEPT_DAYS } from '@homeline/domain/chatbot/chatbot-session.ts';

/** Copy for the chatbot's page. */
export const chatbotCopy = {
  heading: 'Chatbot',
  lead: `What the chatbot should do better, newest first. We keep questions for ${CHATBOT_KEPT_DAYS} days.`,
  show: 'Show',
  shown: {
    bad: 'Marked as bad',
    unanswered: 'Not answered',
  },
  all: 'All reasons',
  reason: 'Reason',
  noBad: 'No bad responses yet.',
  noUnanswered: 'No unanswered questions yet.',
  answered: 'The chatbot answered',
  source: (names: readonly string[]) =>
    names.length > 0 ? `Source: ${names.join(', ')}` : 'Without a source',
  more: 'Show older ones',
} as const;
