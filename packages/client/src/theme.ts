import { THEME_COOKIE, type Theme, themeOf } from '@homeline/domain/client-state/theme.ts';
import { keepOnDevice } from './device-cookie.ts';

/** Returns the theme chosen on this device; undefined when the device decides. */
export function chosenTheme(): Theme | undefined {
  return themeOf(document.cookie);
}

/**
 * Shows this page, and every page opened later on this device, in a theme.
 * @param theme undefined to follow the device again
 */
export function chooseTheme(theme: Theme | undefined): void {
  keepOnDevice(THEME_COOKIE, theme);
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}
