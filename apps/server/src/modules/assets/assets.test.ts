import { toCents } from '@homeline/domain/money/cents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  appWithIdleTasks,
  callAs,
  expectOwnStepOnly,
  factsOfPerson,
  personAt,
} from '../../testing/person-at.ts';
import type { Person } from '../../testing/stages.ts';

let app: TestApp;
let elsewhere: Person;
beforeAll(async () => {
  app = await appWithIdleTasks();
  elsewhere = await personAt(app, builtInPersona('t02'), 'LIEN_VERIFICATION');
});
afterAll(() => app.stop());

const at = (id: string, step: Parameters<typeof personAt>[2], email = `${id}@example.com`) =>
  personAt(app, { ...builtInPersona(id), email }, step);

const LINKED = {
  answer: 'LINKED',
  checkingSavingsCents: toCents(120_000),
  brokerageCents: 0,
  retirementCents: 0,
};

describe('savings that count as income', () => {
  it('are stored as given, and offers are recomputed', async () => {
    const person = await at('t17', 'ASSETS_PREQUAL');
    expect(await callAs(app, person, 'answerAssets', LINKED)).toMatchObject({
      body: { step: 'WAITING_FOR_INITIAL_OFFERS' },
    });
    expect((await factsOfPerson(app, person)).assets).toMatchObject(LINKED);
  });

  it.each(['SKIPPED', 'REFUSED'])('may be %s', async (answer) => {
    const person = await at('t17', 'ASSETS_PREQUAL', `${answer.toLowerCase()}@example.com`);
    expect(await callAs(app, person, 'answerAssets', { answer })).toMatchObject({ status: 200 });
    expect((await factsOfPerson(app, person)).assets).toMatchObject({ answer });
  });

  it('need at least one amount above zero', async () => {
    const person = await at('t17', 'ASSETS_PREQUAL', 'none@example.com');
    for (const wrong of [{ checkingSavingsCents: 0 }, { brokerageCents: -1 }])
      expect(await callAs(app, person, 'answerAssets', { ...LINKED, ...wrong })).toMatchObject({
        status: 400,
      });
    expect((await factsOfPerson(app, person)).assets).toBeUndefined();
  });

  it('are accepted only at their step', () => expectOwnStepOnly(app, elsewhere, 'answerAssets', LINKED));
});
