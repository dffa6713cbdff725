import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { describe, expect, it } from 'vitest';
import { compiledTexts } from './compiled-texts.ts';
import { provenVersions, runningBuild } from './proven-versions.ts';
import { ruleFile } from './rule-files.ts';

const RATES = ruleFile('rates', civilDate('2026-01-01'), homelineFiles.rates);
/** What no build compiles, though it has the checksum it was published with. */
const UNREADABLE = ruleFile('rates', civilDate('2026-01-01'), '<rates/>');
const keyOf = ({ kind, effectiveOn, sha256 }: typeof RATES) => `${kind} ${effectiveOn} ${sha256}`;
const dataFolder = () => mkdtempSync(join(tmpdir(), 'homeline-proven-'));

describe('a start', () => {
  it('doesn’t compile a version that this build compiled in an earlier start', () => {
    const dataDir = dataFolder();
    const earlier = provenVersions(dataDir, 'one');
    earlier.add(keyOf(UNREADABLE));
    earlier.keep();
    expect(compiledTexts(provenVersions(dataDir, 'one')).isUsable(UNREADABLE)).toBe(true);
  });

  it.each([
    ['another build', 'two'],
    ['the sources, which may have changed', undefined],
  ])('compiles it for %s', (_, build) => {
    const dataDir = dataFolder();
    const earlier = provenVersions(dataDir, 'one');
    earlier.add(keyOf(UNREADABLE));
    earlier.keep();
    expect(compiledTexts(provenVersions(dataDir, build)).isUsable(UNREADABLE)).toBe(false);
  });

  it('refuses a version that was altered after it was proven', () => {
    const dataDir = dataFolder();
    const first = compiledTexts(provenVersions(dataDir, 'one'));
    expect(first.isUsable(RATES)).toBe(true);
    first.keepProven();
    const next = compiledTexts(provenVersions(dataDir, 'one'));
    expect(next.isUsable({ ...RATES, xml: `${RATES.xml} ` })).toBe(false);
  });

  it('compiles everything again when what was kept can’t be read or written', () => {
    const file = join(dataFolder(), 'no folder');
    writeFileSync(file, '');
    const texts = compiledTexts(provenVersions(file, 'one'));
    expect(texts.isUsable(UNREADABLE)).toBe(false);
    expect(texts.isUsable(RATES)).toBe(true);
    expect(() => texts.keepProven()).not.toThrow();
  });
});

it('tells one build from another by its first program, and sources from every build', () => {
  const programs = ['one', 'two'].map((content) => {
    const program = join(dataFolder(), 'server.js');
    writeFileSync(program, content);
    return program;
  });
  expect(new Set(programs.map(runningBuild)).size).toBe(2);
  expect(runningBuild('apps/server/src/main.ts')).toBeUndefined();
});
