import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

const SOURCES = [
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
];

/** Builds the browser application unless the build is newer than its sources. */
export function buildWebWhenStale(): void {
  const built = join(ROOT, 'apps/web/dist/index.html');
  const builtAtMs = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (SOURCES.every((source) => newestMs(join(ROOT, source)) <= builtAtMs)) return;
  console.log('Building the browser application…');
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(ROOT, 'apps/web'),
      stdio: 'inherit',
    },
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
