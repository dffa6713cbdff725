import { expect, it } from 'vitest';
import { themeOf, withTheme } from './theme.ts';

it.each([
  ['homeline-theme=dark', 'dark'],
  ['homeline-lender=harborview; homeline-theme=light', 'light'],
  ['homeline-theme=dark; other=1', 'dark'],
  ['homeline-theme=system', undefined],
  ['homeline-theme=darkest', undefined],
  ['other-homeline-theme=dark', undefined],
  ['homeline-theme=dark"><script>', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the cookies %j as the theme %j', (cookies, theme) => {
  expect(themeOf(cookies)).toBe(theme);
});

it('uses the chosen theme, or the device’s without a choice', () => {
  const html = '<!doctype html><html lang="en-US"><head></head></html>';
  expect(withTheme(html, 'dark')).toContain('<html data-theme="dark" lang="en-US">');
  expect(withTheme(html, undefined)).toBe(html);
});
