import type { Plugin } from 'vite';

const ORDER = '@layer tokens, base, parts;';

/** Whichever stylesheet of a page arrives first says the order of the layers, so that it never depends on how chunks are cut. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: `${ORDER}\n${code}`, map: null } : undefined),
  };
}
