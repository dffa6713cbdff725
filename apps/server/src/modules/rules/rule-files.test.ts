import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOfFile } from './rule-files.ts';

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
