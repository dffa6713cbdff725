import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The commands of the README that only say something or write a file. */
const COMMANDS = {
  staff: 'scripts/staff.ts',
  reviews: 'scripts/reviews.ts',
  'organisation:check': 'scripts/organisation-check.ts',
  'organisation:compare': 'scripts/organisation-compare.ts',
  'organisation:publish': 'scripts/organisation-publish.ts',
  audit: 'scripts/audit.ts',
  docs: 'scripts/docs.ts',
  bench: 'bench/bench.ts',
};

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

function run(file: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

describe.concurrent.each(Object.entries(COMMANDS))('npm run %s', (name, file) => {
  it('answers --help with how it is called', async () => {
    const { code, stdout, stderr } = await run(file, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
  });

  it('refuses an option that it does not take in one line, with how it is called', async () => {
    const { code, stdout, stderr } = await run(file, '--colour', 'red');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^Unknown option '--colour'\\n\\nnpm run ${name}\\b`));
    expect(stderr).not.toContain('    at ');
  });
});

describe.concurrent('a command that lacks what it needs says what, and how it is called', () => {
  it.each([
    ['scripts/staff.ts', ['add'], 'Whom to add is not said'],
    ['scripts/staff.ts', ['add', 'ann@example.com', '--desk', 'KITCHEN'], 'KITCHEN is no desk'],
    ['scripts/reviews.ts', [], 'What to do is not said'],
    ['scripts/reviews.ts', ['toString'], 'toString is none of list, decide, condition'],
    ['scripts/reviews.ts', ['list', '--comments', 'why'], 'list keeps no comments'],
    ['scripts/reviews.ts', ['list', '--org'], "Option '--org <value>' argument missing"],
    ['scripts/organisation-compare.ts', ['homeline'], 'Name the lender and the file'],
    ['scripts/organisation-check.ts', ['homeline', 'new.dmn'], 'A file and --from go together'],
    ['scripts/organisation-publish.ts', [], 'Name the lender'],
    ['scripts/organisation-publish.ts', ['homeline', 'new.dmn'], 'Name the day with --from'],
    ['scripts/organisation-publish.ts', ['homeline', '--from', '2027-01-01'], 'Name the file'],
  ])('%s %j', async (file, args, words) => {
    const { code, stderr } = await run(file, ...args);
    expect(code).toBe(2);
    expect(stderr.startsWith(words)).toBe(true);
    expect(stderr).toContain('\n\nnpm run ');
  });
});
