import { THEME_COOKIE, type Theme, themeOf } from '@homeline/domain/client-state/theme.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Returns the theme chosen on this device; undefined when the device decides. */
export function chosenTheme(): Theme | undefined {
  return themeOf(document.cookie);
}

/**
 * Shows this page, and every page opened later on this device, in a theme. Not personal: kept after sign-out.
 * @param theme undefined to follow the device again
 */
export function chooseTheme(theme: Theme | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = theme ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}
