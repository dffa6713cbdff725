import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the names and licenses of the packages that the programs contain or use, which most of them ask to be passed on.
 * @param modules the paths of the modules in the programs
 * @param beside the folders of the packages beside them
 */
export function licensesOf(modules: readonly string[], beside: readonly string[]): string {
  const folders = new Set([...modules.flatMap((path) => packageOf(path) ?? []), ...beside]);
  return [...folders]
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const texts = globSync('{LICENSE,LICENCE,license,COPYING,NOTICE}*', { cwd: folder }).map((file) =>
        readFileSync(join(folder, file), 'utf8').trim(),
      );
      return [`${name} ${version}: ${license}`, ...texts].join('\n\n');
    })
    .toSorted()
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** Returns the folder of the package that a module belongs to; undefined for our own. */
function packageOf(path: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}
