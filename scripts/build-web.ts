import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  buildWhenStale('apps/web');
  buildWhenStale('apps/console');
}

function buildWhenStale(app: string): void {
  const built = join(ROOT, app, 'dist/index.html');
  const builtAtMs = existsSync(built) ? statSync(built).mtimeMs : 0;
  const sources = ['src', 'index.html', 'vite.config.ts'].map((source) => join(app, source));
  if ([...sources, ...SHARED].every((source) => newestMs(join(ROOT, source)) <= builtAtMs)) return;
  console.log(`Building ${app}…`);
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(ROOT, app), stdio: 'inherit' },
  );
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
