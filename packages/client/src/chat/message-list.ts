import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { LOCALE } from '@homeline/domain/language/page-language.ts';

/** Returns messages in the order of their numbers, each once. */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (arrived.length === 0) return known;
  const byNumber = new Map([...known, ...arrived].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/**
 * Returns the day of an instant: 'Tuesday, March 10, 2026'.
 * @param timeZone the reader's own by default
 */
export function dayOfMessage(at: string, timeZone?: string): string {
  const format = { dateStyle: 'full', ...(timeZone !== undefined && { timeZone }) } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(Date.parse(at));
}

/** Returns the time of an instant in the reader's own time zone: '3:05 PM'. */
export function timeOfMessage(at: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' }).format(Date.parse(at));
}
