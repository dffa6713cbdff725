import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGES } from '../testing/exchanges.ts';
import { anOutsideWorld, aPerson, type OutsideWorld } from '../testing/outside-world.ts';

const excluded: Persona = {
  ...aPerson(1),
  credit: { ...aPerson(1).credit, fico: 9002 },
};
const otherModel: Persona = { ...aPerson(3), credit: { ...aPerson(3).credit, fico: 870 } };
const fractional: Persona = { ...aPerson(2), derogatories: { bk7Months: 3.5 } };

let world: OutsideWorld;
beforeAll(async () => {
  world = await anOutsideWorld([excluded, fractional, otherModel]);
});
afterAll(() => world.stop());

const asked = (name: string, person: Persona) => {
  const exchange = EXCHANGES.find((each) => each.name === name) ?? expect.fail();
  return exchange.of(world.vendors).ask(person, { reference: randomUUID(), fileNumber: randomUUID() });
};

describe('what a bureau reports', () => {
  it('with a code in the place of a score has no score', async () => {
    const result = await asked('credit.soft', excluded);
    expect(result).toMatchObject({ ok: true, answer: { answer: 'HIT' } });
    expect(JSON.stringify(result)).not.toContain('"fico"');
  });

  it('with what no table admits is no answer that can be used', async () => {
    expect(await asked('credit.soft', fractional)).toMatchObject({ ok: false });
    expect(await asked('credit.soft', otherModel)).toMatchObject({ ok: false });
  });
});
