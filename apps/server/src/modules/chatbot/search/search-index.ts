import { meaningOf } from './meaning.ts';
import type { Embeddings } from './measure.ts';
import { relatedWordsOf } from './related-words.ts';
import { spellingOf } from './spelling.ts';
import { wordsOf } from './tokens.ts';

/** Something that the search finds, by its wordings. */
export type Entry = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly string[];
};

/** How well an entry fits a question, from 0 to 1. */
export type Hit = { readonly id: string; readonly score: number };

export type SearchIndex = {
  /** Returns the entries that fit best, best first. */
  search(question: string): Promise<readonly Hit[]>;
};

const MOST_HITS = 5;
/** How much each measure counts. Fitted on the questions of bench/chatbot that the search was tuned on. */
const WEIGHTS = { meaning: 0.6, words: 0.27, spelling: 0.13 } as const;

/**
 * Builds an index over wordings, which three measures compare with a question: the meaning of the whole sentence, the words that are the same
 * or related, and pieces of words, which forgive endings and typing errors. Each finds what the others miss: an embedding knows that “quick
 * cash” asks for the day of the money; words know a name, and notice that a question is about something else.
 */
export async function buildIndex(entries: readonly Entry[], embeddings: Embeddings): Promise<SearchIndex> {
  const wordings = entries.map(({ id, title, questions }) => ({
    id,
    texts: [title, ...questions].map(plain),
  }));
  const meaning = await meaningOf(wordings, embeddings);
  const words = await relatedWordsOf(wordings, embeddings);
  const spelling = spellingOf(wordings);
  return {
    async search(question) {
      const asked = plain(question);
      const [near, related, spelled] = await Promise.all([meaning(asked), words(asked), spelling(asked)]);
      return entries
        .map(({ id }) => ({
          id,
          score:
            WEIGHTS.meaning * (near.get(id) ?? 0) +
            WEIGHTS.words * (related.get(id) ?? 0) +
            WEIGHTS.spelling * (spelled.get(id) ?? 0),
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MOST_HITS);
    },
  };
}

/** A question as it is compared: case and punctuation say nothing. */
function plain(text: string): string {
  return wordsOf(text).join(' ');
}
