import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { describe, expect, it } from 'vitest';
import { EXCHANGES, partyOf } from './testing/exchanges.ts';
import {
  PERSONAS_DIR,
  startTestProviders,
  type TestProviders,
  testPersona,
} from './testing/test-providers.ts';

const people = readdirSync(PERSONAS_DIR).map((name) =>
  Persona.parse(JSON.parse(readFileSync(join(PERSONAS_DIR, name), 'utf8'))),
);

/** Returns the answers of every exchange for a persona, until all its forced answers are used. */
async function answersOf(providers: TestProviders, person: Persona): Promise<unknown[]> {
  const fileNumber = randomUUID();
  const answers: unknown[] = [];
  const rounds = 1 + Math.max(0, ...person.forced.vendors.map((forced) => forced.answers.length));
  for (let round = 0; round < rounds; round++) {
    for (const { name, of } of EXCHANGES) {
      const result = await of(providers.vendors).ask(person, { reference: randomUUID(), fileNumber });
      answers.push([name, withoutAssignedNumbers(result)]);
    }
  }
  return answers;
}

/** Removes the numbers that providers assign; everything else must be equal. */
function withoutAssignedNumbers(result: unknown): unknown {
  const text = JSON.stringify(result, (key, value) => (key === 'rawReport' ? undefined : value));
  return (
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
      .replace(/127\.0\.0\.1:\d+/g, 'host')
      // The county names the owner who asks.
      .replace(/"owners":\[[^\]]*\]/g, 'owners')
      .replace(/"instrumentNumber":"\d+"/, 'number')
  );
}

describe('the built-in personas', () => {
  it('are all different', () => {
    expect(people).toHaveLength(62);
    for (const key of ['id', 'name', 'testId', 'email', 'phone'] as const) {
      expect(new Set(people.map((person) => person[key])).size, key).toBe(62);
    }
    expect(new Set(people.map(({ property }) => property.street1)).size).toBe(62);
  });

  it('each have a path that reaches an end', () => {
    for (const { id, path, events, expected } of people) {
      if (!path?.length) continue;
      expect(path.at(-1), id).toBe(expected.terminalStep);
      if (events) expect(events, id).toHaveLength(path.length - 1);
    }
  });

  it('get the same answers under another persona’s id, name, email and branch', async () => {
    const renamed = people.map((person, index) => {
      const { id, name, email, branch } = people[(index + 7) % people.length] ?? person;
      return { ...person, id, name, email, branch };
    });
    const [before, after] = [await startTestProviders(), await startTestProviders(renamed)];
    const compared = people.map(async (person, index) => {
      const other = answersOf(after, renamed[index] ?? person);
      expect(await other, person.id).toEqual(await answersOf(before, person));
    });
    await Promise.all(compared);
    await Promise.all([before.stop(), after.stop()]);
  });
});

describe('custom personas', () => {
  const address = { street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085' } as const;
  const lookUp = (providers: TestProviders, person: Persona) =>
    providers.vendors.property.lookup.ask({
      reference: randomUUID(),
      fileNumber: randomUUID(),
      owner: partyOf(person),
      address: person.property,
    });

  it('extend the built-in ones and take precedence at a shared address', async () => {
    const neighbour = testPersona(1, [{ port: 'property', answers: ['NO_RECORD'] }]);
    const person = { ...neighbour, property: { ...neighbour.property, ...address } };
    const avery = people.find(({ id }) => id === 'T01') ?? person;
    const providers = await startTestProviders([person]);
    expect(await lookUp(providers, person)).toMatchObject({ answer: { answer: 'NO_RECORD' } });
    expect(await lookUp(providers, avery)).toMatchObject({ answer: { answer: 'MATCHED' } });
    await providers.stop();
  });

  it('prevent the sandbox’s start with a clear error if a provider can’t give a forced answer', async () => {
    const impossible = testPersona(2, [{ port: 'credit', call: 'SOFT', answers: ['MAYBE'] }]);
    await expect(startTestProviders([impossible])).rejects.toThrow('X2: credit SOFT cannot answer MAYBE');
    const nameless = testPersona(3, [{ port: 'credit', answers: ['HIT'] }]);
    await expect(startTestProviders([nameless])).rejects.toThrow("X3: unknown call 'credit'");
  });

  it('aren’t required: an unknown person has good credit and a good home', async () => {
    const providers = await startTestProviders();
    const soft = await providers.vendors.credit.soft.ask({
      reference: randomUUID(),
      fileNumber: randomUUID(),
      consumer: { firstName: 'Made', lastName: 'Up', dob: '1970-01-01' },
      address: testPersona(4).property,
    });
    expect(soft).toMatchObject({ answer: { answer: 'HIT', report: { fico: 742 } } });
    await providers.stop();
  });
});

describe('a freeze PIN', () => {
  const casey = people.find(({ id }) => id === 'T03') ?? testPersona(0);
  const pulls = async (...pins: (string | undefined)[]) => {
    const providers = await startTestProviders();
    const fileNumber = randomUUID();
    const answers: unknown[] = [];
    for (const pin of pins) {
      const consumer = partyOf(casey);
      const reference = randomUUID();
      const result = await providers.vendors.credit.soft.ask({
        reference,
        fileNumber,
        consumer,
        address: casey.property,
        pin,
      });
      answers.push(result.ok && !result.pending ? result.answer.answer : result);
    }
    await providers.stop();
    return answers;
  };

  it('lifts the freeze when correct, at once or after wrong ones', async () => {
    expect(await pulls(undefined, '0000', '482913')).toEqual(['FROZEN_PIN', 'WRONG_PIN', 'HIT']);
    expect(await pulls(undefined, '482913')).toEqual(['FROZEN_PIN', 'HIT']);
  });

  it('doesn’t lift the freeze when wrong, however often it is sent', async () => {
    expect(await pulls(undefined, '0000', '1111', '2222', '482913')).toEqual([
      'FROZEN_PIN',
      'WRONG_PIN',
      'WRONG_PIN',
      'WRONG_PIN',
      'HIT',
    ]);
  });

  it('isn’t reported as wrong when none is sent', async () => {
    expect(await pulls(undefined, undefined)).toEqual(['FROZEN_PIN', 'HIT']);
  });
});
