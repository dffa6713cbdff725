import { readFileSync } from 'node:fs';

/** A topic, and how likely a question is about it, from 0 to 1. */
export type TopicGuess = { readonly id: string; readonly score: number };

/** What training found: for each topic one weight per dimension of an embedding and per word or pair of words. */
export type TopicModel = {
  readonly topics: readonly string[];
  /** Words and pairs of words that the model knows, with the place of their weights. */
  readonly words: ReadonlyMap<string, number>;
  /** One row of weights per dimension, then one per word; a row has a weight for each topic. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

export const MODEL_FILE = new URL('./topic-model.bin', import.meta.url);
const DIMENSIONS = 384;
/** How much the meaning and the words of a question count before training weighs them. */
const SHARES = { meaning: 4, words: 2 } as const;

/** A question as the model sees it: rows of weights, and how much each counts. */
export type Features = { readonly rows: Int32Array; readonly values: Float32Array };

const NUMBER = /^\d+$/;
/** Stands for every number: a borrower’s own amount or term isn’t in the wordings. */
const ANY_NUMBER = '#';

/** Returns the words of a plain text, and its pairs of neighboring words with its start and its end. */
export function wordsAndPairs(text: string): readonly string[] {
  const words = text.split(' ').map((word) => (NUMBER.test(word) ? ANY_NUMBER : word));
  const framed = ['^', ...words, '$'];
  return [...new Set([...words, ...framed.slice(1).map((word, at) => `${framed[at]} ${word}`)])];
}

export function featuresOf(
  text: string,
  embedding: Float32Array,
  words: ReadonlyMap<string, number>,
): Features {
  const known = wordsAndPairs(text).flatMap((word) => words.get(word) ?? []);
  const share = SHARES.words / Math.sqrt(known.length || 1);
  return {
    rows: Int32Array.from([...embedding.keys(), ...known.map((at) => DIMENSIONS + at)]),
    values: Float32Array.from([
      ...embedding.map((value) => value * SHARES.meaning),
      ...known.map(() => share),
    ]),
  };
}

/** Returns how likely each topic is, in the order of the model. */
export function likelihoods({ weights, bias }: TopicModel, { rows, values }: Features): Float32Array {
  const scores = Float32Array.from(bias);
  for (let at = 0; at < rows.length; at++) {
    const from = (rows[at] ?? 0) * scores.length;
    const value = values[at] ?? 0;
    for (let topic = 0; topic < scores.length; topic++)
      scores[topic] = (scores[topic] ?? 0) + value * (weights[from + topic] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const HEADER_BYTES = 4;
const STEPS = 127;

type Header = { topics: string[]; words: string[]; bias: number[]; scale: number; madeFrom: string };

/** Returns the bytes of a model: a weight takes one byte. */
export function packModel({ topics, words, weights, bias }: TopicModel, madeFrom: string): Buffer {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  const header = Buffer.from(
    JSON.stringify({
      topics: [...topics],
      words: [...words.keys()],
      bias: [...bias],
      scale,
      madeFrom,
    } satisfies Header),
  );
  const length = Buffer.alloc(HEADER_BYTES);
  length.writeUInt32LE(header.length);
  return Buffer.concat([
    length,
    header,
    Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer),
  ]);
}

/** Reads the shipped model, and what it was made from. */
export function readModel(): { readonly model: TopicModel; readonly madeFrom: string } {
  const bytes = readFileSync(MODEL_FILE);
  const start = HEADER_BYTES + bytes.readUInt32LE();
  const { topics, words, bias, scale, madeFrom }: Header = JSON.parse(
    bytes.toString('utf8', HEADER_BYTES, start),
  );
  const weights = new Int8Array(bytes.subarray(start));
  return {
    model: {
      topics,
      words: new Map(words.map((word, at) => [word, at])),
      weights: Float32Array.from(weights, (weight) => weight * scale),
      bias: Float32Array.from(bias),
    },
    madeFrom,
  };
}

/** Returns how likely each topic is, the likeliest first. */
export function guessTopics(model: TopicModel, text: string, embedding: Float32Array): readonly TopicGuess[] {
  const scores = likelihoods(model, featuresOf(text, embedding, model.words));
  return model.topics.map((id, at) => ({ id, score: scores[at] ?? 0 })).toSorted((a, b) => b.score - a.score);
}
