import type { Plugin } from 'vite';

const EXPORTED = /^export (?:function|const) (\w+)/gm;

/**
 * Leaves out the part of zod that turns a schema into JSON Schema, about 5 kB gzipped. The server uses it for the OpenAPI document; the
 * browser only validates. Each function that is left out returns one that throws.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    transform: {
      filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => ({
        code: [
          "const refuse = () => { throw new Error('JSON Schema is left out of the browser bundle.'); };",
          'const left = () => refuse;',
          ...[...code.matchAll(EXPORTED)].map(([, name]) => `export { left as ${name} };`),
          'export { left as process };',
        ].join('\n'),
        map: null,
      }),
    },
  };
}
