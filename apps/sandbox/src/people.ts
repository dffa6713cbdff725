import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coBorrowerOf, Persona } from '@homeline/domain/sample-people/persona.ts';
import * as z from 'zod';
import type { MatchData } from './match-data.ts';
import type { Provider } from './provider.ts';

/** A file holds one person or a list. */
const PersonFile = z.union([
  Persona.transform((person) => [person]),
  z.array(Persona),
  z.object({ personas: z.array(Persona) }).transform(({ personas }) => personas),
]);

/**
 * Loads the people of the given folders, in order. Among equal matches the last one wins.
 * @throws Error naming the file that can't be read as a person
 */
export function loadPeople(folders: readonly string[]): Persona[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .flatMap((name) => readPeople(join(folder, name)))
      // A co-borrower comes first, so that a request with the address alone finds the borrower.
      .flatMap((person) => [coBorrowerOf(person) ?? [], person].flat()),
  );
}

function readPeople(path: string): Persona[] {
  const text: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const read = PersonFile.safeParse(text);
  if (read.success) return read.data;
  const [issue] = Persona.safeParse(text).error?.issues ?? read.error.issues;
  throw new Error(`${path} is not a valid persona file: ${issue?.path.join('.')} ${issue?.message}`);
}

/**
 * Checks that each provider can give every forced answer.
 * @throws Error naming the person, the call and the answer
 */
export function checkForced(people: readonly Persona[], providers: readonly Provider[]): void {
  for (const { id, forced } of people) {
    for (const { port, call, answers } of forced.vendors) {
      const calls = providers.find((provider) => provider.port === port)?.calls ?? [];
      const known = calls.find((each) => each.call === call)?.answers;
      const named = [port, call].filter(Boolean).join(' ');
      if (!known || (call === undefined && calls.length > 1))
        throw new Error(`${id}: unknown call '${named}'`);
      const wrong = answers.find((answer) => !known.includes(answer));
      if (wrong) throw new Error(`${id}: ${named} cannot answer ${wrong}`);
    }
  }
}

/** The weight of each match. SSN and address identify a person; the rest mostly breaks ties. */
const WEIGHTS = { ssn: 24, address: 12, phone: 4, email: 3, name: 2, dob: 1 } as const;
const MIN_SCORE = 3;

/** Returns the best-matching person, if any matches well enough. */
export function bestMatch(people: readonly Persona[], data: MatchData): Persona | undefined {
  let best: { person: Persona; score: number } | undefined;
  for (const person of people) {
    const score = scoreOf(person, data);
    if (score >= Math.max(MIN_SCORE, best?.score ?? 0)) best = { person, score };
  }
  return best?.person;
}

function scoreOf(known: Persona, { person = {}, address }: MatchData): number {
  const fits = {
    ssn: isSame(digits(person.ssn), digits(known.testId)),
    address: isSame(addressKey(address), addressKey(known.property)),
    phone: isSame(digits(person.phone).slice(-10), digits(known.phone).slice(-10)),
    email: isSame(person.email?.toLowerCase(), known.email.toLowerCase()),
    name: isSame(
      `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim().toLowerCase(),
      known.name.toLowerCase(),
    ),
    dob: isSame(person.dob, known.dob),
  };
  return Object.entries(WEIGHTS).reduce(
    (sum, [piece, weight]) => sum + (fits[piece as keyof typeof fits] ? weight : 0),
    0,
  );
}

function isSame(given: string | undefined, known: string | undefined): boolean {
  return given !== undefined && given !== '' && given === known;
}

function digits(text = ''): string {
  return text.replace(/\D/g, '');
}

function addressKey(address: { street1: string; zip: string } | undefined): string | undefined {
  return address && `${postalLine(address.street1)} ${address.zip.slice(0, 5)}`;
}

const POSTAL: Readonly<Record<string, string>> = {
  ...{
    AVENUE: 'AVE',
    COURT: 'CT',
    DRIVE: 'DR',
    LANE: 'LN',
    PLACE: 'PL',
    ROAD: 'RD',
    STREET: 'ST',
    WAY: 'WAY',
  },
  ...{ NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' },
};

/** Returns a street line as databases of homes write it: in capitals, with the postal service's abbreviations. */
export function postalLine(street: string): string {
  const words = street.toUpperCase().split(/[^A-Z0-9]+/);
  return words
    .filter((word) => word !== '')
    .map((word) => POSTAL[word] ?? word)
    .join(' ');
}
