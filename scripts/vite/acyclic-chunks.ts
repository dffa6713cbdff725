import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a circle. A browser would run one of them before the values it needs exist, and break
 * a page that works in development.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    generateBundle(_, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const circular = Object.keys(bundle).filter((file) => reachedFrom(file, importsOf).has(file));
      if (circular.length > 0)
        this.error(`These chunks import each other in a circle: ${circular.join(', ')}`);
    },
  };
}

/** Returns the files that a file imports, directly or through others. */
function reachedFrom(file: string, importsOf: (file: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(importsOf(file));
  // A set visits what is added while it is iterated.
  for (const next of reached) for (const further of importsOf(next)) reached.add(further);
  return reached;
}
