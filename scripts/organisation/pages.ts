import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { isLicensedIn } from '@homeline/domain/organisations/organisation.ts';
import type { Lender } from '../../apps/server/src/modules/organisations/organisations.ts';

/** A page to make pictures of, by its path below the base path. */
export type PicturedPage = {
  readonly name: string;
  readonly path: string;
  /** Who looks at it: anybody, or a borrower with offers. */
  readonly viewer: 'ANYBODY' | 'BORROWER';
};

const PAGES: readonly PicturedPage[] = [
  { name: 'start', path: '', viewer: 'ANYBODY' },
  { name: 'register', path: '/register', viewer: 'ANYBODY' },
  { name: 'register-name', path: '/register?step=name', viewer: 'ANYBODY' },
  { name: 'support', path: '/register/support', viewer: 'ANYBODY' },
  { name: 'sign-in', path: '/auth/login', viewer: 'ANYBODY' },
  { name: 'privacy', path: '/privacy', viewer: 'ANYBODY' },
  { name: 'dashboard', path: '/dashboard', viewer: 'BORROWER' },
  { name: 'offers', path: '/{uuid}', viewer: 'BORROWER' },
];

/**
 * Returns the main pages of a lender. A lender with whom nobody can apply alone has none for borrowers.
 * @param state where the borrower's home is, by postal code
 */
export function picturedPages(lender: Lender, state: string): readonly PicturedPage[] {
  const intake = { ...lender, opensOn: lender.opensOn, isLicensed: isLicensedIn(lender, state) };
  const isClosed = whyClosed(intake, { isReferred: false }) !== undefined;
  return PAGES.filter(({ viewer }) => viewer === 'ANYBODY' || !isClosed);
}

type Picture = {
  readonly lender: string;
  readonly page: string;
  readonly look: string;
  readonly file: string;
};

/** Returns a page that shows the pictures of every lender side by side, so that two that look alike are seen at a glance. */
export function contactSheet(pictures: readonly Picture[]): string {
  const rows = Map.groupBy(pictures, ({ page, look }) => `${page}, ${look}`);
  const figures = [...rows].map(
    ([title, row]) =>
      `<h2>${title}</h2>\n<div>${row.map(({ file, lender }) => `<img src="${file}" alt="${lender}" loading="lazy">`).join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Pages of every lender</title>
<style>body { font: 1rem system-ui; margin: 2rem } div { display: flex; gap: 1rem; align-items: start; overflow-x: auto } img { max-width: 31%; border: 1px solid #888 }</style>
<h1>Pages of every lender</h1>
${figures.join('\n')}
</html>
`;
}
