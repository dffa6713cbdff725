import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

// Parsed once per process. A document embeds only the glyphs it uses.
const file = (name: string) =>
  openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-serif-4/${name}.ttf`)));

/** Source Serif 4, under the SIL Open Font License. It is embedded, so every reader shows the same page. */
export const FONTS = {
  regular: file('400Regular/SourceSerif4_400Regular'),
  italic: file('400Regular_Italic/SourceSerif4_400Regular_Italic'),
  strong: file('600SemiBold/SourceSerif4_600SemiBold'),
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
