import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a circle. Each would run before the other is ready, and what one reads of the other
 * while it starts would be undefined.
 */
export function chunksInOrder(): Plugin {
  return {
    name: 'chunks-in-order',
    apply: 'build',
    generateBundle(_, bundle) {
      const finished = new Set<string>();
      const visit = (name: string, path: readonly string[]): void => {
        if (path.includes(name)) this.error(`Chunks import each other: ${[...path, name].join(' → ')}`);
        const file = bundle[name];
        if (finished.has(name) || file?.type !== 'chunk') return;
        for (const next of file.imports) visit(next, [...path, name]);
        finished.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
