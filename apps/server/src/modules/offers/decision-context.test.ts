import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { decisionContext, ruleContext } from './decision-context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

it('a rule and a person decide by the same day: the one at the home, not at the lender', async () => {
  const { uuid } = await app.register();
  const of = { organisation: 'homeline', applicationId: uuid };
  const facts = await loadFacts(app.context.db, of);
  expect(facts.property?.state).toBe('OH');
  const now = app.clock.nowMs();
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  // At six in the morning UTC it is tomorrow in Ohio, and still today in California.
  app.clock.moveTo(tomorrow + DAY_MS / 4 - now);
  const today = civilDate(new Date(tomorrow).toISOString().slice(0, 10));
  expect(ruleContext(app.context, 'homeline', facts).today).toBe(today);
  expect(decisionContext(app.context, of, facts).today).toBe(today);
});
