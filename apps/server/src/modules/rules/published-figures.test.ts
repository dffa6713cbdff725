// Proves LW-11.

import type { Delay } from '@homeline/contract/applications/get-delay.ts';
import type { RuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { addDays, civilDate } from '@homeline/domain/dates/civil-date.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { checkPublishedFigures, publishedFigures } from './published-figures.ts';
import { ruleFile } from './rule-files.ts';

/** The first sheet is of January 1, so its average prime offer rates last until January 8. */
const FIRST = civilDate('2026-01-01');
const LAST_DAY = addDays(FIRST, 7);
const NEXT = addDays(LAST_DAY, 1);
/** Midnight at the lender, in Los Angeles. */
const MIDNIGHT = Date.parse('2026-01-09T08:00:00Z');
const MINUTE = 60_000;

let app: AppWithProviders;
let officer: string;
let first: Journey;
let second: Journey;

const moveTo = (instantMs: number) => app.clock.moveTo(instantMs - Date.now());
const ask = (name: 'getOffers' | 'getDelay', { jwt, uuid }: Journey) =>
  app.call(name, { jwt, params: { uuid } });
const figures = async () =>
  ((await app.call('listRuleVersions', { jwt: officer })).body as RuleVersions).figures.map(
    ({ name, until, warning }) => `${name} ${until} ${warning ?? ''}`,
  );

beforeAll(async () => {
  const environment = { ORGANISATIONS_DIR: sampleLendersAnd({ homeline: { sampleFigures: false } }) };
  app = await workingApp([], { environment });
  moveTo(MIDNIGHT - 10 * MINUTE);
  officer = await createDecider(app);
  first = await register(app, builtInPersona('t01'));
  second = await register(app, builtInPersona('t02'));
});
afterAll(() => app.stop());

describe('a lender whose average prime offer rates end at midnight', () => {
  it('is warned beforehand', async () => {
    expect(await figures()).toEqual([
      'AVERAGE_PRIME_OFFER_RATE 2026-01-08 SOON',
      'TREASURY_YIELD 2026-01-31 ',
      'FEDERAL_AMOUNTS 2026-12-31 ',
    ]);
    expect(() => checkPublishedFigures(app.context)).toThrow(
      'homeline: AVERAGE_PRIME_OFFER_RATE lasts until 2026-01-08',
    );
  });

  it('prices a line on their last day', async () => {
    const facts = await drive(first, officer, 'OFFER_SELECTION');
    expect(facts.initialDecisions).toHaveLength(1);
  });

  it('prices no other line a minute after midnight, tells the borrower, and writes nothing', async () => {
    await drive(second, officer, 'LIEN_VERIFICATION');
    moveTo(MIDNIGHT + MINUTE);
    const priced = drive(second, officer, 'OFFER_SELECTION');
    await vi.waitUntil(async () => ((await ask('getDelay', second)).body as Delay).rates === true, {
      timeout: 60_000,
    });
    expect((await second.facts()).initialDecisions).toEqual([]);
    expect((await figures())[0]).toBe('AVERAGE_PRIME_OFFER_RATE 2026-01-08 ENDED');
    // The line that was priced before keeps its price for the hold.
    expect((await ask('getOffers', first)).status).toBe(200);

    const file = ruleFile('rates', NEXT, homelineFiles.rates);
    const published = await app.context.rulebooks.publisherOf('homeline').publish([file], 'STAFF one');
    expect(published).toMatchObject({ changes: [{ change: 'PUBLISHED' }] });
    expect((await priced).initialDecisions).toMatchObject([{ explanation: { sheet: { version: NEXT } } }]);
    expect((await ask('getDelay', second)).body).toEqual({});
    expect((await figures())[0]).toBe('AVERAGE_PRIME_OFFER_RATE 2026-01-16 ');
    expect(() => checkPublishedFigures(app.context)).not.toThrow();
  });
});

it('a price held over the new year isn’t shown until the year’s federal amounts are published', async () => {
  moveTo(Date.parse('2027-01-01T08:01:00Z'));
  expect(await ask('getOffers', first)).toMatchObject({
    status: 503,
    body: { code: 'FIGURES_OUT_OF_DATE', errors: [expect.stringContaining('We’re updating our rates')] },
  });
});

it('keeps the sample lenders of a trial open, labeling their figures as samples', async () => {
  expect(publishedFigures(app.context, 'fieldstone')).toEqual({ figures: [], hasSampleFigures: true });
});
