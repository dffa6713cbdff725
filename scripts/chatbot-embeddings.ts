import { writeFileSync } from 'node:fs';
import { SHARED_ENTRIES } from '../apps/server/src/modules/chatbot/entries.ts';
import { loadEmbeddings } from '../apps/server/src/modules/chatbot/search/embeddings.ts';
import { embeddedTexts } from '../apps/server/src/modules/chatbot/search/search-index.ts';
import {
  packEmbedding,
  readShipped,
  SHIPPED_FILE,
  shippedName,
} from '../apps/server/src/modules/chatbot/search/shipped-embeddings.ts';

/**
 * Computes the embeddings of the chatbot's shared wordings, so that no installation does. Those already in the file stay as they are;
 * `--check` only says whether the file has what it needs and nothing else.
 */
const shipped = readShipped();
const texts = embeddedTexts(SHARED_ENTRIES);
const missing = texts.filter((text) => !shipped.has(shippedName(text)));

if (process.argv.includes('--check')) {
  if (missing.length > 0 || shipped.size !== texts.length) {
    console.error('The chatbot’s embeddings are stale: node scripts/chatbot-embeddings.ts');
    process.exit(1);
  }
} else {
  const vectors = await (await loadEmbeddings()).asked(missing);
  const made = missing.map((text, at) => packEmbedding(text, vectors[at] ?? new Float32Array()));
  const kept = texts.flatMap((text) => shipped.get(shippedName(text)) ?? []);
  writeFileSync(SHIPPED_FILE, Buffer.concat([...kept, ...made].toSorted(Buffer.compare)));
  console.log(`${made.length} computed, ${kept.length} kept`);
}
