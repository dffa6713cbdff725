import type { Facts } from '@homeline/domain/facts/facts.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from './testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from './testing/journey.ts';
import { createDecider, drive, type Journey, register } from './testing/persona-driver.ts';

let app: AppWithProviders;
let decider: string;

beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

const avery = builtInPersona('t01');

describe('pricing and decisions', () => {
  it('do not read the HMDA answers', async () => {
    const journey = await register(app, avery);
    await drive(journey, decider, 'APP_SUBMISSION');
    const answered = await app.context.db.selectFrom('hmda.answer').select('answers').execute();
    expect(answered).toHaveLength(1);
    await sql`alter schema hmda rename to hmda_hidden`.execute(app.context.db);
    try {
      await drive(journey, decider, 'DISBURSEMENT_ACCOUNT');
    } finally {
      await sql`alter schema hmda_hidden rename to hmda`.execute(app.context.db);
    }
    expect((await journey.facts()).finalDecisions).toHaveLength(1);
  });

  it('are the same for two borrowers who differ in HMDA answers, name, street and age', async () => {
    const other = Persona.parse({
      ...avery,
      id: 'T01B',
      name: 'Lakshmi Nguyen-Okafor',
      email: 'lakshmi@example.com',
      dob: '1959-02-03',
      property: { ...avery.property, street1: '77 Elsewhere Avenue', zip: '43003' },
    });
    const [one, another]: Journey[] = [
      await register(app, { ...avery, email: 'avery.once.more@example.com' }),
      await register(app, other),
    ];
    await drive(one as Journey, decider, 'HMDA_COLLECTION');
    await drive(another as Journey, decider, 'HMDA_COLLECTION');
    const demographics = {
      ethnicity: ['1'],
      race: ['3'],
      sex: ['2'],
    };
    await another?.call('saveHmda', { body: demographics });
    await drive(one as Journey, decider, 'DISBURSEMENT_ACCOUNT');
    await drive(another as Journey, decider, 'DISBURSEMENT_ACCOUNT');
    const [a, b] = [await (one as Journey).facts(), await (another as Journey).facts()];
    // A product only for borrowers aged 62 and older favors them, so it is allowed (12 CFR 1002.6(b)(2)(iv)).
    const fixedTerm = (facts: Facts) =>
      facts.initialDecisions.map(({ offers, explanation: _, ...decision }) => ({
        ...decision,
        seq: 0,
        at: '',
        offers: offers.filter(({ product }) => product === 'FIXED_TERM'),
      }));
    expect(fixedTerm(b)).toEqual(fixedTerm(a));
    const final = ({ finalDecisions }: Facts) => finalDecisions.map(({ seq: _, at: __, ...made }) => made);
    expect(final(b)).toEqual(final(a));
    expect(final(a)).toHaveLength(1);
  });
});
