// Proves RU-34, LW-13.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt } from '../../testing/person-at.ts';
import { decisionContext, ruleContext } from './decision-context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await appWithIdleTasks();
});
afterAll(() => app.stop());

it('dates decisions by rules and by staff in the home’s time zone, not the lender’s', async () => {
  const { uuid } = await app.register();
  const key = { organisation: 'homeline', applicationId: uuid };
  const facts = await loadFacts(app.context.db, key);
  expect(facts.property?.state).toBe('OH');
  const now = app.clock.nowMs();
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  // At 06:00 UTC the new day has begun in Ohio, but not in California.
  app.clock.moveTo(tomorrow + DAY_MS / 4 - now);
  const today = civilDate(new Date(tomorrow).toISOString().slice(0, 10));
  expect(ruleContext(app.context, 'homeline', facts).today).toBe(today);
  expect(decisionContext(app.context, key, facts).today).toBe(today);
});

it('knows each co-borrower’s own age, and no date of birth', async () => {
  const couple = await personAt(app, builtInPersona('t56'), 'WAITING_FOR_DISCLOSURES');
  const key = { organisation: 'homeline', applicationId: couple.uuid };
  const { ageYears, coBorrowerAges } = decisionContext(app.context, key, await factsOfPerson(app, couple));
  expect([ageYears, ...coBorrowerAges.values()]).toEqual([44, 43]);
});
