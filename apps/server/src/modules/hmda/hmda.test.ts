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

const ANSWERS = { ethnicity: ['2'], race: ['27'], otherAsian: 'Hmong', tribe: 'stray', sex: ['1'] };

describe('the answers to the HMDA questions', () => {
  it('are sealed in a separate schema, readable only by the borrower', async () => {
    const person = await at('t01', 'HMDA_COLLECTION');
    expect(await callAs(app, person, 'getHmda')).toMatchObject({
      body: { ethnicity: [], race: [], sex: [] },
    });
    expect(await callAs(app, person, 'saveHmda', ANSWERS)).toMatchObject({
      body: { step: 'WAITING_FOR_DISCLOSURES' },
    });
    const { tribe: _, ...kept } = ANSWERS;
    expect(await callAs(app, person, 'getHmda')).toMatchObject({ body: kept });
    const [row] = await app.context.db
      .selectFrom('hmda.answer')
      .selectAll()
      .where('application_id', '=', person.uuid)
      .execute();
    expect(row).toMatchObject({ person: 'APPLICANT', answers: expect.stringMatching(/^sealed:/) });
    expect(JSON.stringify(await factsOfPerson(app, person))).not.toContain('Hmong');
    const stranger = await app.register();
    expect(await callAs(app, { ...person, jwt: stranger.jwt }, 'getHmda')).toMatchObject({ status: 404 });
  });

  it('can be changed until submission, and the last ones count', async () => {
    const person = await at('t01', 'APP_SUBMISSION', 'changes@example.com');
    expect(await callAs(app, person, 'saveHmda', { ...ANSWERS, sex: ['2'] })).toMatchObject({ status: 200 });
    expect(await callAs(app, person, 'saveHmda', { ...ANSWERS, sex: ['3'] })).toMatchObject({ status: 200 });
    expect(await callAs(app, person, 'getHmda')).toMatchObject({ body: { sex: ['3'] } });
  });

  it('can be corrected after submission, but not after funding', async () => {
    const person = await at('t01', 'INCOME_VERIFICATION', 'corrects@example.com');
    expect(await callAs(app, person, 'saveHmda', ANSWERS)).toMatchObject({ status: 200 });
    const complete = await at('t01', 'COMPLETE', 'complete@example.com');
    expect(await callAs(app, complete, 'saveHmda', ANSWERS)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP' },
    });
    const rows = await app.context.db
      .selectFrom('hmda.answer')
      .select('person')
      .where('application_id', '=', complete.uuid)
      .execute();
    expect(rows).toEqual([]);
  });

  it('are accepted only at their step', () => expectOwnStepOnly(app, elsewhere, 'saveHmda', ANSWERS));
});
