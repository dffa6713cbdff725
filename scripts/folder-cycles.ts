import type { IModule } from 'dependency-cruiser';

const FOLDER = /^packages\/domain\/src\/([^/]+)\//;
const TEST_FILE = /\.test\.ts$|\/testing\//;

/**
 * Finds folders of the domain that import each other, directly or through others. Tests may import anything and don't count.
 * @returns each such group of folders once; empty when the folders form layers
 */
export function folderCycles(modules: readonly IModule[]): readonly string[][] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  const reaches = new Map([...imports.keys()].map((folder) => [folder, reachable(folder, imports)]));
  const groups = [...imports.keys()].map((folder) =>
    [...(reaches.get(folder) ?? [])].filter((other) => reaches.get(other)?.has(folder)).sort(),
  );
  return [
    ...new Map(groups.filter(({ length }) => length > 1).map((group) => [group.join(), group])).values(),
  ];
}

function folderOf(path: string): string | undefined {
  return TEST_FILE.test(path) ? undefined : FOLDER.exec(path)?.[1];
}

/** Every folder that a folder imports, directly or through others. */
function reachable(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>();
  const next = [...(imports.get(start) ?? [])];
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    next.push(...(imports.get(folder) ?? []));
  }
  return seen;
}

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;

/**
 * Finds modules of the server that import values of each other: one of the two must hold what both need.
 * @returns each pair once, in alphabetical order
 */
export function mutualModules(modules: readonly IModule[]): readonly string[] {
  const moduleOf = (path: string) => (TEST_FILE.test(path) ? undefined : MODULE.exec(path)?.[1]);
  const pairs = new Set<string>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [moduleOf(source), moduleOf(resolved)];
      if (from && to && from !== to && !dependencyTypes.includes('type-only')) pairs.add(`${from} ${to}`);
    }
  return [...pairs]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([from, to]) => from < to && pairs.has(`${to} ${from}`))
    .map(([from, to]) => `${from} and ${to}`)
    .sort();
}
