import { readdirSync, readFileSync } from 'node:fs';
import { homelineRules } from '@homeline/domain/testing/homeline.ts';
import { Persona } from '@homeline/domain/testing/persona.ts';

const ROOT = new URL('../../', import.meta.url);

function json(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
}

/** The lender that the named people apply to. */
export const homeline = {
  ...homelineRules,
  licensedStates: ['OH', 'TX', 'FL', 'WA', 'GA', 'NY'],
};

/** Every named person. */
export const people: readonly Persona[] = readdirSync(new URL('personas/', ROOT))
  .filter((name) => name.endsWith('.json'))
  .map((name) => Persona.parse(json(`personas/${name}`)));

/** Those who get as far as an application. */
export const applicants = people.filter(({ expected }) => expected.terminalStep !== null);

/** The person of an id. */
export function personNamed(id: string): Persona {
  const person = people.find((each) => each.id === id);
  if (!person) throw new Error(`${id} is not among the people`);
  return person;
}
