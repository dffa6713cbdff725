import type { Embeddings, Measure, Wordings } from './measure.ts';

/** How many of an entry's nearest wordings count, so that one odd wording decides nothing. */
const WORDINGS = 3;
/** How much the nearest wording counts against the mean of these. */
const NEAREST = 0.67;

/** Measures how near a question is to an entry's nearest wordings, by sentence embeddings. */
export async function meaningMeasure(entries: readonly Wordings[], embeddings: Embeddings): Promise<Measure> {
  const all = await embeddings.wordings(entries.flatMap(({ texts }) => texts));
  let next = 0;
  const known = entries.map(({ id, texts }) => {
    const vectors = all.slice(next, next + texts.length);
    next += texts.length;
    return [id, vectors] as const;
  });
  return async (question) => {
    const [asked = NOTHING] = await embeddings.asked([question]);
    return new Map(known.map(([id, vectors]) => [id, nearness(vectors, asked)]));
  };
}

const NOTHING = new Float32Array();

function nearness(vectors: readonly Float32Array[], asked: Float32Array): number {
  const near = vectors
    .map((vector) => dot(vector, asked))
    .toSorted((a, b) => b - a)
    .slice(0, WORDINGS);
  const mean = near.reduce((sum, value) => sum + value, 0) / near.length;
  return NEAREST * (near[0] ?? 0) + (1 - NEAREST) * mean;
}

/** Returns the cosine of two vectors of length 1. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
