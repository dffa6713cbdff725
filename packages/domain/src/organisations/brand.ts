import * as z from 'zod';
import { PromiseName } from './promises.ts';

const COLOUR_EXPECTED = 'Must be a color such as #0f6b4f';
const Colour = z.string(COLOUR_EXPECTED).regex(/^#[0-9a-f]{6}$/, COLOUR_EXPECTED);

const IMAGE_EXPECTED = 'Must be the name of an image in the folder, such as logo.svg';
const ImageFile = z.string(IMAGE_EXPECTED).regex(/^[a-z0-9-]+\.(svg|png)$/, IMAGE_EXPECTED);

/** The colors of one scheme. `contrastProblems` checks every pair that carries text or a border. */
export const Palette = z.strictObject({
  /** The page background. */
  canvas: Colour,
  /** Cards, fields and dialogs. */
  surface: Colour,
  /** Quiet areas, such as the footer, summaries and the track of a slider. */
  sunken: Colour,
  ink: Colour,
  inkSoft: Colour,
  /** Decorative hairlines. */
  line: Colour,
  /** Borders of controls. */
  edge: Colour,
  /** Primary buttons and the current step. */
  accent: Colour,
  accentStrong: Colour,
  onAccent: Colour,
  /** The accent as text, such as links. */
  accentInk: Colour,
  /** The accent as a light background behind text. */
  accentSoft: Colour,
});
export type Palette = z.infer<typeof Palette>;

/** The typefaces in the product, so that no page loads one from another host. */
export const Typeface = z.enum(['FIGTREE', 'SOURCE_SANS', 'SOURCE_SERIF', 'SYSTEM_SANS', 'SYSTEM_SERIF']);
export type Typeface = z.infer<typeof Typeface>;

/** A lender's name, logo and look, from `brand.json`. */
export const Brand = z.strictObject({
  name: z.string().min(1),
  /** File names in the organisation's folder. The logo adapts to a dark page by its own media query. */
  logo: z.strictObject({
    file: ImageFile,
    widthPx: z.int().positive(),
    heightPx: z.int().positive(),
  }),
  icon: ImageFile,
  colours: z.strictObject({ light: Palette, dark: Palette }),
  type: z.strictObject({
    heading: Typeface,
    headingWeight: z.int().min(300).max(800),
    /** Letter spacing of headings, in thousandths of an em. */
    headingTracking: z.int().min(-60).max(60),
    text: Typeface,
  }),
  cornersPx: z.strictObject({
    button: z.int().nonnegative(),
    field: z.int().nonnegative(),
    card: z.int().nonnegative(),
  }),
  /** The lender's own copy. */
  voice: z.strictObject({
    welcome: z.string().min(1),
    welcomeWhy: z.string().min(1),
    /** One with `provenBy` is shown only while the lender's own data proves it, so another must always be true. */
    promises: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string().min(1),
          provenBy: PromiseName.optional(),
        }),
      )
      .refine((all) => all.some(({ provenBy }) => !provenBy), 'At least one promise must need no proof'),
    waiting: z.string().min(1),
    funded: z.string().min(1),
  }),
});
export type Brand = z.infer<typeof Brand>;
