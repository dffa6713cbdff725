import { fileURLToPath } from 'node:url';
import { type Font, type GlyphRun, openSync } from 'fontkit';
import { LRUCache } from 'lru-cache';

const WORDS_REMEMBERED = 10_000;

// Parsed once per process. A document embeds only the glyphs it uses.
const file = (url: string) => withRememberedWords(withNamedGlyphs(openSync(fileURLToPath(url)) as Font));

/**
 * Makes each glyph once with its own character. Fontkit remembers the first maker: an “A” that was first drawn as a part of “Á” would have no
 * character in any later file, so that screen readers and searches would miss it. Quotation marks come before the letters that look alike.
 */
function withNamedGlyphs(font: Font): Font {
  for (const code of [0x2018, 0x2019, ...font.characterSet]) font.glyphForCodePoint(code);
  return font;
}

/** A ligature has a character of its own, under which no reader finds the word, and which a copied checksum has instead of its letters. */
const LETTER_BY_LETTER = { liga: false, clig: false, dlig: false };

/** Shapes each word once for all documents: shaping is most of a PDF’s work. Copies the positions, since PDFKit scales them in place. */
function withRememberedWords(font: Font): Font {
  const words = new LRUCache<string, GlyphRun>({ max: WORDS_REMEMBERED });
  const shape = font.layout.bind(font);
  font.layout = (word) => {
    const shaped = words.get(word) ?? shape(word, LETTER_BY_LETTER);
    words.set(word, shaped);
    const positions = shaped.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(shaped), { positions });
  };
  return font;
}

/** Source Serif 4, under the SIL Open Font License. It is embedded, so every reader shows the same page. */
export const FONTS = {
  regular: file(
    import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  ),
  italic: file(
    import.meta.resolve(
      '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    ),
  ),
  strong: file(
    import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  ),
} as const;

export type FontName = keyof typeof FONTS;

/** Sizes in points (1/72 inch). */
export const PAGE = { widthPt: 612, heightPt: 792, sidePt: 76, topPt: 76, bottomPt: 78 } as const;
export const TEXT_WIDTH_PT = PAGE.widthPt - 2 * PAGE.sidePt;

export const SIZES = { title: 21, heading: 12.5, text: 10.25, small: 8.5, figure: 17 } as const;
export const LEADING_PT = 3.2;

export const INK = '#1b1e22';
export const MUTED = '#545a62';
export const HAIRLINE = '#c6cad0';
