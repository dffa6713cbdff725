import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { PERSONAS_DIR } from '../vendors/testing/test-providers.ts';

/** Returns a built-in persona by its file name, such as 't01'. */
export function builtInPersona(id: string): Persona {
  return Persona.parse(JSON.parse(readFileSync(join(PERSONAS_DIR, `${id}.json`), 'utf8')));
}
