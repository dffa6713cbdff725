import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { describe, expect, it } from 'vitest';
import { EXCHANGES, partyOf } from './testing/exchanges.ts';
import { anOutsideWorld, aPerson, OUR_PEOPLE, type OutsideWorld } from './testing/outside-world.ts';

const people = readdirSync(OUR_PEOPLE).map((name) =>
  Persona.parse(JSON.parse(readFileSync(join(OUR_PEOPLE, name), 'utf8'))),
);

/** What an application of this person is answered at every exchange, until all that is forced is used up. */
async function answersOf(world: OutsideWorld, person: Persona): Promise<unknown[]> {
  const fileNumber = randomUUID();
  const answers: unknown[] = [];
  const rounds = 1 + Math.max(0, ...person.forced.vendors.map((forced) => forced.answers.length));
  for (let round = 0; round < rounds; round++) {
    for (const { name, of } of EXCHANGES) {
      const result = await of(world.vendors).ask(person, { reference: randomUUID(), fileNumber });
      answers.push([name, withoutNumbersOfTheirOwn(result)]);
    }
  }
  return answers;
}

/** Providers number what they open; everything else must be the same. */
function withoutNumbersOfTheirOwn(result: unknown): unknown {
  const text = JSON.stringify(result, (key, value) => (key === 'rawReport' ? undefined : value));
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .replace(/127\.0\.0\.1:\d+/g, 'host')
    .replace(/"instrumentNumber":"\d+"/, 'number');
}

describe('the people of the product', () => {
  it('are fifty-five, all different', () => {
    expect(people).toHaveLength(55);
    for (const key of ['id', 'name', 'testId', 'email', 'phone'] as const) {
      expect(new Set(people.map((person) => person[key])).size, key).toBe(55);
    }
    expect(new Set(people.map(({ property }) => property.street1)).size).toBe(55);
  });

  it('each end where their path ends', () => {
    for (const { id, path, events, expected } of people) {
      if (!path?.length) continue;
      expect(path.at(-1), id).toBe(expected.terminalStep);
      if (events) expect(events, id).toHaveLength(path.length - 1);
    }
  });

  it('are answered the same under another id, name, e-mail and branch, even those of one another', async () => {
    const renamed = people.map((person, index) => {
      const { id, name, email, branch } = people[(index + 7) % people.length] ?? person;
      return { ...person, id, name, email, branch };
    });
    const [before, after] = [await anOutsideWorld(), await anOutsideWorld(renamed)];
    for (const [index, person] of people.entries()) {
      const other = renamed[index] ?? person;
      expect(await answersOf(after, other), person.id).toEqual(await answersOf(before, person));
    }
    await Promise.all([before.stop(), after.stop()]);
  }, 120_000);
});

describe('further people', () => {
  const address = { street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085' } as const;
  const lookUp = (world: OutsideWorld, person: Persona) =>
    world.vendors.property.lookup.ask({
      reference: randomUUID(),
      fileNumber: randomUUID(),
      owner: partyOf(person),
      address: person.property,
    });

  it('join those of the product from a folder, and are preferred to a neighbour whose address they share', async () => {
    const neighbour = aPerson(1, [{ port: 'property', answers: ['NO_RECORD'] }]);
    const person = { ...neighbour, property: { ...neighbour.property, ...address } };
    const avery = people.find(({ id }) => id === 'T01') ?? person;
    const world = await anOutsideWorld([person]);
    expect(await lookUp(world, person)).toMatchObject({ answer: { answer: 'NO_RECORD' } });
    expect(await lookUp(world, avery)).toMatchObject({ answer: { answer: 'MATCHED' } });
    await world.stop();
  });

  it('stop the sandbox with a clear line when a provider cannot give the answer they force', async () => {
    const impossible = aPerson(2, [{ port: 'credit', call: 'SOFT', answers: ['MAYBE'] }]);
    await expect(anOutsideWorld([impossible])).rejects.toThrow('X2: credit SOFT cannot answer MAYBE');
    const nameless = aPerson(3, [{ port: 'credit', answers: ['HIT'] }]);
    await expect(anOutsideWorld([nameless])).rejects.toThrow('X3: there is no call credit');
  });

  it('need not exist: someone made up has a good file and a good home', async () => {
    const world = await anOutsideWorld();
    const soft = await world.vendors.credit.soft.ask({
      reference: randomUUID(),
      fileNumber: randomUUID(),
      consumer: { firstName: 'Made', lastName: 'Up', dob: '1970-01-01' },
      address: aPerson(4).property,
    });
    expect(soft).toMatchObject({ answer: { answer: 'HIT', report: { fico: 742 } } });
    await world.stop();
  });
});

describe('a freeze PIN', () => {
  const casey = people.find(({ id }) => id === 'T03') ?? aPerson(0);
  const pulls = async (...pins: (string | undefined)[]) => {
    const world = await anOutsideWorld();
    const fileNumber = randomUUID();
    const answers: unknown[] = [];
    for (const pin of pins) {
      const consumer = partyOf(casey);
      const reference = randomUUID();
      const result = await world.vendors.credit.soft.ask({
        reference,
        fileNumber,
        consumer,
        address: casey.property,
        pin,
      });
      answers.push(result.ok && !result.pending ? result.answer.answer : result);
    }
    await world.stop();
    return answers;
  };

  it('opens the file when it is right, at once or after wrong ones', async () => {
    expect(await pulls(undefined, '0000', '482913')).toEqual(['FROZEN_PIN', 'WRONG_PIN', 'HIT']);
    expect(await pulls(undefined, '482913')).toEqual(['FROZEN_PIN', 'HIT']);
  });

  it('does not open it however often it is wrong', async () => {
    expect(await pulls(undefined, '0000', '1111', '2222', '482913')).toEqual([
      'FROZEN_PIN',
      'WRONG_PIN',
      'WRONG_PIN',
      'WRONG_PIN',
      'HIT',
    ]);
  });

  it('is not called wrong when none is sent', async () => {
    expect(await pulls(undefined, undefined)).toEqual(['FROZEN_PIN', 'HIT']);
  });
});
