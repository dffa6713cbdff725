import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { LOCALE } from '@homeline/domain/language/page-language.ts';
import type { ChatbotQuestion } from './chat-sessions.ts';
import { chatCopy as copy } from './copy.ts';

const NAMES = { APPLICANT: copy.names.OWN, AGENT: copy.names.AGENT, SYSTEM: '' } as const;

/** Returns the chat transcript: one line per message, with its time in the viewer's time zone. */
export function transcriptOf(
  questions: readonly ChatbotQuestion[],
  messages: readonly ChatMessage[],
  timeZone?: string,
): string {
  const time = new Intl.DateTimeFormat(LOCALE, {
    ...{ timeZone, dateStyle: 'medium', timeStyle: 'short' },
  });
  const line = (at: string, name: string, text: string) =>
    `[${time.format(Date.parse(at))}] ${name ? `${name}: ` : ''}${text}`;
  return [
    ...questions.flatMap(({ createdDt, questionStr, responseStr }) => [
      line(createdDt, copy.names.OWN, questionStr),
      line(createdDt, copy.names.CHATBOT, responseStr),
    ]),
    ...messages.map(({ at, from, name, text, files }) =>
      line(at, name ?? NAMES[from], [text, ...files.map((file) => file.name)].filter(Boolean).join(' ')),
    ),
  ].join('\n');
}
