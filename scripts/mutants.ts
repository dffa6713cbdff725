import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLine, exitWithUsage } from './command-line.ts';
import { type Mutation, mutated, mutationsOf } from './mutants/mutations.ts';
import { relatedTestsOf } from './mutants/related-tests.ts';
import { everythingIsTyped, typeCheckOf } from './mutants/type-check.ts';

const USAGE = `node scripts/mutants.ts [--seed <number>] [--count <number>] [--package <folder>]... [--seconds <number>]
  Changes random lines of each package, one at a time, and runs the tests of the same package that load the file.
  A change that no test notices survives. Mutants with a type error aren't tried.
  --seed     Which lines. The same seed changes the same lines (1)
  --count    How many in each package (10)
  --package  Which package, for example apps/console; all of them when absent
  --seconds  How long the tests of one mutant may take (300)`;

const { values } = commandLine(USAGE, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
    package: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '300' },
  },
});

const PACKAGES = globSync('{packages,apps}/*').toSorted();

/** Tests, words for people, generated code and past migrations. */
const NOT_CHANGED =
  /\.test\.|\/testing\/|\/migrations\/|\.d\.ts$|(copy|words|messages)(\.es)?\.ts$|\/sentences\/|articles/;

type Mutant = Mutation & { readonly path: string };

/** The file that is changed now, with its own text. It is restored however the run ends. */
let changed: { readonly path: string; readonly text: string } | undefined;

function restore(): void {
  if (changed) writeFileSync(changed.path, changed.text);
  changed = undefined;
}

process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Returns numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs tests and tells how it ended. */
async function runTests(
  tests: readonly string[],
  deadline: number,
): Promise<'passed' | 'failed' | 'out of time'> {
  if (tests.length === 0) return 'passed';
  const args = ['run', ...tests, '--bail=1', '--reporter=dot', '--testTimeout=60000'];
  const child = spawn('node_modules/.bin/vitest', args, { stdio: 'ignore', detached: true });
  const stop = () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  };
  process.on('exit', stop);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve('out of time');
      stop();
    }, deadline - performance.now());
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(code === 0 ? 'passed' : 'failed');
    });
  });
}

type Outcome = 'killed' | 'survived' | 'out of time';

/**
 * Runs the tests beside the file first, since they fail soonest, then the others that load it. Undefined if none fails, but the types of
 * another file do.
 */
async function outcomeOf(path: string, related: readonly string[]): Promise<Outcome | undefined> {
  const deadline = performance.now() + Number(values.seconds) * 1000;
  const isBeside = (test: string) => dirname(test) === dirname(path);
  for (const tests of [related.filter(isBeside), related.filter((test) => !isBeside(test))]) {
    const outcome = await runTests(tests, deadline);
    if (outcome !== 'passed') return outcome === 'failed' ? 'killed' : outcome;
  }
  return everythingIsTyped() ? 'survived' : undefined;
}

async function changeLinesOf(folder: string): Promise<string> {
  const random = seededRandom(Number(values.seed));
  const isTyped = typeCheckOf(folder);
  const relatedTests = relatedTestsOf(folder);
  const paths = globSync(`${folder}/src/**/*.{ts,tsx}`)
    .filter((path) => !NOT_CHANGED.test(path))
    .toSorted();
  const mutants = paths.flatMap((path): Mutant[] =>
    mutationsOf(path, readFileSync(path, 'utf8')).map((mutation) => ({ ...mutation, path })),
  );
  const counts = { killed: 0, survived: 0, 'out of time': 0 };
  for (let tried = 0; tried < Number(values.count) && mutants.length > 0; ) {
    const [mutant] = mutants.splice(Math.floor(random() * mutants.length), 1);
    if (!mutant) break;
    const { path, line, what } = mutant;
    const text = readFileSync(path, 'utf8');
    const now = mutated(path, text, mutant);
    if (now === undefined || !isTyped(path, now)) continue;
    changed = { path, text };
    writeFileSync(path, now);
    const outcome = await outcomeOf(path, relatedTests(path));
    restore();
    if (!outcome) continue;
    counts[outcome] += 1;
    tried += 1;
    console.log(`${outcome.padEnd(11)} ${path}:${line} ${what}`);
  }
  const late = counts['out of time'];
  return `${folder}: ${counts.killed} killed, ${counts.survived} survived${late > 0 ? `, ${late} out of time` : ''}`;
}

const folders = values.package ?? PACKAGES;
for (const folder of folders) if (!PACKAGES.includes(folder)) exitWithUsage(USAGE, `${folder} is no package`);
const results: string[] = [];
for (const folder of folders) results.push(await changeLinesOf(folder));
console.log(`\n${results.join('\n')}`);
