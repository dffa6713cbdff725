import { join } from 'node:path';
import { peopleIn } from '../apps/server/src/modules/rules/sample-people.ts';
import type { Persona } from '../packages/domain/src/sample-people/persona.ts';

/** Returns persona T01 with a new email address. */
export function applicant(index: number): Persona {
  const [person] = peopleIn(join(import.meta.dirname, '../personas')).filter(({ id }) => id === 'T01');
  if (!person) throw new Error('T01 is missing');
  return { ...person, email: `bench.${index}@example.com` };
}
