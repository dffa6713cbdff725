import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A worker's file isn't imported, but found beside the file that starts it. */
const STARTED = /new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g;

/** Reads every import once and returns the tests of a package that load a file. `vitest related` reads them again for each test. */
export function relatedTestsOf(folder: string): (path: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const path of globSync('{packages,apps}/*/src/**/*.{ts,tsx}')) {
    const text = readFileSync(path, 'utf8');
    const started = [...text.matchAll(STARTED)].flatMap(([, name]) => name ?? []);
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    for (const name of [...imported, ...started]) {
      const target = pathOf(name, path);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return (path) => {
    const found = new Set([path]);
    for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
    return [...found].filter((each) => each.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(each));
  };
}

/** Returns the path of an imported file of the repository; undefined for a library. */
function pathOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  const [, scope, rest] = name.match(/^@homeline\/([^/]+)\/(.+)$/) ?? [];
  if (!scope || !rest) return undefined;
  return join(APPS.includes(scope) ? 'apps' : 'packages', scope, 'src', rest);
}

const APPS = globSync('apps/*').map((path) => path.replace('apps/', ''));
