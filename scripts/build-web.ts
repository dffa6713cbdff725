import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './processes.ts';

const SHARED = [
  'packages/client/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
  'scripts/vite',
];

/** Builds each browser application unless its build is newer than its sources. */
export function buildWebWhenStale(): void {
  buildAppWhenStale(join(ROOT, 'apps/web'));
  buildAppWhenStale(join(ROOT, 'apps/console'));
}

/** Builds an application unless each of its `index*.html` was built later than its sources: one for each language. */
export function buildAppWhenStale(app: string): void {
  const pages = readdirSync(app).filter((file) => /^index.*\.html$/.test(file));
  const builtAtMs = Math.min(...pages.map((page) => newestMs(join(app, 'dist', page))));
  const own = ['src', 'vite', 'vite.config.ts', 'package.json', ...pages].map((path) => join(app, path));
  const shared = SHARED.map((path) => join(ROOT, path));
  if ([...own, ...shared].every((source) => newestMs(source) <= builtAtMs)) return;
  console.log(`Building ${relative(ROOT, app)}…`);
  // The script that `npm run build` runs. Only problems are printed.
  execFileSync(process.execPath, ['--run', 'build'], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Returns when the newest file in a folder changed. */
function newestMs(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}
