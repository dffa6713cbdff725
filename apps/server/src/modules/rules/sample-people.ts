import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeOf } from '@homeline/domain/adverse-action/notice.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { compareFinal } from '@homeline/domain/rules/compare-final.ts';
import { compareRules, type RequestedTerms } from '@homeline/domain/rules/compare-rules.ts';
import type { ComparisonResult } from '@homeline/domain/rules/comparison-result.ts';
import { agesOf } from '@homeline/domain/sample-people/co-borrower-acts.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { STATES } from '@homeline/domain/states/states.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';

/** A result with the id of its persona or the UUID of its application. */
export type NamedComparison = ComparisonResult & { readonly who: string };

/** A persona that no table decides, with the reasons in their notice. */
export type Undecided = { readonly who: string; readonly reasons: readonly string[] };

// The application date doesn't affect prices. It follows every date in the personas.
const STARTED_AT = '2026-03-10T17:00:00.000Z';

/** Returns the personas of a folder who get an application, by id. */
export function peopleIn(folder: string): readonly Persona[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => Persona.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter(({ expected }) => expected.terminalStep !== null);
}

/**
 * Takes each persona through an application under the rules in effect, and decides it under both versions: at the offers, and again at the
 * final decision if they reach it.
 * @returns the results, and the personas that no table decides
 */
export function comparePeople(
  people: readonly Persona[],
  rules: { before: Rules; after: Rules },
): { compared: readonly NamedComparison[]; undecided: readonly Undecided[] } {
  const compared: NamedComparison[] = [];
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
  const today = civilDateIn(timeZoneOf(person.property), Date.parse(STARTED_AT));
  const dated = (known: Facts) => ({ today, ...agesOf(person, known, today) });
  const wanted = wantedBy(person);
  const comparison = compareRules(facts, dated(facts), rules, wanted);
  // A home that only the new version accepts gets its offers under that version.
  if (comparison?.after.outcome === 'HOME_PASSES') {
    const offered = factsAtOffers(person, rules.after);
    return compareRules(offered, dated(offered), rules, wanted);
  }
  if (!comparison) return undefined;
  const ended = factsAtEnd(person, rules.before);
  return { ...comparison, final: compareFinal(ended, dated(ended), rules) };
}

/** Returns the facts when the offers are shown, or when they would have been decided. */
function factsAtOffers(person: Persona, rules: Rules): Facts {
  const lender = { ...rules, licensedStates: Object.keys(STATES) };
  try {
    return walk(person, lender, STARTED_AT, 'OFFER_SELECTION').facts;
  } catch {
    // A lender's rules can lead to a step for which the persona has no answer.
    return walk(person, lender, STARTED_AT, 'WAITING_FOR_INITIAL_OFFERS').facts;
  }
}

/** Returns the facts at the end, or at the offers if the persona has no answer for a later step. */
function factsAtEnd(person: Persona, rules: Rules): Facts {
  try {
    return walk(person, { ...rules, licensedStates: Object.keys(STATES) }, STARTED_AT).facts;
  } catch {
    return factsAtOffers(person, rules);
  }
}

function wantedBy({ product, request }: Persona): RequestedTerms {
  return {
    product: product === 'INTEREST_ONLY_AGE_RESTRICTED' ? product : 'FIXED_TERM',
    termYears: request.termYears as RequestedTerms['termYears'],
    lineAmountCents: toCents(request.amount),
  };
}
