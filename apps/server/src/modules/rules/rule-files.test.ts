import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOfFile, writtenVersions } from './rule-files.ts';

const RULES = join(import.meta.dirname, '../../../../../organisations/homeline');
const sheet = readFileSync(join(RULES, 'rates/2026-01-01.dmn'), 'utf8');
const policy = readFileSync(join(RULES, 'policy/2026-01-01.dmn'), 'utf8');

describe('a file that may lie anywhere', () => {
  it.each<[string, string]>([
    ['as it is', sheet],
    ['with single quotes', sheet.replace('id="noteRate" name="Note rate"', "name='Note rate' id='noteRate'")],
    ['with a line for each attribute', sheet.replaceAll('<decision id', '<decision\n    id')],
  ])('is a rate sheet however it is written: %s', async (_, xml) => {
    expect(await kindOfFile(xml)).toBe('rates');
  });

  it('is a policy, also where it speaks of a note rate', async () => {
    const remark = '<!-- <decision id="noteRate" /> --></definitions>';
    expect(await kindOfFile(policy.replace('</definitions>', remark))).toBe('policy');
  });
});

describe('what is no file, though it is called as one', () => {
  it.each<[string, (path: string) => void]>([
    ['a pipe to which nobody writes', (path) => execFileSync('mkfifo', [path], { stdio: 'ignore' })],
    ['a folder', (path) => mkdirSync(path)],
  ])('%s cannot be read, and keeps nobody waiting', (_, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'homeline-pipe-'));
    mkdirSync(join(folder, 'homeline/rates'), { recursive: true });
    make(join(folder, 'homeline/rates/2027-01-01.dmn'));
    expect(writtenVersions(folder, 'homeline')).toEqual({
      versions: [],
      problems: ['homeline/rates/2027-01-01.dmn: cannot be read'],
    });
  });
});
