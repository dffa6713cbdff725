import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { rulesFor, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { ORDINARY_LINE } from '@homeline/domain/testing/ordinary-line.ts';
import { walk } from '@homeline/domain/testing/walk.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { type Shelf, shelfOf } from './shelf.ts';

const SAMPLES = join(import.meta.dirname, '../../../../../organisations');
const DAY = civilDate('2026-12-01');
/** At the lender, an hour before its midnight and a little after it. */
const THE_DAY_BEFORE = Date.parse('2026-12-01T07:00:00Z');
const ON_THE_DAY = Date.parse('2026-12-01T08:00:10Z');

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  app.clock.moveTo(THE_DAY_BEFORE - Date.now());
});
afterEach(() => app.stop());

const isTheDay = () => app.clock.moveTo(ON_THE_DAY - Date.now());

/** A process of the installation, with a folder of its own. */
function aProcess(): { shelf: Shelf; write(rate: string): void; remove(): void; rate(): unknown } {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-folder-'));
  cpSync(SAMPLES, folder, { recursive: true });
  const { db, clock, log, organisations } = app.context;
  const lender = organisations.get('homeline');
  const shelf = shelfOf({ db, clock, log, organisations: { ...organisations, folder } }, lender);
  const first = readFileSync(join(folder, 'homeline/rates/2026-01-01.dmn'), 'utf8');
  const file = join(folder, `homeline/rates/${DAY}.dmn`);
  return {
    shelf,
    write: (rate) => writeFileSync(file, first.replace(/(id="base_row_1_out_1"><text>)[^<]*/, `$1${rate}`)),
    remove: () => rmSync(file),
    rate: () => rateOf(shelf.rulebook().sheets.at(-1)),
  };
}

const rateOf = (sheet: RateSheet | undefined) => sheet?.adjustments[0]?.ask(ORDINARY_LINE).output.pct;

/** The rates of some processes once each has refreshed, in turn, three times. */
async function ratesAfter(...processes: readonly ReturnType<typeof aProcess>[]): Promise<unknown[]> {
  const rates: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const each of processes) {
      await each.shelf.refresh();
      rates.push(each.rate());
    }
  }
  return rates;
}

describe('a version whose day comes', () => {
  it('while a refresh that began before is under way is not replaced any more', async () => {
    const one = aProcess();
    one.write('8.85');
    await one.shelf.refresh();
    one.write('8.7');
    const refreshing = one.shelf.refresh();
    isTheDay();
    await refreshing;
    expect(one.rate()).toBe(8.85);
    expect(await one.shelf.refresh()).toEqual([
      'homeline/rates/2026-12-01.dmn: was changed after it took effect; put the change into a file of a later day',
    ]);
  });

  it('is kept word for word by whoever a process priced that had not heard of its correction', async () => {
    const [one, other] = [aProcess(), aProcess()];
    one.write('8.85');
    await one.shelf.refresh();
    other.write('8.7');
    await other.shelf.refresh();
    isTheDay();

    const stale = rulesOn(one.shelf.rulebook(), DAY);
    const { facts } = walk(
      ourPerson('t01'),
      { ...stale, licensedStates: ['OH'] },
      '2026-12-01T17:00:00.000Z',
      'OFFER_SELECTION',
    );
    await one.shelf.refresh();
    for (const { shelf } of [one, other]) {
      expect(rateOf(rulesOn(shelf.rulebook(), DAY).sheet)).toBe(8.7);
      const kept = rulesFor(shelf.rulebook(), facts, DAY)?.sheet;
      expect(rateOf(kept)).toBe(8.85);
      expect(kept?.sha256).toBe(facts.initialDecisions.at(-1)?.explanation.sheet?.sha256);
    }
  });
});

describe('processes with different folders, as while a new one is brought out', () => {
  it('do not undo each other: what is new corrects what was published, and not the other way round', async () => {
    const [old, newer] = [aProcess(), aProcess()];
    old.write('8.85');
    newer.write('8.7');
    expect(await ratesAfter(old, newer)).toEqual([8.85, 8.7, 8.7, 8.7, 8.7, 8.7]);
    expect(await old.shelf.refresh()).toEqual([
      'homeline/rates/2026-12-01.dmn: was replaced or withdrawn, which a folder that held it before does not undo; change the file',
    ]);
  });

  it('correct back what one of them has read otherwise meanwhile', async () => {
    const [one, other] = [aProcess(), aProcess()];
    one.write('8.85');
    await one.shelf.refresh();
    one.write('8.7');
    await one.shelf.refresh();
    one.write('8.85');
    other.write('8.7');
    expect(await ratesAfter(one, other)).toEqual(Array(6).fill(8.85));
  });

  it('do not publish again what one of them withdrew, until it is put back', async () => {
    const [one, other] = [aProcess(), aProcess()];
    for (const each of [one, other]) each.write('8.85');
    expect(await ratesAfter(one, other)).toEqual(Array(6).fill(8.85));
    one.remove();
    expect(await ratesAfter(one, other)).toEqual(Array(6).fill(8.8));
    one.write('8.85');
    expect(await ratesAfter(one, other)).toEqual(Array(6).fill(8.85));
  });

  it('publish one after the other, each what it read last', async () => {
    const [one, other] = [aProcess(), aProcess()];
    one.write('8.85');
    other.write('8.7');
    await Promise.all([one.shelf.refresh(), other.shelf.refresh()]);
    const rates = await ratesAfter(one, other);
    expect(new Set(rates.slice(2)).size).toBe(1);
  });
});
