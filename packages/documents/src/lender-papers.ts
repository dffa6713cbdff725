import { type CivilDate, CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { isPrintable } from '@homeline/domain/documents/printable.ts';
import { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import * as z from 'zod';
import { OWN_WORDS, type OwnParagraph, PLACEHOLDER, PLACEHOLDERS } from './own-words.ts';

const MOST_CHARACTERS = 2000;
const KNOWN = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const Words = z
  .string()
  .trim()
  .min(1)
  .max(MOST_CHARACTERS)
  .refine(
    (text) => isPrintable(text) && !text.includes('\n'),
    'Must be one paragraph of characters that papers can print',
  );

/** Returns a schema for the words that replace a paragraph: they say what the law requires, and name nothing unknown. */
function wordsFor({ must = [] }: OwnParagraph) {
  return Words.superRefine((words, { addIssue }) => {
    for (const [, name] of words.matchAll(PLACEHOLDER))
      if (!PLACEHOLDERS.some((known) => known === name))
        addIssue(`Must not have {${name}}. Papers know ${KNOWN}`);
    if (/[{}]/.test(words.replace(PLACEHOLDER, ''))) addIssue('Must have a name between each pair of braces');
    for (const [law, says, write] of must)
      if (!says.test(words)) addIssue(`Must say ${write}, as ${law} requires`);
  }).optional();
}

const OwnWords = z
  .strictObject(
    Object.fromEntries(
      Object.entries(OWN_WORDS).map(([type, paragraphs]) => [
        type,
        z
          .strictObject(
            Object.fromEntries(
              Object.entries<OwnParagraph>(paragraphs).map(([id, paragraph]) => [id, wordsFor(paragraph)]),
            ),
          )
          .optional(),
      ]),
    ),
  )
  .default({});

/** Returns the names in braces, sorted. */
function namesIn(words: string): string {
  return [...words.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .sort()
    .join(' ');
}

/** A paper's lines: the Spanish words of each, by the English ones, with the same names in braces. */
const Translation = z.record(z.string(), Words).superRefine((lines, { addIssue }) => {
  for (const [english, spanish] of Object.entries(lines)) {
    if (namesIn(english) !== namesIn(spanish))
      addIssue({
        code: 'custom',
        path: [english],
        message: 'Must have the same names in braces as the English line',
      });
    if (english.split('**').length !== spanish.split('**').length)
      addIssue({
        code: 'custom',
        path: [english],
        message: 'Must mark as many strong words with ** as the English line',
      });
  }
});

/**
 * A lender's own words for its papers, from `papers.json` in its folder: versions, each for papers from its day on.
 */
export const LenderPapers = z
  .array(
    z.strictObject({
      from: CivilDateSchema,
      /** By document and paragraph. */
      words: OwnWords,
      /** What a paper says, in short, in another language. It is printed after the paper, which stays English. */
      summaries: z
        .strictObject({ es: z.partialRecord(WrittenDocumentType, Words).default({}) })
        .default({ es: {} }),
      /** All lines of a paper in another language. Whoever reads in it gets the whole paper beside the one in English, which stays the legal one. */
      translations: z
        .strictObject({ es: z.partialRecord(WrittenDocumentType, Translation).default({}) })
        .default({ es: {} }),
    }),
  )
  .refine(
    (versions) =>
      versions.every(({ from }, index) => index === 0 || from > (versions[index - 1]?.from ?? '')),
    'Must be in the order of their days, each day once',
  );
export type LenderPapers = z.infer<typeof LenderPapers>;

/** Returns the version that counts for papers of a day. */
export function papersOn(
  versions: LenderPapers | undefined,
  day: CivilDate,
): LenderPapers[number] | undefined {
  return versions?.findLast(({ from }) => from <= day);
}
