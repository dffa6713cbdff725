import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeOf } from '@homeline/domain/adverse-action/notice.ts';
import { ageOn, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { compareFinal } from '@homeline/domain/rules/compare-final.ts';
import { compareRules, type Wanted } from '@homeline/domain/rules/compare-rules.ts';
import type { ComparisonResult } from '@homeline/domain/rules/comparison-result.ts';
import { STATES } from '@homeline/domain/states/states.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { walk } from '@homeline/domain/testing/walk.ts';

/** Somebody who was compared, by the id of the person or the uuid of the application. */
export type Compared = ComparisonResult & { readonly who: string };

/** Somebody in whose end no table of the lender takes part, and what they are told instead. */
export type Undecided = { readonly who: string; readonly reasons: readonly string[] };

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
 * Lets each person apply with the rules before, up to the offers, and decides on what is known then with either version; for whoever comes
 * so far, once more on what is verified.
 * @returns who was compared, and those on whom no table decides with either
 */
export function comparePeople(
  people: readonly Persona[],
  rules: { before: Rules; after: Rules },
): { compared: readonly Compared[]; undecided: readonly Undecided[] } {
  const compared: Compared[] = [];
  const undecided: Undecided[] = [];
  for (const person of people) {
    const facts = factsAtOffers(person, rules.before);
    const comparison = comparePerson(person, facts, rules);
    if (comparison) compared.push({ who: person.id, ...comparison });
    else undecided.push({ who: person.id, reasons: reasonTexts(facts) });
  }
  return { compared, undecided };
}

function reasonTexts(facts: Facts): readonly string[] {
  const notice = noticeOf(facts);
  return reasonsInWords(notice.reasonCodes, notice).map(({ text }) => text);
}

function comparePerson(
  person: Persona,
  facts: Facts,
  rules: { before: Rules; after: Rules },
): ComparisonResult | undefined {
  const today = civilDateIn(timeZoneOf(person.property.state), Date.parse(STARTS));
  const of = { today, ageYears: ageOn(civilDate(person.dob), today) };
  const wanted = wantedBy(person);
  const comparison = compareRules(facts, of, rules, wanted);
  // A home that only the new version takes has its offers on the way that it opens.
  return comparison?.after.outcome === 'HOME_PASSES'
    ? compareRules(factsAtOffers(person, rules.after), of, rules, wanted)
    : comparison && { ...comparison, final: compareFinal(factsAtEnd(person, rules.before), of, rules) };
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

/** What is known in the end; no more than at the offers where a lender's own rules lead where nobody was told what to do. */
function factsAtEnd(person: Persona, rules: Rules): Facts {
  try {
    return walk(person, { ...rules, licensedStates: Object.keys(STATES) }, STARTS).facts;
  } catch {
    return factsAtOffers(person, rules);
  }
}

function wantedBy({ product, request }: Persona): Wanted {
  return {
    product: product === 'INTEREST_ONLY_AGE_RESTRICTED' ? product : 'FIXED_TERM',
    termYears: request.termYears as Wanted['termYears'],
    lineAmountCents: toCents(request.amount),
  };
}
