/** The colors that a person chose for this device; without a choice, pages follow the device. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The cookie that keeps the choice. The server reads it, so that the first paint already has the chosen colors. */
export const THEME_COOKIE = 'homeline-theme';

const PATTERN = new RegExp(`(?:^|; )${THEME_COOKIE}=(${THEMES.join('|')})(?:;|$)`);

/** Returns the theme that a browser's cookies name; undefined when the device decides. */
export function themeOf(cookies: string | undefined): Theme | undefined {
  const [, theme] = PATTERN.exec(cookies ?? '') ?? [];
  return THEMES.find((known) => known === theme);
}

/** Returns a built page that paints in the chosen theme from the start. */
export function withTheme(html: string, theme: Theme | undefined): string {
  return theme ? html.replace('<html ', `<html data-theme="${theme}" `) : html;
}
