// Proves CA-33, EN-05, RO-10, RU-66.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { conditionCategories } from '@homeline/domain/testing/condition-categories.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWithProviders, pathOf, workingApp } from './testing/journey.ts';
import { registrationOf } from './testing/persona-calls.ts';
import { createDecider, drive, register } from './testing/persona-driver.ts';
import { PERSONAS_DIR } from './vendors/testing/test-providers.ts';

const DEFAULT_START = '2026-03-10T17:00:00.000Z';

const isLong = process.env['TEST_LONG'] !== undefined;

/** Each persona runs on one of the two databases; on both in `npm run test:long`. */
const isHere = (index: number) =>
  isLong || (index % 2 === 0) === (process.env['TEST_DATABASE'] === 'postgres');

const seen = new Set<unknown>();
/** Whether a persona passes a step or ends with a decision that nobody before them does. The others run in `npm run test:long`. */
function isNew({ path = [], expected }: Persona): boolean {
  const own = [...path, `${expected.uwDecision} ${expected.uwSubDecision}`].filter((each) => !seen.has(each));
  for (const each of own) seen.add(each);
  return own.length > 0 || expected.terminalStep === null;
}

const people = readdirSync(PERSONAS_DIR)
  .filter((name) => name.endsWith('.json'))
  .filter((_, index) => isHere(index))
  .map((name) => Persona.parse(JSON.parse(readFileSync(join(PERSONAS_DIR, name), 'utf8'))))
  .filter((person) => isNew(person) || isLong)
  .map((person) => [`${person.id} ${person.branch}`, person] as const);

let app: AppWithProviders;
let decider: string;

beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
});
afterAll(() => app.stop());

describe('every persona follows its expected path through the public API', () => {
  const applicants = people.filter(([, { expected }]) => expected.terminalStep !== null);

  it.each(applicants)('%s', async (_, person) => {
    const applied = person.dates?.['applied'];
    await app.providers.moveClock(applied ? `${applied}T18:00:00.000Z` : DEFAULT_START);
    const journey = await register(app, person);
    await drive(journey, decider);

    const path = await pathOf(app, { uuid: journey.uuid, jwt: '', persona: person });
    if (person.path) expect(path).toEqual(person.path);
    expect(path.at(-1)).toBe(person.expected.terminalStep);
    const status = await journey.call<Record<string, unknown>>('getStatus');
    const { uwDecision, uwSubDecision } = person.expected;
    expect(status).toMatchObject(uwDecision ? { uwDecision, uwSubDecision } : {});
    const conditions = conditionCategories(path as StepName[], await journey.facts());
    expect(conditions).toEqual(person.expected.conditions ?? []);
  });

  const ineligible = people.filter(([, { expected }]) => expected.terminalStep === null);
  it.each(ineligible)('%s', async (_, person) => {
    const { fieldError } = person.expected;
    const answer = await app.call('register', { body: registrationOf(person) });
    const { fields } = answer.body as { fields?: Record<string, string> };
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(fields?.[fieldError?.field ?? '']).toBe(fieldError?.message);
  });
});
