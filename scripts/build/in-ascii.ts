import type { Plugin } from 'rolldown';

/** Any other letter, with a backslash in front that would escape the escape. */
const OTHER = /(?<!\\)((?:\\\\)*)\\?([^\0-\x7f])/g;

/** Escapes every letter beyond ASCII: of a text with one of them, the server keeps two bytes for each letter, as long as it runs. */
export function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(
            OTHER,
            (_, before: string, letter: string) =>
              `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
    },
  };
}
