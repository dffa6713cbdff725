import type { Brand, Palette, Typeface } from '@homeline/domain/organisations/brand.ts';

const FONT_STACKS: Record<Typeface, string> = {
  FIGTREE: "'Figtree Variable', system-ui, sans-serif",
  SOURCE_SANS: "'Source Sans 3 Variable', system-ui, sans-serif",
  SOURCE_SERIF: "'Source Serif 4 Variable', Georgia, serif",
  SYSTEM_SANS: 'system-ui, sans-serif',
  SYSTEM_SERIF: "Georgia, 'Times New Roman', serif",
};

const PALETTE = {
  canvas: '--canvas',
  surface: '--surface',
  sunken: '--sunken',
  ink: '--ink',
  inkSoft: '--ink-soft',
  line: '--line',
  edge: '--edge',
  accent: '--accent',
  accentStrong: '--accent-strong',
  onAccent: '--on-accent',
  accentInk: '--accent-ink',
  accentSoft: '--accent-soft',
} as const satisfies Record<keyof Palette, string>;

/** Returns a brand as CSS custom properties, each color in light and dark. */
export function brandTokens(brand: Brand): string {
  const { light, dark } = brand.colours;
  const colours = (Object.keys(PALETTE) as (keyof Palette)[]).map(
    (name) => `${PALETTE[name]}: light-dark(${light[name]}, ${dark[name]});`,
  );
  return `@layer tokens { :root {
    ${colours.join('\n    ')}
    --font-text: ${FONT_STACKS[brand.type.text]};
    --font-heading: ${FONT_STACKS[brand.type.heading]};
    --weight-heading: ${brand.type.headingWeight};
    --tracking-heading: ${brand.type.headingTracking / 1000}em;
    --corner-button: ${brand.cornersPx.button}px;
    --corner-field: ${brand.cornersPx.field}px;
    --corner-card: ${brand.cornersPx.card}px;
  } }`;
}

/** Applies a brand to the document. Typefaces load in the background. */
export function applyBrand(document: Document, brand: Brand): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandTokens(brand));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const typeface of new Set([brand.type.text, brand.type.heading])) void TYPEFACE_LOADERS[typeface]?.();
}

// One stylesheet per typeface, so a page loads only its lender's.
const TYPEFACE_LOADERS: Partial<Record<Typeface, () => Promise<unknown>>> = {
  FIGTREE: () => import('@fontsource-variable/figtree/wght.css'),
  SOURCE_SANS: () => import('@fontsource-variable/source-sans-3/wght.css'),
  SOURCE_SERIF: () => import('@fontsource-variable/source-serif-4/wght.css'),
};
