import { guessTopics, readModel, type TopicModel } from '../topics/topic-model.ts';
import { correctionOf } from './corrections.ts';
import { meaningMeasure } from './meaning.ts';
import { type Embeddings, type Measure, NO_EMBEDDINGS, type Wordings } from './measure.ts';
import { relatedWordsOf } from './related-words.ts';
import { spellingOf } from './spelling.ts';
import { termsOf, wordsOf } from './tokens.ts';

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
  /** Returns how likely a question is about each topic of one's own application; nothing without a model. */
  guessTopics(question: string): Promise<readonly Hit[]>;
};

const MOST_HITS = 8;
/** How much each measure counts. Fitted on the questions of bench/chatbot that the search was tuned on. */
const WEIGHTS = { meaning: 0.6, words: 0.27, spelling: 0.13 } as const;
/** Words alone mistake more, so together they may say a little less than the three measures. */
const WORD_WEIGHTS = { words: 0.55, spelling: 0.35 } as const;

/**
 * Builds an index over wordings, which three measures compare with a question: the meaning of the whole sentence, the words that are the
 * same or related, and pieces of words, which forgive endings and typing errors. Each finds what the others miss: an embedding knows that
 * “quick cash” asks for the day of the money; words know a name, and notice that a question is about something else.
 */
export async function buildIndex(entries: readonly Entry[], embeddings: Embeddings): Promise<SearchIndex> {
  const wordings = wordingsOf(entries);
  const measures = [
    [WEIGHTS.meaning, await meaningMeasure(wordings, embeddings)],
    [WEIGHTS.words, await relatedWordsOf(wordings, embeddings)],
    [WEIGHTS.spelling, spellingOf(wordings)],
  ] as const;
  const corrected = correctionOf(wordings, embeddings.words);
  return {
    ...indexOf(entries, measures, corrected),
    async guessTopics(question) {
      const text = plain(question).split(' ').map(corrected).join(' ');
      const [embedding] = text === '' ? [] : await embeddings.asked([text]);
      return embedding ? guessTopics(topicModel(), text, embedding) : [];
    },
  };
}

let topics: TopicModel | undefined;
function topicModel(): TopicModel {
  topics ??= readModel().model;
  return topics;
}

/** Builds an index that needs no model, for questions before the model is ready. Without related words, it finds less. */
export async function buildWordIndex(
  entries: readonly Entry[],
  weights: { readonly words: number; readonly spelling: number } = WORD_WEIGHTS,
): Promise<SearchIndex> {
  const wordings = wordingsOf(entries);
  return indexOf(entries, [
    [weights.words, await relatedWordsOf(wordings, NO_EMBEDDINGS)],
    [weights.spelling, spellingOf(wordings)],
  ]);
}

function indexOf(
  entries: readonly Entry[],
  measures: readonly (readonly [weight: number, Measure])[],
  corrected: (word: string) => string = (word) => word,
): SearchIndex {
  return {
    guessTopics: async () => [],
    async search(question) {
      const scores = await Promise.all(
        clausesOf(question, corrected).map(async ([weight, clause]) => {
          const found = await Promise.all(measures.map(async ([, measure]) => measure(clause)));
          const scoreOf = (id: string) =>
            measures.reduce((sum, [share], at) => sum + share * (found[at]?.get(id) ?? 0), 0);
          return new Map(entries.map(({ id }) => [id, weight * scoreOf(id)]));
        }),
      );
      return entries
        .map(({ id }) => ({ id, score: Math.max(0, ...scores.map((score) => score.get(id) ?? 0)) }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MOST_HITS);
    },
  };
}

/** The weight of a clause, where the whole question has 1, and the fewest distinct terms of a clause that is compared. */
const CLAUSE = { weight: 0.9, terms: 2 } as const;
/** How much a text counts that has corrections, because a strange word may be right. */
const CORRECTED = 0.97;

/**
 * Normalizes a question and splits it into clauses: people often tell a story before they ask. Each also with its misspelled words
 * corrected. Without a word, such as “?”, there is nothing to compare.
 */
function clausesOf(
  question: string,
  corrected: (word: string) => string,
): readonly (readonly [weight: number, clause: string])[] {
  const whole = plain(question);
  const clauses = question
    .split(/[.,;:!?\n]+\s|\s+-+\s+|\b(?:but|because|so that)\b/i)
    .map(plain)
    .filter((clause) => clause !== whole && new Set(termsOf(clause)).size >= CLAUSE.terms);
  if (whole === '') return [];
  const written = [[1, whole] as const, ...clauses.map((clause) => [CLAUSE.weight, clause] as const)];
  const inOrder = written.flatMap(([weight, text]) => {
    const right = text.split(' ').map(corrected).join(' ');
    return right === text ? [] : [[weight * CORRECTED, right] as const];
  });
  return [...written, ...inOrder];
}

/** Returns every text that an index over the entries needs an embedding of. */
export function embeddedTexts(entries: readonly Entry[]): readonly string[] {
  const texts = wordingsOf(entries).flatMap((wording) => wording.texts);
  return [...new Set([...texts, ...texts.flatMap(termsOf)])];
}

function wordingsOf(entries: readonly Entry[]): readonly Wordings[] {
  return entries.map(({ id, title, questions }) => ({ id, texts: [title, ...questions].map(plain) }));
}

/** A normalized question, without case and punctuation. */
function plain(text: string): string {
  return wordsOf(text).join(' ');
}
