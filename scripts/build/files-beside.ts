import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const BESIDE = /new URL\(\s*'([^'{}]+)',\s*import\.meta\.url,?\s*\)/g;
const OF_PACKAGE = /import\.meta\.resolve\(\s*'([^'{}]+)',?\s*\)/g;
const PLACES = /import\.meta\.(?:url|resolve|dirname|filename)/g;

/**
 * Takes along what our modules name by its place beside them: a thread becomes a program of its own, a file lies beside the programs,
 * and a folder is expected beside their folder. A place that is named in another way fails the build.
 */
export function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\./ },
      handler(code, id) {
        const placed = (path: string): string => {
          if (statSync(path).isDirectory()) return `../${basename(path)}`;
          if (path.endsWith('.ts')) {
            const fileName = `${basename(path, '.ts')}.js`;
            this.emitFile({ type: 'chunk', id: path, fileName });
            return `./${fileName}`;
          }
          this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(path) });
          return `./${basename(path)}`;
        };
        let taken = 0;
        const urlOf = (path: string) => {
          taken += 1;
          return `new URL('${placed(path)}', import.meta.url)`;
        };
        const result = code
          .replace(BESIDE, (_, path: string) => urlOf(join(dirname(id), path)))
          .replace(
            OF_PACKAGE,
            (_, name: string) => `${urlOf(fileURLToPath(import.meta.resolve(name)))}.href`,
          );
        if (result.match(PLACES)?.length !== taken) this.error(`${id} names a place that a build can't keep`);
        return result;
      },
    },
  };
}
