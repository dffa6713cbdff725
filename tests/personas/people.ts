import { readdirSync, readFileSync } from 'node:fs';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { homelineRules } from '@homeline/domain/testing/homeline.ts';

const ROOT = new URL('../../', import.meta.url);

function json(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
}

/** The rules of the lender that the personas apply to. */
export const homeline = {
  ...homelineRules,
  licensedStates: ['OH', 'TX', 'FL', 'WA', 'GA', 'NY'],
};

/** Every persona. */
export const people: readonly Persona[] = readdirSync(new URL('personas/', ROOT))
  .filter((name) => name.endsWith('.json'))
  .map((name) => Persona.parse(json(`personas/${name}`)));

/** The personas that get an application. */
export const applicants = people.filter(({ expected }) => expected.terminalStep !== null);

/** Returns the persona with an id. */
export function personNamed(id: string): Persona {
  const person = people.find((each) => each.id === id);
  if (!person) throw new Error(`Unknown persona ${id}`);
  return person;
}
