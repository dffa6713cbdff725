import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { SHARED_ENTRIES } from '../apps/server/src/modules/chatbot/entries.ts';
import { loadEmbeddings } from '../apps/server/src/modules/chatbot/search/embeddings.ts';
import { wordsOf } from '../apps/server/src/modules/chatbot/search/tokens.ts';
import {
  type Features,
  featuresOf,
  likelihoods,
  MODEL_FILE,
  packModel,
  readModel,
  type TopicModel,
  wordsAndPairs,
} from '../apps/server/src/modules/chatbot/topics/topic-model.ts';
import { ARTICLES } from '../packages/domain/src/chatbot/articles/articles.ts';
import { GENERAL, OWN_TOPICS, sameAnswer } from '../packages/domain/src/chatbot/own/own-topics.ts';
import { spelledOut } from '../packages/domain/src/chatbot/spelled-out.ts';

/**
 * Trains the model that tells which topic of their own application a person asks about, by multinomial logistic regression over sentence
 * embeddings and words. The same wordings give the same model. `--check` only says whether the model was made from these wordings;
 * `--measure` trains on four fifths of the wordings and tells how many of the rest it gets right.
 */
type Example = { readonly text: string; readonly topic: string };

const WORDINGS = new URL('../apps/server/src/modules/chatbot/topics/wordings.txt', import.meta.url);
const DIMENSIONS = 384;
const [EPOCHS, RATE, DECAY] = [30, 0.06, 2e-5];
/** A word or pair of words of fewer wordings says nothing. */
const FEWEST_WORDINGS = 3;
/** General wordings outnumber those of a topic by far: each epoch sees one of so many. */
const GENERAL_SHARE = 5;
const FOLDS = 5;

const examples = examplesOf();
const topics = [...new Set(examples.map(({ topic }) => topic))].toSorted();
const madeFrom = createHash('sha256').update(JSON.stringify(examples)).digest('hex');

if (process.argv.includes('--check')) {
  if (readModel().madeFrom !== madeFrom) {
    console.error('The chatbot’s topics are stale: node scripts/chatbot-topics.ts');
    process.exit(1);
  }
} else {
  const vectors = await (await loadEmbeddings()).asked(examples.map(({ text }) => text));
  const learned = examples.map((example, at) => ({
    ...example,
    embedding: vectors[at] ?? new Float32Array(),
  }));
  if (process.argv.includes('--measure')) measure(learned);
  else writeFileSync(MODEL_FILE, packModel(train(learned), madeFrom));
}

function examplesOf(): readonly Example[] {
  const own = new Map(ARTICLES.flatMap(({ id, own: topic }) => (topic ? [[id, topic] as const] : [])));
  const known = SHARED_ENTRIES.flatMap(({ id, title, questions }) => {
    const topic = own.get(id);
    return (topic ? questions : [title, ...questions]).map(
      (question) => [question, topic ?? GENERAL] as const,
    );
  });
  const all = [...writtenWordings(), ...known].map(([wording, topic]) => ({
    text: wordsOf(spelledOut(wording)).join(' '),
    topic: topic === GENERAL ? GENERAL : sameAnswer(topic),
  }));
  return [...new Map(all.toReversed().map((example) => [example.text, example])).values()].filter(
    ({ text }) => text !== '',
  );
}

function writtenWordings() {
  return readFileSync(WORDINGS, 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((section) => {
      const [name, ...wordings] = section.split('\n').filter(Boolean);
      const topic = [...OWN_TOPICS, GENERAL].find((each) => each === name);
      if (!topic) throw new Error(`${name} is no topic`);
      return wordings.map((wording) => [wording, topic] as const);
    });
}

type Learned = Example & { readonly embedding: Float32Array };

function train(learned: readonly Learned[]): TopicModel {
  const counts = Map.groupBy(
    learned.flatMap(({ text }) => wordsAndPairs(text)),
    (word) => word,
  );
  const words = new Map(
    [...counts]
      .filter(([, { length }]) => length >= FEWEST_WORDINGS)
      .map(([word], at) => [word, at] as const),
  );
  const model = {
    topics,
    words,
    weights: new Float32Array((DIMENSIONS + words.size) * topics.length),
    bias: new Float32Array(topics.length),
  };
  const [weightSquares, biasSquares] = [model.weights.map(() => 1e-6), model.bias.map(() => 1e-6)];
  const rows = learned.map(({ text, embedding, topic }) => ({
    features: featuresOf(text, embedding, words),
    topic: topics.indexOf(topic),
    isGeneral: topic === GENERAL,
  }));
  const random = randomNumbers();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const seen = rows.filter(
      ({ isGeneral }, at) => !isGeneral || at % GENERAL_SHARE === epoch % GENERAL_SHARE,
    );
    for (const { features, topic } of shuffled(seen, random)) {
      const errors = likelihoods(model, features);
      errors[topic] = (errors[topic] ?? 0) - 1;
      descend(model.bias, biasSquares, 0, errors, 1);
      descendAll(model, weightSquares, features, errors);
    }
  }
  return model;
}

function descendAll(
  { weights }: TopicModel,
  squares: Float32Array,
  { rows, values }: Features,
  errors: Float32Array,
) {
  for (let at = 0; at < rows.length; at++)
    descend(weights, squares, (rows[at] ?? 0) * errors.length, errors, values[at] ?? 0);
}

/** Moves a row of weights against its errors, the less the more it moved before (Adagrad). */
function descend(
  weights: Float32Array,
  squares: Float32Array,
  from: number,
  errors: Float32Array,
  value: number,
) {
  for (let topic = 0; topic < errors.length; topic++) {
    const at = from + topic;
    const weight = weights[at] ?? 0;
    const slope = (errors[topic] ?? 0) * value + DECAY * weight;
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    weights[at] = weight - (RATE * slope) / Math.sqrt(square);
  }
}

/** Tells how many wordings the model gets right that it never saw. */
function measure(learned: readonly Learned[]) {
  let [own, right, general, kept] = [0, 0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = train(learned.filter((_, at) => at % FOLDS !== fold));
    for (const { text, embedding, topic } of learned.filter((_, at) => at % FOLDS === fold)) {
      const scores = likelihoods(model, featuresOf(text, embedding, model.words));
      const isRight = topics[scores.indexOf(Math.max(...scores))] === topic;
      if (topic === GENERAL) [general, kept] = [general + 1, kept + Number(isRight)];
      else [own, right] = [own + 1, right + Number(isRight)];
    }
  }
  console.log(`own topics: ${right} of ${own} right; general questions: ${kept} of ${general} left alone`);
}

/** Returns numbers that look random and are always the same. */
function randomNumbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<Row>(rows: readonly Row[], random: () => number): readonly Row[] {
  return rows
    .map((row) => [random(), row] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => row);
}
