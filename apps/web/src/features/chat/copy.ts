import { CHAT_SCORE_WORDS } from '@homeline/domain/chat/chat-rating.ts';
import type { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';

const REASONS: Readonly<Record<BadResponseReason, string>> = {
  'Answer too vague': 'Answer too vague',
  'Not specific to my application': 'Not specific to my application',
  'Not what I was asking about': 'Not what I was asking about',
  Other: 'Other',
};

/** Copy of the chat. The alerts and names that the specification words are its own, letter by letter. */
export const chatCopy = {
  title: { AGENT: 'Chat with us', CHATBOT: 'Ask our chatbot' },
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  loading: 'Loading your chat',
  form: {
    why: 'Tell us who you are, and we’ll connect you.',
    whyChatbot:
      'Our agents aren’t here right now. Our chatbot can answer questions about your application and our loans.',
    friendlyName: 'Your name',
    emailAddress: 'Email address',
    agentId: 'Agent ID',
    action: 'Start chat',
  },
  alerts: {
    GENERAL: 'Something went wrong. Please try again later.',
    CONNECTION: 'Connection lost. Attempting to reconnect.',
    TOKEN: 'Token state is invalid.',
    SEND: 'Something went wrong. Please try resending the message.',
  },
  resend: 'Resend',
  waiting: 'Waiting for next available agent',
  ahead: (count: number) =>
    count === 0 ? 'You’re next.' : `${count} ${count === 1 ? 'person is' : 'people are'} ahead of you.`,
  held: 'We’ll send this when an agent joins.',
  connecting: 'We’re looking for a person',
  delayed: 'We can’t reach our agents right now. We’ll keep your messages and send them as soon as we can.',
  unanswered: 'All our agents are still busy. You can keep waiting, or:',
  askChatbot: 'Ask our chatbot',
  leaveMessage: 'Leave a message',
  left: (email: string, isSignedIn: boolean) =>
    `We have your message, and you can leave this page. We’ll email ${email} when an agent answers. ${isSignedIn ? 'Sign in and open the chat to read the answer.' : 'Open this browser within six hours to read the answer.'}`,
  leaveFirst:
    'Type your message below. You can leave this page: we’ll email you when an agent answers, and you read the answer here.',
  takenOver: {
    SILENT: 'Our agents have left for the day. Our chatbot answers now.',
    ASKED: 'Our agents have left for the day. Our chatbot answers now, starting with your message.',
    CLOSED: 'Our agents aren’t here right now, so our chatbot answers.',
    KEPT: 'Our agents have left for the day, so our chatbot answers now. We kept your message. An agent will answer it when we’re open again, and an email will tell you.',
  },
  talkToPerson: 'Talk to a person',
  startOver: 'Start over',
  saveTranscript: 'Save transcript',
  transcriptName: 'chat.txt',
  suggestions: 'Suggested questions',
  leave: {
    title: 'Leave a message',
    why: (hours: string | undefined) => hours ?? 'Our agents aren’t here right now.',
    how: (email: string, isSignedIn: boolean) =>
      isSignedIn
        ? `We answer in this chat, and an email to ${email} tells you.`
        : `We answer by email to ${email}.`,
    answers: (hours: string) => `Our agents answer ${hours}.`,
    message: 'Your message',
    callBackPhone: 'Call me back at',
    callBackHint: 'A US phone number. We’ll call you instead of writing, if you like.',
    action: 'Send message',
    cancel: 'Cancel',
  },
  leftMessage: (email: string, wantsCall: boolean) =>
    wantsCall
      ? `We have your message. Once our agents are back, they call you or write to ${email}.`
      : `We have your message. Our agents answer once they’re back: look for an email at ${email}.`,
  goodResponse: { open: 'Good Response', sent: 'Thanks for telling us.' },
  typing: { AGENT: 'Agent is typing...', CHATBOT: 'Chatbot is typing...' },
  read: 'Read',
  new: 'New',
  earlier: 'Show earlier messages',
  newest: 'Go to the newest message',
  names: { OWN: 'You', AGENT: 'Agent', CHATBOT: 'Chatbot' },
  messages: 'Messages',
  source: (names: readonly string[]) => `Source: ${names.join(', ')}`,
  says: (name: string, text: string) => `${name}: ${text}`,
  sentFiles: (count: number) => (count === 1 ? 'sent a file' : `sent ${count} files`),
  download: (name: string, size: string) => `Download ${name}, ${size}`,
  compose: {
    personalTogether:
      'Together with your last message, this looks like a social security or account number. For your security, remove it. We never ask for it in a chat.',
    label: 'Message',
    placeholder: 'Type a message',
    send: 'Send',
    attach: 'Attach files',
    attachLater: 'You can attach files once an agent has joined.',
    remove: (name: string) => `Remove ${name}`,
    chosen: 'Files to send',
    tooMany: (most: number) => `You can send up to ${most} files in one message.`,
    tooLong: (most: number) => `Cannot be more than ${most} characters`,
    drop: 'Drop files to attach them',
  },
  badResponse: {
    open: 'Bad Response',
    sent: 'Thanks. We’ll use this to improve our answers.',
    title: 'Tell us more',
    reason: 'What was wrong with this answer?',
    /** By the reason as sent, which is its English text. */
    reasons: REASONS,
    additionalInformation: 'What went wrong?',
    action: 'Send feedback',
    cancel: 'Cancel',
  },
  end: 'End chat',
  endSure: {
    title: 'End this chat?',
    text: 'You can’t write in it afterwards. To talk to us again, start a new chat.',
    keep: 'Keep chatting',
  },
  rating: {
    score: 'How was this chat?',
    scores: CHAT_SCORE_WORDS,
    comment: 'What should we know?',
    action: 'Send rating',
    sent: 'Thanks for rating this chat.',
  },
  ended: {
    title: 'Thanks for chatting with us!',
    hours: 'Our agents answer chats:',
    noHours: 'Our agents don’t answer chats at the moment.',
    survey: 'Take the survey',
    again: 'Start new chat',
  },
} as const;
