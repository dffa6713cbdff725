import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The embeddings of the product's own wordings, so that no installation has to compute them. */
export const SHIPPED_FILE = new URL('./shipped-embeddings.bin', import.meta.url);

const NAME_BYTES = 8;
const DIMENSIONS = 384;
const RECORD_BYTES = NAME_BYTES + DIMENSIONS / 2;
/** Half a byte for each dimension. A nearness differs by less than a hundredth. */
const STEPS = 7;

/** Returns the name under which the embedding of a text is kept. */
export function shippedName(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * NAME_BYTES);
}

/** Reads the records of the file by their names. */
export function readShipped(): ReadonlyMap<string, Buffer> {
  const bytes = readFileSync(SHIPPED_FILE);
  const count = Math.floor(bytes.length / RECORD_BYTES);
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const record = bytes.subarray(at * RECORD_BYTES, (at + 1) * RECORD_BYTES);
      return [record.toString('hex', 0, NAME_BYTES), record] as const;
    }),
  );
}

/** Returns the embedding in a record, of length 1. */
export function unpackEmbedding(record: Buffer): Float32Array {
  const steps = Float32Array.from({ length: DIMENSIONS }, (_, at) => {
    const byte = record[NAME_BYTES + (at >> 1)] ?? 0;
    return (at % 2 === 0 ? byte >> 4 : byte & 15) - STEPS;
  });
  const length = Math.hypot(...steps) || 1;
  return steps.map((step) => step / length);
}

/** Returns the record of a text. */
export function packEmbedding(text: string, embedding: Float32Array): Buffer {
  const largest = Math.max(...embedding.map(Math.abs));
  const stepOf = (at: number) => Math.round(((embedding[at] ?? 0) / largest) * STEPS) + STEPS;
  const pairs = Array.from({ length: DIMENSIONS / 2 }, (_, at) => (stepOf(2 * at) << 4) | stepOf(2 * at + 1));
  return Buffer.concat([Buffer.from(shippedName(text), 'hex'), Buffer.from(pairs)]);
}
