import type * as z from 'zod';
import { type PersonalNumber, personalNumberIn } from './personal-numbers.ts';

const WORDS: Readonly<Record<PersonalNumber, string>> = {
  SSN: 'This looks like a social security number. Remove it: this text is stored and sent unencrypted.',
  ACCOUNT:
    'This looks like an account or card number. Remove it, or keep its last four digits. If a public record has this number, write # before it.',
};

/** Refuses a text by staff with a personal number, as the chat does. Emails and notes are read by many, and some are sent unencrypted. */
export function withoutPersonalNumbers<Text extends z.ZodType<string>>(text: Text): Text {
  return text.check((context) => {
    const number = personalNumberIn(context.value);
    if (number) context.issues.push({ code: 'custom', message: WORDS[number], input: context.value });
  });
}
