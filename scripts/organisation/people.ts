import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageOn, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { type Comparison, compareRules, type Wanted } from '@homeline/domain/organisations/compare-rules.ts';
import type { Rules } from '@homeline/domain/organisations/rulebook.ts';
import { STATES } from '@homeline/domain/states/states.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { walk } from '@homeline/domain/testing/walk.ts';

/** Somebody who was compared, by the id of the person or the uuid of the application. */
export type Compared = Comparison & { readonly who: string };

// The day on which the people apply has no bearing on a price; their own dates go before it.
const STARTS = '2026-03-10T17:00:00.000Z';

/** The named people of a folder who get as far as an application, in the order of their ids. */
export function peopleIn(folder: string): readonly Persona[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => Persona.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter(({ expected }) => expected.terminalStep !== null);
}

/**
 * Lets each person apply with the rules before, up to the offers, and decides on what is known then with either version.
 * @returns who was compared, and the ids of those on whom nothing could be decided
 */
export function comparePeople(
  people: readonly Persona[],
  rules: { before: Rules; after: Rules },
): { compared: readonly Compared[]; undecided: readonly string[] } {
  const all = people.map((person) => ({ who: person.id, comparison: comparePerson(person, rules) }));
  return {
    compared: all.flatMap(({ who, comparison }) => (comparison ? [{ who, ...comparison }] : [])),
    undecided: all.filter(({ comparison }) => !comparison).map(({ who }) => who),
  };
}

function comparePerson(person: Persona, rules: { before: Rules; after: Rules }): Comparison | undefined {
  const today = civilDateIn(timeZoneOf(person.property.state), Date.parse(STARTS));
  const ageYears = ageOn(civilDate(person.dob), today);
  return compareRules(factsAtOffers(person, rules.before), { today, ageYears }, rules, wantedBy(person));
}

/** What is known when the offers are shown; where they never are, when they would have been decided on. */
function factsAtOffers(person: Persona, rules: Rules): Facts {
  const lender = { ...rules, licensedStates: Object.keys(STATES) };
  try {
    return walk(person, lender, STARTS, 'OFFER_SELECTION').facts;
  } catch {
    // A lender's own rules can lead where nobody was told what to do.
    return walk(person, lender, STARTS, 'WAITING_FOR_INITIAL_OFFERS').facts;
  }
}

function wantedBy({ product, request }: Persona): Wanted {
  return {
    product: product === 'INTEREST_ONLY_AGE_RESTRICTED' ? product : 'FIXED_TERM',
    termYears: request.termYears as Wanted['termYears'],
    lineAmountCents: toCents(request.amount),
  };
}
