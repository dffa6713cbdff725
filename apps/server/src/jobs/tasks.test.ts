import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, pathOf, travel, type WorkingApp, workingApp } from '../testing/journey.ts';
import { OUR_PEOPLE } from '../vendors/testing/outside-world.ts';

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

function named(id: string): Persona {
  return Persona.parse(JSON.parse(readFileSync(join(OUR_PEOPLE, `${id}.json`), 'utf8')));
}

it('carries a borrower from registration to a recorded deed, each provider asked over HTTP', async () => {
  const persona = named('t01');
  const traveller = await begin(app, persona);
  await travel(app, traveller, 'COMPLETE');
  expect(await pathOf(app, traveller)).toEqual(persona['path']);
}, 30_000);
