// Proves RU-64.

import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGES } from '../testing/exchanges.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';

const excluded: Persona = {
  ...testPersona(1),
  credit: { ...testPersona(1).credit, fico: 9002 },
};
const otherModel: Persona = { ...testPersona(3), credit: { ...testPersona(3).credit, fico: 870 } };
const indebted: Persona = {
  ...testPersona(4),
  credit: {
    ...testPersona(4).credit,
    tradelines: [
      {
        ...{ creditor: 'College Loans', kind: 'STUDENT_LOAN', responsibility: 'JOINT', status: 'OPEN' },
        ...{ balance: 18_000.5, monthlyPayment: 0, openedOn: '2019-09-01' },
      },
      {
        ...{
          creditor: 'Pioneer Card',
          kind: 'REVOLVING',
          responsibility: 'AUTHORIZED_USER',
          status: 'CLOSED',
        },
        ...{ balance: 0, creditLimit: 5000, monthlyPayment: null, openedOn: '2022-01-05' },
      },
    ],
  },
};
const fractional: Persona = { ...testPersona(2), derogatories: { bk7Months: 3.5 } };

let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders([excluded, fractional, otherModel, indebted]);
});
afterAll(() => providers.stop());

const asked = (name: string, person: Persona) => {
  const exchange = EXCHANGES.find((each) => each.name === name) ?? expect.fail();
  return exchange.of(providers.vendors).ask(person, { reference: randomUUID(), fileNumber: randomUUID() });
};

describe('a credit report', () => {
  it('has no score if the bureau sends a code instead', async () => {
    const result = await asked('credit.soft', excluded);
    expect(result).toMatchObject({ ok: true, answer: { answer: 'HIT' } });
    expect(JSON.stringify(result)).not.toContain('"fico"');
  });

  it('lists every debt, with its payment only if the creditor states one', async () => {
    expect(await asked('credit.soft', indebted)).toMatchObject({
      answer: {
        report: {
          tradelines: [
            {
              ...{
                id: 'tradeline-1',
                creditor: 'College Loans',
                kind: 'STUDENT_LOAN',
                responsibility: 'JOINT',
              },
              ...{ balanceCents: 1_800_050, monthlyPaymentCents: 0, openedOn: '2019-09-01', status: 'OPEN' },
            },
            {
              kind: 'REVOLVING',
              creditLimitCents: 500_000,
              responsibility: 'AUTHORIZED_USER',
              status: 'CLOSED',
            },
          ],
        },
      },
    });
    expect(JSON.stringify(await asked('credit.hard', indebted))).not.toContain('"monthlyPaymentCents":null');
  });

  it('is unusable if a value is outside what the rule tables accept', async () => {
    expect(await asked('credit.soft', fractional)).toMatchObject({ ok: false });
    expect(await asked('credit.soft', otherModel)).toMatchObject({ ok: false });
  });
});
