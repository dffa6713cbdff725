import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const BESIDE = /new URL\(\s*'([^'{}]+)',\s*import\.meta\.url\s*\)/g;
const OF_PACKAGE = /import\.meta\.resolve\('([^'{}]+)'\)/g;

/**
 * Takes along what our modules name by its place beside them: a thread becomes a program of its own, a file lies beside the programs,
 * and a folder is expected beside their folder.
 */
export function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(url|resolve)/ },
      handler(code, id) {
        const placed = (path: string): string => {
          if (statSync(path).isDirectory()) return `../${basename(path)}`;
          if (path.endsWith('.ts')) {
            const name = basename(path, '.ts');
            this.emitFile({ type: 'chunk', id: path, fileName: `${name}.js` });
            return `./${name}.js`;
          }
          this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(path) });
          return `./${basename(path)}`;
        };
        return code
          .replace(
            BESIDE,
            (_, path: string) => `new URL('${placed(join(dirname(id), path))}', import.meta.url)`,
          )
          .replace(
            OF_PACKAGE,
            (_, name: string) =>
              `new URL('${placed(fileURLToPath(import.meta.resolve(name)))}', import.meta.url).href`,
          );
      },
    },
  };
}
