// Proves LW-07.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt, runTask } from '../../testing/person-at.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

let app: TestApp;
let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders();
  app = await appWithIdleTasks({ vendors: providers.vendors });
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (id: string, step: Parameters<typeof personAt>[2], email = `${id}@example.com`) =>
  personAt(app, { ...builtInPersona(id), email }, step);

describe('title and flood', () => {
  it('are searched before offers only when the policy requires it', async () => {
    const person = await at('t01', 'WAITING_FOR_PREQUAL_TITLE');
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).prequalTitle).toMatchObject([{ answer: 'NOT_REQUIRED' }]);
    expect((await providers.requests()).filter(({ port }) => port === 'title')).toEqual([]);
  });

  it('are searched before offers for a person whose records show an unreleased lien', async () => {
    const person = await at('t55', 'WAITING_FOR_PREQUAL_TITLE');
    await runTask(app, person);
    const { prequalTitle } = await factsOfPerson(app, person);
    expect(prequalTitle).toHaveLength(1);
  });

  it('are searched for closing under the owner’s name', async () => {
    const person = await at('t01', 'WAITING_FOR_FINAL_TITLE', 'final@example.com');
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).finalTitle).toMatchObject([
      { answer: 'CLEAR', legalDescription: expect.stringContaining('Lot 12, Block 3') },
    ]);
    const [sent] = (await providers.requests()).filter(({ port }) => port === 'title').slice(-1);
    expect(JSON.stringify(sent?.body)).toMatch(/Happy.*101 Test Street|101 Test Street.*Happy/);
  });

  it('a late flood determination is recorded once and polled until it arrives', async () => {
    const person = await at('t28', 'WAITING_FOR_FLOOD_CERT');
    const { floodDeterminations } = await factsOfPerson(app, person);
    if (floodDeterminations.length === 0) await runTask(app, person);
    expect((await factsOfPerson(app, person)).floodDeterminations).toMatchObject([{ answer: 'PENDING' }]);
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).floodDeterminations).toHaveLength(1);
  });
});
