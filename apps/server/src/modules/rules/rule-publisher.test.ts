// Proves RU-06, RU-07.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { rulesFor, rulesOn } from '@homeline/domain/rules/rulebook.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { ORDINARY_LINE } from '@homeline/domain/testing/ordinary-line.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { ruleFile } from './rule-files.ts';
import { type RulePublisher, rulePublisher } from './rule-publisher.ts';

const DAY = civilDate('2026-12-01');
/** An hour before midnight at the lender, and ten seconds after it. */
const THE_DAY_BEFORE = Date.parse('2026-12-01T07:00:00Z');
const ON_THE_DAY = Date.parse('2026-12-01T08:00:10Z');

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  app.clock.moveTo(THE_DAY_BEFORE - Date.now());
});
afterEach(() => app.stop());

/** Returns a publisher like that of another server process. */
function newPublisher(): RulePublisher {
  const { context } = app;
  return rulePublisher(context, context.organisations.get('homeline'));
}

const sheet = (rate: string) =>
  ruleFile('rates', DAY, homelineFiles.rates.replace(/(id="base_row_1_out_1"><text>)[^<]*/, `$1${rate}`));
const rateOf = (version: RateSheet | undefined) =>
  version?.adjustments[0]?.evaluate(ORDINARY_LINE).output.pct;
const newestRate = async (publisher: RulePublisher) => {
  await publisher.refresh();
  return rateOf(publisher.rulebook().sheets.at(-1));
};

describe('a version on its effective date', () => {
  it('rejects a correction that began the day before', async () => {
    const publisher = newPublisher();
    await publisher.publish([sheet('8.85')], 'STAFF one');
    const publishing = publisher.publish([sheet('8.7')], 'STAFF one');
    app.clock.moveTo(ON_THE_DAY - Date.now());
    expect(await publishing).toEqual({
      problems: [
        'rates 2026-12-01: already took effect and can no longer change; publish a version from a later day',
      ],
    });
    expect(await newestRate(publisher)).toBe(8.85);
  });

  it('stays with an application priced before its process received the correction', async () => {
    const [one, other] = [newPublisher(), newPublisher()];
    await one.publish([sheet('8.85')], 'STAFF one');
    await other.publish([sheet('8.7')], 'STAFF two');
    app.clock.moveTo(ON_THE_DAY - Date.now());
    const stale = rulesOn(one.rulebook(), DAY);
    const { facts } = walk(
      builtInPersona('t01'),
      { ...stale, licensedStates: ['OH'] },
      '2026-12-01T17:00:00.000Z',
      'OFFER_SELECTION',
    );
    await one.refresh();
    for (const publisher of [one, other]) {
      expect(rateOf(rulesOn(publisher.rulebook(), DAY).sheet)).toBe(8.7);
      const kept = rulesFor(publisher.rulebook(), facts, DAY)?.sheet;
      expect(rateOf(kept)).toBe(8.85);
      expect(kept?.sha256).toBe(facts.initialDecisions.at(-1)?.explanation.sheet?.sha256);
    }
  });
});

describe('two processes that publish for the same day', () => {
  it('publish one after the other, and both load the later text', async () => {
    const [one, other] = [newPublisher(), newPublisher()];
    await Promise.all([
      one.publish([sheet('8.85')], 'STAFF one'),
      other.publish([sheet('8.7')], 'STAFF two'),
    ]);
    expect(await newestRate(one)).toBe(await newestRate(other));
  });

  it('seed an empty lender once', async () => {
    await app.context.db.deleteFrom('rule_version').execute();
    const processes = [newPublisher(), newPublisher()];
    await Promise.all(processes.map((publisher) => publisher.seed()));
    const rows = await app.context.db
      .selectFrom('rule_version')
      .select('kind')
      .where('organisation', '=', 'homeline')
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['rates', 'policy']);
  });
});
