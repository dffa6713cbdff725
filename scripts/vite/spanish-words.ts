import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Builds the pages in Spanish: where words have a second column beside them (`copy.es.ts` beside `copy.ts`), it takes their place. */
export function spanishWords(): Plugin {
  return {
    name: 'spanish-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !/\.tsx?$/.test(found.id) || found.id.includes('/node_modules/')) return found;
      const spanish = found.id.replace(/(\.tsx?)$/, '.es$1');
      // The second column itself may read what isn't words from the first.
      return spanish === importer || !existsSync(spanish) ? found : { ...found, id: spanish };
    },
  };
}
