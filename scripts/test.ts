import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { temporaryPrefix, temporaryRoot } from '../tests/temporary-root.ts';
import { leftoversOf } from './leftovers.ts';
import { type Outcome, readReport } from './test-report.ts';
import { TYPE_PROJECTS, typeCheckArguments } from './type-projects.ts';

/** Everything that `npm test` proves, in order. A stage counts its own tests; one without tests counts as one. */
type Stage = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The command writes a vitest report to this file. */
  readonly report?: string;
  /** Runs beside the stage before it: both wait for timers and answers half of their time. */
  readonly beside?: true;
};

const node = process.execPath;

/** Temporary files of this run. Each stage must leave it empty. */
const folder = mkdtempSync(temporaryPrefix(temporaryRoot(), 'run'));
// PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755);

const types = TYPE_PROJECTS.map(
  (project): Stage => ({
    name: `types ${project}`,
    command: [node, ...typeCheckArguments(project, 'node_modules/.cache/types')],
  }),
);

/** What speaks SQL of its own runs on both databases here. The rest runs on PostgreSQL, and on the embedded database in test:long. */
const ON_BOTH_DATABASES = [
  'audit/installation-chain',
  'audit/verify-chain',
  'db',
  'facts',
  'jobs',
  'realtime/event-feed',
  'sealing/seal',
].map((path) => join('apps/server/src', path));

/** Opens both databases itself, so one stage runs it. */
const OPENS_BOTH_DATABASES = 'apps/server/src/db/migrate.test.ts';

/** What only test:long runs: rarer journeys, those of chats and conditions (page and server tests prove their rules), the usage of every command, the chatbot's questions, and checks of a lender's whole rates. */
const ONLY_IN_TEST_LONG = [
  'commands/backup',
  'commands/usage',
  'journeys/account-deposit',
  'journeys/bank-link',
  'journeys/behind-a-proxy',
  'journeys/broker',
  'journeys/brokers',
  'journeys/build',
  'journeys/chat',
  'journeys/chat-desk',
  'journeys/chat-providers',
  'journeys/chatbot',
  'journeys/chatbot-tabs',
  'journeys/co-borrowers',
  'journeys/conditions',
  'journeys/console',
  'journeys/console-away',
  'journeys/console-keyboard',
  'journeys/console-pages',
  'journeys/corrections',
  'journeys/decisions',
  'journeys/deed-only-lender',
  'journeys/developer-toolbar',
  'journeys/documented-client',
  'journeys/feedback',
  'journeys/flags',
  'journeys/killed-chat',
  'journeys/midnight',
  'journeys/mistakes',
  'journeys/offers',
  'journeys/operations',
  'journeys/organisations',
  'journeys/own-providers',
  'journeys/rolling-restart',
  'journeys/rules',
  'journeys/shared-computer',
  'journeys/shell',
  'journeys/sign-by-keyboard',
  'journeys/sign-in',
  'journeys/signers',
  'journeys/signing',
  'journeys/starting',
  'journeys/strangers',
  'journeys/telemetry',
  'journeys/wallet',
  'journeys/ways-back',
  'commands/audit',
  'organisations/chatbot',
  'organisations/check',
  'organisations/compare',
  'organisations/open-applications',
  'organisations/people',
  'organisations/publish',
].map((name) => `tests/${name}.test.ts`);

/** What else only test:long runs: whole applications of rarer kinds, which the domain's tests walk too, and what waits for outages and time limits. */
const SERVER_ONLY_IN_TEST_LONG = [
  'audit/verify-lender',
  'http/database-outage',
  'http/draining',
  'jobs/outage',
  'modules/adverse-action/incompleteness',
  'modules/co-borrowers/co-borrowers',
  'modules/corrections/correct-answer',
  'modules/corrections/corrections',
  'modules/credit/pull-at-reseller',
  'modules/credit/shared-pull',
  'modules/documents/counselors',
  'modules/documents/deliver-valuations',
  'modules/documents/document-subject',
  'modules/documents/documents-archive',
  'modules/documents/list-documents',
  'modules/documents/papers-agree',
  'modules/documents/signed-copies',
  'modules/funding/record-rescission',
  'modules/funding/release',
  'modules/liens/found-liens',
  'modules/notary/notary-choice',
  'modules/notary/office-closing',
  'modules/notifications/step-messages',
  'modules/offers/winback',
  'modules/pipeline/export-pipeline',
  'modules/reviews/conditions',
  'modules/reviews/hold-application',
  'modules/reviews/required-evidence',
  'modules/reviews/value-decision',
  'modules/rules/compare-rules',
  'modules/rules/rule-drafts',
  'modules/rules/rule-publisher',
  'modules/signers/borrower-first-lender',
  'modules/signers/deed-only-lender',
  'modules/signers/send-signing-reminders',
  'modules/signers/spouse',
  'modules/signing/decline',
  'modules/signing/late-signature',
  'sealing/reseal',
  'tracing/off',
  'tracing/otlp',
].map((name) => `apps/server/src/${name}.test.ts`);

const serverTests = globSync('apps/server/src/**/*.test.ts').filter(
  (path) => path !== OPENS_BOTH_DATABASES && !SERVER_ONLY_IN_TEST_LONG.includes(path),
);

const embeddedTests = serverTests.filter((path) => ON_BOTH_DATABASES.some((part) => path.startsWith(part)));

function testsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((path) => !ONLY_IN_TEST_LONG.includes(path));
}

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
  {
    name: 'the chatbot’s embeddings are current',
    command: [node, 'scripts/chatbot-embeddings.ts', '--check'],
  },
  {
    name: 'the chatbot’s topics are current',
    command: [node, 'scripts/chatbot-topics.ts', '--check'],
  },
  { name: 'generated documents are current', command: [node, 'scripts/docs.ts', '--check'] },
  { name: 'browser apps build', command: ['npm', 'run', 'build', '--silent'] },
  vitest('domain, documents and pages', [
    'packages',
    'apps/web',
    'apps/console',
    'tests/personas',
    ...testsIn('tests/organisations'),
    ...testsIn('tests/commands'),
  ]),
  {
    // test:long walks the journeys on the embedded database, whose every answer here would take the test's own processor.
    ...vitest('in the browser', testsIn('tests/journeys'), { TEST_DATABASE: 'postgres' }),
    beside: true,
  },
  vitest(
    'server on the embedded database, and its providers',
    [...embeddedTests, OPENS_BOTH_DATABASES, 'apps/sandbox'],
    {
      TEST_DATABASE: 'pglite',
    },
  ),
  vitest('server on PostgreSQL', serverTests, { TEST_DATABASE: 'postgres' }),
];

function vitest(name: string, paths: readonly string[], env: Readonly<Record<string, string>> = {}): Stage {
  const report = join(folder, `${name.replace(/\W+/g, '-')}.json`);
  const command = [
    'vitest',
    'run',
    ...paths,
    `--maxWorkers=${availableParallelism()}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, command, env, report };
}

function run({ command: [file = '', ...args], env, report, beside }: Stage): Promise<boolean> {
  const path = `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH']}`;
  // What runs beside others says at once what it has to say.
  const output = report && !beside ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(file, args, {
      stdio: ['ignore', output, output],
      // npm keeps its own compiled code in the temporary folder, unless told not to.
      env: { ...process.env, PATH: path, TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1', ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

const MAX_FILES_TRIED_AGAIN = 5;
const MAX_SAID = 2000;

/** What passed only on a second try, in the words of the first. */
const triedAgain: string[] = [];

/**
 * Runs a stage. A few files that failed run once more, alone: a defect fails again, a machine that stalled doesn't.
 * A run that broke off without naming a file runs again as a whole.
 */
async function outcomeOf(stage: Stage): Promise<Outcome> {
  const isGood = await run(stage);
  if (!stage.report) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] };
  const first = readReport(stage.report, isGood);
  if (isGood || first.failures.length > MAX_FILES_TRIED_AGAIN) return first;
  const files = first.failures.map(({ file }) => file);
  console.log(`\n— ${stage.name}, again: ${files.join(', ') || 'everything, since it broke off'}`);
  const isGoodAgain = await run(files.length > 0 ? vitest(stage.name, files, stage.env) : stage);
  const second = readReport(stage.report, isGoodAgain);
  if (isGoodAgain) triedAgain.push(...first.failures.map(saidOf), ...(files.length > 0 ? [] : [stage.name]));
  const passedBefore = first.failures.reduce((sum, { passed }) => sum + passed, 0);
  return files.length > 0 ? { ...second, passed: first.passed - passedBefore + second.passed } : second;
}

function saidOf({ file, said }: Outcome['failures'][number]): string {
  return `${relative(process.cwd(), file)}\n${said.slice(0, MAX_SAID).replaceAll(/^/gm, '    ')}`;
}

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const runStartedMs = performance.now();
const secondsSince = (ms: number) => `${((performance.now() - ms) / 1000).toFixed(1)} s`;
const chosen = STAGES.filter(({ name }) => wanted.every((word) => name.includes(word)));
const CHECKS_AT_ONCE = 2;

async function runStage(stage: Stage): Promise<void> {
  const startedMs = performance.now();
  if (stage.report) console.log(`\n— ${stage.name}`);
  const { passed, failed, failures: files } = await outcomeOf(stage);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([stage.name, ...files.map(saidOf)].join('\n  '));
  console.log(`  ${stage.name}: ${passed} passed, ${failed} failed in ${secondsSince(startedMs)}`);
}

async function cleanUp(after: string): Promise<void> {
  const leftovers = await leftoversOf(folder);
  if (leftovers.length === 0) return;
  total.failed += 1;
  failures.push(`${after} cleans up`);
  console.log(`  left behind:\n    ${leftovers.join('\n    ')}`);
  rmSync(folder, { recursive: true });
  mkdirSync(folder, { mode: 0o755 });
}

const checks = chosen.filter(({ report }) => !report);
async function runChecks(): Promise<void> {
  for (let check = checks.shift(); check; check = checks.shift()) await runStage(check);
}
if (checks.length > 0) {
  console.log('\n— checks');
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, runChecks));
  await cleanUp('a check');
}
const groups: Stage[][] = [];
for (const stage of chosen.filter(({ report }) => report)) {
  const last = groups.at(-1);
  if (stage.beside && last) last.push(stage);
  else groups.push([stage]);
}
for (const group of groups) {
  await Promise.all(group.map(runStage));
  await cleanUp(group.map(({ name }) => name).join(' or '));
}

if (triedAgain.length > 0) console.log(`\nPassed only on a second try:\n  ${triedAgain.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
rmSync(folder, { recursive: true });
console.log(`\nAll stages took ${secondsSince(runStartedMs)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
