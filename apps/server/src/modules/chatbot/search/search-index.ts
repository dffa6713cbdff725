import MiniSearch from 'minisearch';
import { termsOf, wordsOf } from './tokens.ts';

/** Something that the search finds, by its wordings. */
export type Entry = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly string[];
};

/** How well an entry fits a question, from 0 to 1. */
export type Hit = { readonly id: string; readonly score: number };

/** Returns embeddings of length 1. */
export type Embeddings = {
  wordings(texts: readonly string[]): Promise<readonly Float32Array[]>;
  question(text: string): Promise<Float32Array>;
};

export type SearchIndex = {
  /** Returns the entries that fit best, best first. */
  search(question: string): Promise<readonly Hit[]>;
};

type Wording = { readonly entry: string; readonly vector: Float32Array };

/** How much the meaning of a question counts against its words. */
const MEANING = 0.68;
const MOST_HITS = 5;
/** How much a word counts that only resembles one, and one that only the text has. */
const NEARLY = 0.7;
const SAID = 0.6;
/** How many of an entry's nearest wordings count, so that one odd wording decides nothing. */
const WORDINGS = 3;
/** How much the nearest wording counts against the mean of these. */
const NEAREST = 0.7;

/**
 * Builds an index over wordings. A question is compared by meaning, with sentence embeddings, and by words, with a lexical index that
 * forgives typing errors. The two find different things: an embedding knows that “quick cash” asks for the day of the money; words
 * know a name, and notice that a question is about something else.
 */
export async function buildIndex(entries: readonly Entry[], embeddings: Embeddings): Promise<SearchIndex> {
  const lexical = lexicalIndex(entries);
  const wordings = entries.flatMap(({ id, title, questions }) =>
    [title, ...questions].map((text) => ({ entry: id, text })),
  );
  const vectors = await embeddings.wordings(wordings.map(({ text }) => plain(text)));
  const known: Wording[] = wordings.map(({ entry }, index) => ({
    entry,
    vector: vectors[index] ?? new Float32Array(),
  }));
  return {
    async search(question) {
      const meaning = nearest(known, await embeddings.question(plain(question)));
      const words = lexical(question);
      return [...meaning]
        .map(([id, near]) => ({ id, score: MEANING * near + (1 - MEANING) * (words.get(id) ?? 0) }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MOST_HITS);
    },
  };
}

/** A question as it is embedded: case and punctuation say nothing. */
function plain(text: string): string {
  return wordsOf(text).join(' ');
}

/** Returns how near each entry's nearest wordings are. */
function nearest(wordings: readonly Wording[], question: Float32Array): ReadonlyMap<string, number> {
  const byEntry = Map.groupBy(wordings, ({ entry }) => entry);
  return new Map(
    [...byEntry].map(([entry, own]) => {
      const near = own.map(({ vector }) => dot(vector, question)).toSorted((a, b) => b - a);
      const best = near.slice(0, WORDINGS);
      const mean = best.reduce((sum, value) => sum + value, 0) / best.length;
      return [entry, NEAREST * (near[0] ?? 0) + (1 - NEAREST) * mean];
    }),
  );
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Returns for a question the share of its words that each entry has; a rare word counts more, and an unknown one most. */
function lexicalIndex(entries: readonly Entry[]): (question: string) => ReadonlyMap<string, number> {
  const index = new MiniSearch<{ id: string; asked: string; said: string }>({
    fields: ['asked', 'said'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map(({ id, title, text, questions }) => ({
      id,
      asked: [title, ...questions].join(' '),
      said: text,
    })),
  );
  const weightOf = (found: number) => Math.log(1 + (entries.length + 1) / (found + 1));
  return (question) => {
    const covered = new Map<string, number>();
    let all = 0;
    for (const term of new Set(termsOf(question))) {
      const found = index.search(term, { prefix: term.length > 3, fuzzy: term.length > 4 ? 0.2 : false });
      const weight = weightOf(found.filter(({ terms }) => terms.includes(term)).length);
      all += weight;
      for (const { id, terms, match } of found) {
        const isAsked = Object.values(match).some((fields) => fields.includes('asked'));
        const share = (terms.includes(term) ? 1 : NEARLY) * (isAsked ? 1 : SAID);
        covered.set(id, (covered.get(id) ?? 0) + weight * share);
      }
    }
    return new Map([...covered].map(([id, weight]) => [id, all === 0 ? 0 : weight / all]));
  };
}
