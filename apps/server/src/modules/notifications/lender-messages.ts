import type { Language } from '@homeline/domain/language/language.ts';
import type { StepMessage } from '@homeline/domain/workflow/stage-copy.ts';
import * as z from 'zod';
import { MESSAGE_COPY, type MessageName } from './message-copy.ts';
import { MESSAGES } from './messages.ts';

/** What a message may be filled in with, as an operator reads it. */
const PLACEHOLDERS = {
  lender: 'the lender’s short name',
  product: 'the product’s name',
  phone: 'the lender’s phone number',
  validFor: 'how long the link works',
  borrower: 'the borrower’s name',
  lastDay: 'the last day to sign',
  what: 'what waits for the borrower',
  originator: 'who started the application, with their company and license',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

/** The placeholders that every message may use. Any other may be used only in messages whose default words have it. */
const COMMON: readonly Placeholder[] = ['lender', 'product', 'phone'];

const PATTERN = /\{([^{}]*)\}/g;
const MOST_CHARACTERS = { subject: 120, text: 1000 } as const;

const namesIn = (text: string) => [...text.matchAll(PATTERN)].map(([, name = '']) => name);

/** Returns a schema for the words that replace a part of a message: they have its placeholders, and no unknown ones. */
function wordsFor(message: StepMessage, part: keyof StepMessage) {
  const needed = [...new Set(namesIn(message[part]))].filter(
    (name) => !COMMON.some((other) => other === name),
  );
  const own = namesIn(message.subject + message.text);
  const known = Object.keys(PLACEHOLDERS).filter(
    (name) => COMMON.includes(name as Placeholder) || own.includes(name),
  );
  return z
    .string()
    .trim()
    .min(1)
    .max(MOST_CHARACTERS[part])
    .superRefine((words, { addIssue }) => {
      const used = namesIn(words);
      const listed = known.map((name) => `{${name}}`).join(', ');
      for (const name of used.filter((each) => !known.includes(each)))
        addIssue(`Must not have {${name}}. This message knows ${listed}`);
      for (const name of needed.filter((each) => !used.includes(each)))
        addIssue(`Must have {${name}}, ${PLACEHOLDERS[name as Placeholder]}`);
      if (/[{}]/.test(words.replace(PATTERN, ''))) addIssue('Must have a name between each pair of braces');
    })
    .optional();
}

/** A lender's own words for its emails, from `messages.json` in its folder. Missing texts use the product's own. */
export const LenderMessages = z.strictObject(
  Object.fromEntries(
    Object.entries(MESSAGE_COPY).map(([name, message]) => [
      name,
      z.strictObject({ subject: wordsFor(message, 'subject'), text: wordsFor(message, 'text') }).optional(),
    ]),
  ),
);
export type LenderMessages = z.infer<typeof LenderMessages>;

type Wording = {
  readonly company: {
    readonly companyNameShort: string;
    readonly companyProduct: string;
    readonly phoneFormatted: string;
  };
  readonly messages: LenderMessages;
  /** The same in Spanish. */
  readonly spanish?: { readonly messages: LenderMessages } | undefined;
};

/** The words of a message, and their language. */
export type MessageWords = StepMessage & { readonly language: Language };

/**
 * Returns the words of a message: the lender's, or else the product's, with every placeholder filled in.
 * @param language the language of the person who gets it
 * @param values the placeholders that only this message has
 * @throws Error for a name without a message
 */
export function messageWords(
  { company, messages, spanish }: Wording,
  name: MessageName,
  language: Language,
  values: { readonly [Name in Placeholder]?: string } = {},
): MessageWords {
  const own = MESSAGES[language][name];
  if (!own) throw new Error(`No message ${name}`);
  const known: { readonly [Name in Placeholder]?: string } = {
    lender: company.companyNameShort,
    product: company.companyProduct,
    phone: company.phoneFormatted,
    ...values,
  };
  const fill = (text: string) => text.replace(PATTERN, (_, name: Placeholder) => known[name] ?? '');
  const lenders = (language === 'en' ? messages : spanish?.messages)?.[name];
  return { subject: fill(lenders?.subject ?? own.subject), text: fill(lenders?.text ?? own.text), language };
}
