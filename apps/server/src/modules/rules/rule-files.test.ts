// Proves RU-25.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleFilesIn, ruleKindOf } from './rule-files.ts';

const RULES = join(import.meta.dirname, '../../../../../organisations/homeline');
const sheet = readFileSync(join(RULES, 'rates/2026-01-01.dmn'), 'utf8');
const policy = readFileSync(join(RULES, 'policy/2026-01-01.dmn'), 'utf8');

describe('the kind of a file', () => {
  it.each<[string, string]>([
    ['as saved', sheet],
    ['with single quotes', sheet.replace('id="noteRate" name="Note rate"', "name='Note rate' id='noteRate'")],
    ['with one attribute per line', sheet.replaceAll('<decision id', '<decision\n    id')],
  ])('is a rate sheet in any XML style: %s', async (_, xml) => {
    expect(await ruleKindOf(xml)).toBe('rates');
  });

  it('is a policy even if a comment mentions a note rate', async () => {
    const remark = '<!-- <decision id="noteRate" /> --></definitions>';
    expect(await ruleKindOf(policy.replace('</definitions>', remark))).toBe('policy');
  });
});

describe('a name in the folder that is not a regular file', () => {
  it.each<[string, (path: string) => void]>([
    ['a pipe without a writer', (path) => execFileSync('mkfifo', [path], { stdio: 'ignore' })],
    ['a folder', (path) => mkdirSync(path)],
  ])('%s is reported at once', (_, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'homeline-pipe-'));
    mkdirSync(join(folder, 'homeline/rates'), { recursive: true });
    make(join(folder, 'homeline/rates/2027-01-01.dmn'));
    expect(ruleFilesIn(folder, 'homeline')).toEqual({
      files: [],
      problems: ["rates/2027-01-01.dmn: can't be read"],
    });
  });
});
