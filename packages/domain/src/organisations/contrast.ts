import type { Palette } from './brand.ts';

/** The color pairs with their minimum contrast: WCAG 2.2, 1.4.3 for text and 1.4.11 for controls. */
const PAIRS: readonly [front: keyof Palette, back: keyof Palette, least: number][] = [
  ['ink', 'canvas', 7],
  ['ink', 'surface', 7],
  ['ink', 'sunken', 7],
  ['ink', 'accentSoft', 7],
  ['inkSoft', 'canvas', 4.5],
  ['inkSoft', 'surface', 4.5],
  ['inkSoft', 'sunken', 4.5],
  ['inkSoft', 'accentSoft', 4.5],
  ['accentInk', 'canvas', 4.5],
  ['accentInk', 'surface', 4.5],
  ['accentInk', 'sunken', 4.5],
  ['accentInk', 'accentSoft', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentStrong', 4.5],
  ['accent', 'canvas', 3],
  ['accent', 'surface', 3],
  ['accent', 'sunken', 3],
  ['edge', 'canvas', 3],
  ['edge', 'surface', 3],
];

/** Returns a message for each color pair with too little contrast. */
export function contrastProblems(palette: Palette): string[] {
  return PAIRS.flatMap(([front, back, least]) => {
    const ratio = contrast(palette[front], palette[back]);
    return ratio >= least
      ? []
      : [`${front} on ${back} has a contrast of ${ratio.toFixed(2)}, below the minimum of ${least}`];
  });
}

/** Returns the contrast of two colors, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
