import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };
import { filesBeside } from './build/files-beside.ts';
import { inAscii } from './build/in-ascii.ts';
import { licensesOf } from './build/licenses.ts';
import { copyPackagesBeside, isPackageBeside } from './build/packages-beside.ts';
import { ROOT } from './processes.ts';

/** What an installation runs. Their threads follow from them. */
const PROGRAMS = {
  server: 'apps/server/src/main.ts',
  sandbox: 'apps/sandbox/src/main.ts',
  audit: 'scripts/audit.ts',
  backup: 'scripts/backup.ts',
  reseal: 'scripts/reseal.ts',
  restore: 'scripts/restore.ts',
  reviews: 'scripts/reviews.ts',
  staff: 'scripts/staff.ts',
  'counselors-import': 'scripts/counselors-import.ts',
  'organisation-check': 'scripts/organisation-check.ts',
  'organisation-compare': 'scripts/organisation-compare.ts',
  'organisation-publish': 'scripts/organisation-publish.ts',
};

const DIST = join(ROOT, 'dist');
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);

const bundle = await rolldown({
  cwd: ROOT,
  input: PROGRAMS,
  platform: 'node',
  // A faster client of PostgreSQL, which `pg` uses if somebody installed it.
  external: (id) => id === 'pg-native' || isPackageBeside(id),
  plugins: [filesBeside(), inAscii()],
});
// Without spaces and comments but with every name, which a stack trace shows.
const { output } = await bundle.write({
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
  comments: { legal: false, jsdoc: false, annotation: false },
  dir: join(DIST, 'programs'),
  entryFileNames: '[name].js',
  chunkFileNames: 'shared-[hash].js',
});
const beside = copyPackagesBeside(DIST, join(ROOT, 'apps/server'));
cpSync(join(ROOT, 'apps/web/dist'), join(DIST, 'pages/web'), { recursive: true });
cpSync(join(ROOT, 'apps/console/dist'), join(DIST, 'pages/console'), { recursive: true });
for (const folder of ['organisations', 'personas', 'LICENSE'])
  cpSync(join(ROOT, folder), join(DIST, folder), { recursive: true });
cpSync(join(ROOT, 'scripts/build/homeline.sh'), join(DIST, 'bin/homeline'));
chmodSync(join(DIST, 'bin/homeline'), 0o755);
writeFileSync(join(DIST, 'programs.txt'), `${Object.keys(PROGRAMS).join('\n')}\n`);
const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
writeFileSync(join(DIST, 'LICENSES.txt'), licensesOf(modules, beside));
const { name, version, license, engines } = manifest;
writeFileSync(
  join(DIST, 'package.json'),
  `${JSON.stringify({ name, version, license, engines, type: 'module' }, null, 2)}\n`,
);
