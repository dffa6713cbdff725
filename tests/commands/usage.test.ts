// Proves RU-57.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The commands of the README that only print or write a file. */
const COMMANDS = [
  'staff',
  'reviews',
  'organisation:check',
  'organisation:compare',
  'organisation:pictures',
  'organisation:publish',
  'bridge:check',
  'audit',
  'backup',
  'restore',
  'reseal',
  'docs',
  'bench',
];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Each command with the file that `npm run` starts for it. */
const FILES = COMMANDS.map((name) => [name, String(scripts[name]).replace(/^node /, '')] as const);

type Result = { readonly code: number; readonly stdout: string; readonly stderr: string };

function run(file: string, ...args: readonly string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

describe.concurrent.each(FILES)('npm run %s', (name, file) => {
  it('prints its usage for --help', async () => {
    const { code, stdout, stderr } = await run(file, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
  });

  it('rejects an unknown option in one line, with its usage', async () => {
    const { code, stdout, stderr } = await run(file, '--colour', 'red');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^Unknown option '--colour'\\n\\nnpm run ${name}\\b`));
    expect(stderr).not.toContain('    at ');
  });
});

describe.concurrent('a command with a missing or invalid argument names it and prints its usage', () => {
  it.each([
    ['scripts/staff.ts', ['add'], 'Give the email address to add'],
    ['scripts/staff.ts', ['dismiss', 'ann@example.com'], 'Give a command: add, roles, remove'],
    ['scripts/staff.ts', ['add', 'ann@example.com', '--role', 'COOK'], 'Unknown role COOK'],
    ['scripts/bridge-check.ts', ['places', 'https://b.example'], 'Name a port, not places'],
    ['scripts/bridge-check.ts', ['credit', 'http://b.example'], 'The address must be an https address'],
    ['scripts/bridge-check.ts', ['credit', 'https://b.example', '--yes'], 'CREDIT_KEY is missing'],
    ['scripts/reviews.ts', [], 'Give a command'],
    ['scripts/reviews.ts', ['toString'], 'Unknown command toString. Choose one of list, decide, condition'],
    ['scripts/reviews.ts', ['list', '--comments', 'why'], 'list doesn’t take comments'],
    ['scripts/reviews.ts', ['list', '--org'], "Option '--org <value>' argument missing"],
    ['scripts/organisation-compare.ts', ['homeline'], 'Give the lender and the file'],
    ['scripts/organisation-check.ts', ['homeline', 'new.dmn'], 'Give a file and --from together'],
    ['scripts/organisation-publish.ts', [], 'Give the lender'],
    ['scripts/organisation-publish.ts', ['homeline', 'new.dmn'], 'Give the effective date with --from'],
    ['scripts/organisation-publish.ts', ['homeline', '--from', '2027-01-01'], 'Give the file'],
  ])('%s %j', async (file, args, words) => {
    const { code, stderr } = await run(file, ...args);
    expect(code).toBe(2);
    expect(stderr.startsWith(words)).toBe(true);
    expect(stderr).toContain('\n\nnpm run ');
  });
});
