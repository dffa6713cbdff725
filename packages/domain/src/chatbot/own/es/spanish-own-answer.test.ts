// Proves CB-02, SH-23.

import { describe, expect, it } from 'vitest';
import average from '../../../../../../personas/t01.json' with { type: 'json' };
import declined from '../../../../../../personas/t13.json' with { type: 'json' };
import reviewed from '../../../../../../personas/t18.json' with { type: 'json' };
import inPerson from '../../../../../../personas/t22.json' with { type: 'json' };
import coOwned from '../../../../../../personas/t23.json' with { type: 'json' };
import lowerIncome from '../../../../../../personas/t37.json' with { type: 'json' };
import { addDays, civilDate, formatUs } from '../../../dates/civil-date.ts';
import { spanishDateWords } from '../../../dates/spanish-date-words.ts';
import { Persona } from '../../../sample-people/persona.ts';
import { walk } from '../../../sample-people/walk.ts';
import { homelineRules } from '../../../testing/homeline.ts';
import { shownDueAt } from '../../../workflow/due-dates.ts';
import type { StepName } from '../../../workflow/steps.ts';
import { ownAnswer } from '../own-answer.ts';
import { howOthersSign } from '../own-papers.ts';
import { OWN_TOPICS } from '../own-topics.ts';
import { spanishOwnAnswer } from './spanish-own-answer.ts';

const applicationOf = (file: object, until?: StepName) => {
  const person = Persona.parse(file);
  const lender = { ...homelineRules, licensedStates: [person.property.state] };
  const { facts } = walk(person, lender, '2026-03-10T17:00:00.000Z', until);
  return { facts, loanNumber: '1000000017', dueAt: shownDueAt(facts) };
};

const PLACES: readonly { readonly at: string; readonly file: object; readonly until?: StepName }[] = [
  { at: 'before the offers', file: average, until: 'LIEN_VERIFICATION' },
  { at: 'with offers', file: average, until: 'OFFER_SELECTION' },
  { at: 'before submission', file: average, until: 'HMDA_COLLECTION' },
  { at: 'while pay stubs are reviewed', file: reviewed, until: 'PAYSTUB_REVIEW' },
  { at: 'when an ID is asked for', file: average, until: 'IDENTITY_VERIFICATION' },
  { at: 'with a changed offer', file: lowerIncome, until: 'FINAL_OFFER' },
  { at: 'before signing', file: average, until: 'NOTE_SIGNING' },
  { at: 'while a co-owner hasn’t signed', file: coOwned, until: 'WAITING_FOR_ADDITIONAL_SIGNERS' },
  { at: 'in the notary’s session', file: average, until: 'NOTARY_SESSION' },
  { at: 'with an appointment with a notary', file: inPerson, until: 'MANUAL_DEED_SIGNING' },
  { at: 'while everyone can cancel', file: average, until: 'RESCISSION' },
  { at: 'once the money is sent', file: average, until: 'RECORDING' },
  { at: 'with an open line', file: average },
  { at: 'after a decline', file: declined },
];

const FIRST = civilDate('2026-01-01');
const DAYS = Array.from({ length: 730 }, (_, at) => addDays(FIRST, at));

/** Returns the amounts, rates and dates of a text in either language, each once. */
function figuresIn(text: string): string {
  const days = DAYS.filter((day) => text.includes(` ${spanishDateWords(day)}`)).map(formatUs);
  const figures =
    text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?|\d+(?:\.\d+)?%|\b\d\d\/\d\d\/\d{4}\b|\b\d{10}\b/g) ?? [];
  return [...new Set([...figures, ...days])].toSorted().join(' ');
}

const APPLICATIONS = PLACES.map(({ at, file, until }) => ({ at, application: applicationOf(file, until) }));

/** The topics that have an answer in Spanish at one of the places. */
const IN_SPANISH = OWN_TOPICS.filter((topic) =>
  APPLICATIONS.some(({ application }) => spanishOwnAnswer(topic, application, 'es') !== undefined),
);

const ENGLISH = /\b(?:the|and|of|your|you|we|is|days?|by|undefined|null|NaN)\b/;

describe.each(APPLICATIONS)('an application $at', ({ application }) => {
  const answers = IN_SPANISH.map((topic) => ({
    topic,
    english: ownAnswer(topic, application),
    spanish: spanishOwnAnswer(topic, application, 'es'),
  }));

  it('is told the same topics in both languages', () => {
    const inOne = answers.filter(
      ({ english, spanish }) => (english === undefined) !== (spanish === undefined),
    );
    expect(inOne).toEqual([]);
  });

  it('has the same figures in both languages', () => {
    const others = answers.filter(
      ({ english = '', spanish = '' }) => figuresIn(english) !== figuresIn(spanish),
    );
    expect(others).toEqual([]);
  });

  it('has no English words in Spanish', () => {
    const mixed = answers.filter(({ spanish = '' }) =>
      ENGLISH.test(spanish.replace(/\([^)]*\)|Title office|en inglés, .*?: “.*?”\./g, '')),
    );
    expect(mixed).toEqual([]);
  });
});

it('says how the others sign from the facts of the English answer', () => {
  const application = applicationOf(coOwned, 'WAITING_FOR_ADDITIONAL_SIGNERS');
  const english = howOthersSign(application) ?? expect.fail();
  const spanish = spanishOwnAnswer('HOW_OTHERS_SIGN', application, 'es') ?? expect.fail();
  expect(figuresIn(spanish)).toEqual(figuresIn(english));
  expect(spanish).toMatch(/^Robin Cosigner puede firmar en línea desde cualquier lugar, en un teléfono/);
});

it('names a button as the page does', () => {
  const application = applicationOf(average, 'RESCISSION');
  expect(spanishOwnAnswer('CANCEL', application, 'es')).toContain('“Cancelar el contrato”');
  expect(spanishOwnAnswer('CANCEL', application, 'en')).toContain('“Cancel the agreement”');
});

it('says why an offer changed in the words of its page', () => {
  expect(spanishOwnAnswer('REASONS', applicationOf(lowerIncome, 'FINAL_OFFER'), 'es')).toMatch(
    /^Los ingresos que pudimos verificar .* Por eso su oferta cambió de \$100,000 a \$25,200\./,
  );
});

it('says who reviews the documents, and how long that takes', () => {
  expect(spanishOwnAnswer('WAIT', applicationOf(reviewed, 'PAYSTUB_REVIEW'), 'es')).toContain(
    'Un analista de crédito se encarga, y suele tardar 1 día hábil.',
  );
});

it('writes the day of an appointment in words, with its time', () => {
  expect(spanishOwnAnswer('APPOINTMENT', applicationOf(inPerson, 'MANUAL_DEED_SIGNING'), 'es')).toMatch(
    /para el \d+ de \p{L}+ de 2026 a las? \d+:\d\d/u,
  );
});

it('is there in Spanish for most topics', () => {
  expect(IN_SPANISH.length / OWN_TOPICS.length).toBeGreaterThan(0.8);
});
