import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { OUR_PEOPLE } from '../vendors/testing/outside-world.ts';

/** One of the product's own people, by the name of their file: 't01'. */
export function ourPerson(id: string): Persona {
  return Persona.parse(JSON.parse(readFileSync(join(OUR_PEOPLE, `${id}.json`), 'utf8')));
}
