import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftoversOf } from './leftovers.ts';

/** Everything that `npm test` proves, in order. A stage counts its own tests; one without tests counts as one. */
type Stage = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The command writes a vitest report to this file. */
  readonly report?: string;
};

const node = process.execPath;

/** Temporary files of this run. Each stage must leave it empty. */
const folder = mkdtempSync(join(tmpdir(), 'homeline-run-'));
// PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755);

const PROJECTS = [
  'packages/domain',
  'packages/contract',
  'packages/documents',
  'packages/ui',
  'packages/client',
  'apps/server',
  'apps/sandbox',
  'apps/web',
  'apps/console',
  '.',
];

const types = PROJECTS.map(
  (project): Stage => ({
    name: `types ${project}`,
    command: [node, 'node_modules/tsgo/bin/tsc', '-p', project],
  }),
);

/**
 * What speaks SQL of its own runs on both databases here. Handlers and HTTP run on PostgreSQL, and on the embedded database in the browser
 * and in test:long; providers and PDFs need no database.
 */
const ON_ONE_DATABASE = ['modules', 'http', 'vendors', 'pdf', 'testing'];
const ON_BOTH_DATABASES = readdirSync('apps/server/src')
  .filter((name) => !ON_ONE_DATABASE.includes(name))
  .map((name) => join('apps/server/src', name));

const STAGES: readonly Stage[] = [
  ...types,
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'direction of imports', command: [node, 'scripts/check-imports.ts'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'code that only tests use',
    command: ['knip', '--production', '--include', 'files,exports'],
  },
  { name: 'the example environment is current', command: [node, 'scripts/env-example.ts', '--check'] },
  { name: 'generated documents are current', command: [node, 'scripts/docs.ts', '--check'] },
  { name: 'browser apps build', command: ['npm', 'run', 'build', '--silent'] },
  vitest('domain, documents and pages', [
    'packages',
    'apps/web',
    'apps/console',
    'tests/personas',
    'tests/organisations',
    'tests/commands',
  ]),
  vitest('server on the embedded database, and its providers', [...ON_BOTH_DATABASES, 'apps/sandbox'], {
    TEST_DATABASE: 'pglite',
  }),
  vitest('server on PostgreSQL', ['apps/server/src'], { TEST_DATABASE: 'postgres' }),
  vitest('in the browser', ['tests/journeys']),
];

function vitest(name: string, paths: readonly string[], env: Record<string, string> = {}): Stage {
  const report = join(folder, `${name.replace(/\W+/g, '-')}.json`);
  const command = [
    'vitest',
    'run',
    ...paths,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, command, env, report };
}

function run({ command: [file = '', ...args], env }: Stage): Promise<boolean> {
  const path = `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH']}`;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm keeps its own compiled code in the temporary folder, unless told not to.
      env: { ...process.env, PATH: path, TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1', ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

function count({ report }: Stage, isGood: boolean): { passed: number; failed: number } {
  if (!report) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report);
    // A suite that cannot even start has no failed test of its own.
    return { passed, failed: isGood ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const runStartedMs = performance.now();
const secondsSince = (ms: number) => `${((performance.now() - ms) / 1000).toFixed(1)} s`;
for (const stage of STAGES.filter(({ name }) => wanted.every((word) => name.includes(word)))) {
  const startedMs = performance.now();
  console.log(`\n— ${stage.name}`);
  const isGood = await run(stage);
  const { passed, failed } = count(stage, isGood);
  total.passed += passed;
  total.failed += failed;
  if (!isGood || failed > 0) failures.push(stage.name);
  console.log(`  ${passed} passed, ${failed} failed in ${secondsSince(startedMs)}`);

  const leftovers = await leftoversOf(folder);
  if (leftovers.length > 0) {
    total.failed += 1;
    failures.push(`${stage.name} cleans up`);
    console.log(`  left behind:\n    ${leftovers.join('\n    ')}`);
    rmSync(folder, { recursive: true });
    mkdirSync(folder, { mode: 0o755 });
  }
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
rmSync(folder, { recursive: true });
console.log(`\nAll stages took ${secondsSince(runStartedMs)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
