// Proves LW-10.

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
  runTask,
} from '../../testing/person-at.ts';
import type { Person } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

let app: TestApp;
let providers: TestProviders;
let elsewhere: Person;
beforeAll(async () => {
  providers = await startTestProviders();
  app = await appWithIdleTasks({ vendors: providers.vendors });
  elsewhere = await personAt(app, builtInPersona('t02'), 'LIEN_VERIFICATION');
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (id: string, step: Parameters<typeof personAt>[2], email = `${id}@example.com`) =>
  personAt(app, { ...builtInPersona(id), email }, step);

const CONDITION = { condition: 'AVERAGE', accessName: 'Pat Porter', accessPhone: '(555) 555-0134' };

describe('the value of the home', () => {
  it('is the automated one, reduced as the policy says', async () => {
    const person = await at('t01', 'WAITING_FOR_AVM_DATA');
    await runTask(app, person);
    const [found] = (await factsOfPerson(app, person)).automatedValuations;
    expect(found).toMatchObject({ valueCents: toCents(500_000) });
  });

  it('is the borrower’s estimate without an automated one', async () => {
    const person = await at('t35', 'ESTIMATE_VALUE');
    const body = { valueCents: toCents(450_000) };
    expect(await callAs(app, person, 'saveEstimate', body)).toMatchObject({ status: 200 });
    expect((await factsOfPerson(app, person)).estimatedValue).toMatchObject(body);
    await expectOwnStepOnly(app, elsewhere, 'saveEstimate', body);
  });

  it.each([toCents(9_999), toCents(50_000_001)])('can’t be an estimate of %d cents', async (valueCents) => {
    const person = await at('t35', 'ESTIMATE_VALUE', `estimate${valueCents}@example.com`);
    expect(await callAs(app, person, 'saveEstimate', { valueCents })).toMatchObject({
      status: 400,
      body: { fields: { valueCents: expect.any(String) } },
    });
    expect((await factsOfPerson(app, person)).estimatedValue).toBeUndefined();
  });
});

describe('a broker price opinion', () => {
  it('needs the home’s condition and a contact, then an order at the sheet’s fee', async () => {
    const person = await at('t15', 'BPO_CONDITION');
    expect(await callAs(app, person, 'saveHomeCondition', CONDITION)).toMatchObject({
      body: { step: 'ORDER_BPO' },
    });
    expect((await factsOfPerson(app, person)).homeCondition).toMatchObject({
      condition: 'AVERAGE',
      accessName: 'Pat Porter',
    });
    expect(await callAs(app, person, 'orderOpinion', { decision: 'ORDERED' })).toMatchObject({
      body: { step: 'WAITING_FOR_BPO' },
    });
    expect((await factsOfPerson(app, person)).brokerOpinionOrders).toMatchObject([
      { decision: 'ORDERED', feeCents: toCents(180) },
    ]);
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).brokerOpinions).toHaveLength(1);
    const [sent] = (await providers.requests()).filter(({ body }) =>
      JSON.stringify(body).includes('Pat Porter'),
    );
    expect(sent).toBeDefined();
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).brokerOpinionEvaluations).toHaveLength(1);
  });

  it('accepts the waiver of its copy’s waiting period only if the borrower asks (12 CFR 1002.14(a)(1))', async () => {
    const order = async (email: string, more: object) => {
      const person = await at('t15', 'ORDER_BPO', email);
      await callAs(app, person, 'orderOpinion', { decision: 'ORDERED', ...more });
      return (await factsOfPerson(app, person)).valuationTimingWaiver;
    };
    expect(await order('waits@example.com', {})).toBeUndefined();
    expect(await order('waives@example.com', { waivesCopyTiming: true })).toBeDefined();
  });

  it('can be refused at no cost, which withdraws the application', async () => {
    const person = await at('t15', 'ORDER_BPO', 'refuses@example.com');
    expect(await callAs(app, person, 'orderOpinion', { decision: 'REFUSED' })).toMatchObject({ status: 200 });
    expect((await factsOfPerson(app, person)).brokerOpinionOrders).toMatchObject([
      { decision: 'REFUSED', feeCents: 0 },
    ]);
  });

  it('is accepted only at its steps', async () => {
    await expectOwnStepOnly(app, elsewhere, 'saveHomeCondition', CONDITION);
    await expectOwnStepOnly(app, elsewhere, 'orderOpinion', { decision: 'ORDERED' });
  });
});
