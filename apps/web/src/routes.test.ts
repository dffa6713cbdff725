// @vitest-environment happy-dom
// Proves CO-53.

import './features/chat/testing/lender-page.ts';
import { APPLICATION_ROUTES, PAGE_ROUTES } from '@homeline/domain/client-state/closable-pages.ts';
import { SIGNER_PAGES } from '@homeline/domain/workflow/signer-step-names.ts';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';

const { APPLICATION_PAGES } = await import('./application-pages.ts');
const { routes } = await import('./routes.tsx');
const { signInRoutes } = await import('./features/accounts/sign-in/sign-in-routes.tsx');

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
/** The paths without those that lead on, to pages listed elsewhere or to any address. */
const pagesOf = (all: readonly RouteObject[]) => pathsOf(all).filter((path) => !/\*$|^account\//.test(path));
/** A page above another one isn't listed on its own. */
const isListed = (page: string) =>
  PAGE_ROUTES.some((route) => route === page || route.startsWith(`${page}/`));

it('every page can be closed for maintenance, and nothing else', () => {
  const signIn = pagesOf(signInRoutes).map((path) => `auth/${path}`);
  const signing = SIGNER_PAGES.map((page) => `heloc-signer/${page}`);
  const pages = [...pagesOf(routes), ...signIn, ...signing];
  expect(pages.filter((page) => !isListed(page))).toEqual([]);
  const isBelowPage = (route: string) => pages.some((page) => route === page || route.startsWith(`${page}/`));
  expect(PAGE_ROUTES.filter((route) => !isBelowPage(route))).toEqual([]);
});

it('every page of the step table has a file', () => {
  const paths = Object.keys(APPLICATION_PAGES).map((path) => path.replace(/\{(\w+)\}/, ':$1'));
  expect(APPLICATION_ROUTES.filter((route) => !paths.includes(route))).toEqual([]);
});
