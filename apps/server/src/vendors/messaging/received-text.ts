import { isReplyWord, readTextReply, type TextReply } from '@homeline/domain/notifications/text-replies.ts';
import { cleanText } from '@homeline/domain/people/clean-input.ts';
import * as z from 'zod';
import type { ReceivedText } from './port.ts';

/** Several text messages long. */
const MOST_KEPT = 1600;

export const PhoneNumber = z.string().regex(/^\+[1-9]\d{1,14}$/, 'Must be a number in E.164 form');

type Reply = Pick<ReceivedText, 'from' | 'to' | 'at'> & {
  readonly text: string;
  /** What the provider says that it asks for: it may know more words, such as those of another language. */
  readonly asksFor?: TextReply | undefined;
};

/** Parses a reply: its keyword, and the text for staff to read. */
export function receivedText({ from, to, at, text, asksFor }: Reply): ReceivedText {
  return {
    ...{ from, to, at },
    asksFor: asksFor ?? readTextReply(text),
    words: asksFor || isReplyWord(text) ? undefined : cleanText(text).slice(0, MOST_KEPT),
  };
}
