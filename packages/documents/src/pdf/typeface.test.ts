// Proves DS-01.

import { expect, it } from 'vitest';
import { FONTS } from './typeface.ts';

it.each(Object.entries(FONTS))(
  'a word in %s has a glyph for each of its letters, so that a search finds it and a checksum copies as it reads',
  (_, font) => {
    for (const word of ['finance', 'offer', 'Affidavit', 'reflow', '529bff743']) {
      const letters = font.layout(word).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
      expect(letters.join('|')).toBe([...word].join('|'));
    }
  },
);
