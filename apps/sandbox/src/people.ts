import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Persona } from '@homeline/domain/testing/persona.ts';
import * as z from 'zod';
import type { Evidence } from './evidence.ts';
import type { Provider } from './provider.ts';

/** One person a file, or several in a list. */
const PersonFile = z.union([
  Persona.transform((person) => [person]),
  z.array(Persona),
  z.object({ personas: z.array(Persona) }).transform(({ personas }) => personas),
]);

/**
 * The people of the given folders, in order; of two who fit a request equally well the later is taken.
 * @throws Error naming the file that cannot be read as a person
 */
export function loadPeople(folders: readonly string[]): Persona[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .flatMap((name) => readPeople(join(folder, name))),
  );
}

function readPeople(path: string): Persona[] {
  const text: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const read = PersonFile.safeParse(text);
  if (read.success) return read.data;
  const [issue] = Persona.safeParse(text).error?.issues ?? read.error.issues;
  throw new Error(`${path} is not a person: ${issue?.path.join('.')} ${issue?.message}`);
}

/**
 * Every forced answer must be one that its provider can give.
 * @throws Error naming the person, the call and the answer
 */
export function checkForced(people: readonly Persona[], providers: readonly Provider[]): void {
  for (const { id, forced } of people) {
    for (const { port, call, answers } of forced.vendors) {
      const calls = providers.find((provider) => provider.port === port)?.calls ?? [];
      const known = calls.find((each) => each.call === call)?.answers;
      const named = [port, call].filter(Boolean).join(' ');
      if (!known || (call === undefined && calls.length > 1))
        throw new Error(`${id}: there is no call ${named}`);
      const wrong = answers.find((answer) => !known.includes(answer));
      if (wrong) throw new Error(`${id}: ${named} cannot answer ${wrong}`);
    }
  }
}

/** What each piece of evidence weighs. A number and an address say who someone is; a name and an e-mail only decide between equals. */
const WEIGHTS = { ssn: 24, address: 12, phone: 4, email: 3, name: 2, dob: 1 } as const;
const ENOUGH = 3;

/** The person whom the evidence fits best, or nobody. */
export function bestMatch(people: readonly Persona[], evidence: Evidence): Persona | undefined {
  let best: { person: Persona; score: number } | undefined;
  for (const person of people) {
    const score = scoreOf(person, evidence);
    if (score >= Math.max(ENOUGH, best?.score ?? 0)) best = { person, score };
  }
  return best?.person;
}

function scoreOf(known: Persona, { person = {}, address }: Evidence): number {
  const fits = {
    ssn: same(digits(person.ssn), digits(known.testId)),
    address: same(place(address), place(known.property)),
    phone: same(digits(person.phone).slice(-10), digits(known.phone).slice(-10)),
    email: same(person.email?.toLowerCase(), known.email.toLowerCase()),
    name: same(
      `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim().toLowerCase(),
      known.name.toLowerCase(),
    ),
    dob: same(person.dob, known.dob),
  };
  return Object.entries(WEIGHTS).reduce(
    (sum, [piece, weight]) => sum + (fits[piece as keyof typeof fits] ? weight : 0),
    0,
  );
}

function same(given: string | undefined, known: string | undefined): boolean {
  return given !== undefined && given !== '' && given === known;
}

function digits(text = ''): string {
  return text.replace(/\D/g, '');
}

function place(address: { street1: string; zip: string } | undefined): string | undefined {
  return (
    address &&
    `${address.street1
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()} ${address.zip.slice(0, 5)}`
  );
}
