import { APPLICATION_PARTS, FIRST_PARTS } from '@homeline/domain/flags/closable-pages.ts';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { APPLICATION_PAGES } from './application-pages.ts';
import { routes } from './routes.tsx';

const firstParts = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.split('/')[0]))].toSorted();
const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

it('every page can be closed for maintenance', () => {
  const pages = pathsOf(routes).filter((path) => !/^(\*|:uuid|account\/)/.test(path));
  expect(FIRST_PARTS.toSorted()).toEqual(firstParts(pages));
  expect(APPLICATION_PARTS.toSorted()).toEqual(firstParts(Object.keys(APPLICATION_PAGES)));
});
