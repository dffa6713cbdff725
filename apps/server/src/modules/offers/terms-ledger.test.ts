// Proves RU-07.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { drive, register } from '../../testing/persona-driver.ts';
import { lastQuotedTerms, recordTermsShown } from './terms-ledger.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

it('returns the terms last quoted while the offers were current', async () => {
  const journey = await register(app, builtInPersona('t01'));
  await drive(journey, '', 'OFFER_SELECTION');
  const key = { organisation: 'homeline', applicationId: journey.uuid };
  const [{ at = '' } = {}] = (await journey.facts()).initialDecisions;
  const later = new Date(app.context.clock.nowMs() + 60_000).toISOString();
  expect(await lastQuotedTerms(app.context, key, { after: at, before: later })).toBeUndefined();
  for (const dollars of [30_000, 45_000]) {
    const body = { termYears: 15, lineCents: toCents(dollars) };
    await journey.call('quoteOffer', { body });
  }
  const quoted = await lastQuotedTerms(app.context, key, { after: at, before: later });
  expect(quoted).toMatchObject({ lineAmountCents: toCents(45_000), termYears: 15 });
  expect(
    await lastQuotedTerms(app.context, key, { after: '2000-01-01T00:00:00Z', before: at }),
  ).toBeUndefined();
  // A line quoted earlier counts again.
  await journey.call('quoteOffer', { body: { termYears: 15, lineCents: toCents(30_000) } });
  const again = await lastQuotedTerms(app.context, key, { after: at, before: later });
  expect(again?.lineAmountCents).toBe(toCents(30_000));
});

it('records the same terms again if another text of the same version priced them', async () => {
  const { uuid } = await app.register();
  const key = { organisation: 'homeline', applicationId: uuid };
  const sheet = (text: string) => ({ version: civilDate('2026-01-01'), sha256: text });
  for (const text of ['first', 'first', 'corrected']) {
    const rules = { sheet: sheet(text), policy: sheet('policy') };
    await recordTermsShown(app.context, key, {
      to: 'somebody',
      origin: {},
      where: 'offers',
      terms: { aprPct: 8 },
      rules,
    });
  }
  const rows = await app.context.db
    .selectFrom('terms_ledger')
    .select(['rates_version', 'rates_sha256', 'policy_sha256'])
    .where('application_id', '=', key.applicationId)
    .orderBy('number')
    .execute();
  expect(rows).toEqual([
    { rates_version: '2026-01-01', rates_sha256: 'first', policy_sha256: 'policy' },
    { rates_version: '2026-01-01', rates_sha256: 'corrected', policy_sha256: 'policy' },
  ]);
});
