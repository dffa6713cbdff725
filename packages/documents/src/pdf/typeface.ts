import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

// Parsed once for all documents of the process: a document embeds only the glyphs that it uses.
const file = (name: string) =>
  openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-serif-4/${name}.ttf`)));

/** Source Serif 4, under the SIL Open Font License; it is embedded, so that every reader sees the same page. */
export const FONTS = {
  regular: file('400Regular/SourceSerif4_400Regular'),
  italic: file('400Regular_Italic/SourceSerif4_400Regular_Italic'),
  strong: file('600SemiBold/SourceSerif4_600SemiBold'),
} as const;

export type FontName = keyof typeof FONTS;

/** Sizes and distances in points, a seventy-second of an inch. */
export const PAGE = { widthPt: 612, heightPt: 792, sidePt: 76, topPt: 76, bottomPt: 78 } as const;
export const TEXT_WIDTH_PT = PAGE.widthPt - 2 * PAGE.sidePt;

export const SIZES = { title: 21, heading: 12.5, text: 10.25, small: 8.5, figure: 17 } as const;
export const LEADING_PT = 3.2;

export const INK = '#1b1e22';
export const SOFT = '#545a62';
export const HAIRLINE = '#c6cad0';
