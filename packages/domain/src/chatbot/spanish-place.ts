import { STATE_CODES, type StateCode, US_STATES } from '../states/us-states.ts';
import { type Place, placeIn } from './named-place.ts';
import { spanishState } from './spanish-figures.ts';

/** The states with names of their own in Spanish, the longest name first. */
const NAMES = STATE_CODES.map((code) => [withoutAccents(spanishState(code)), code] as const)
  .filter(([name, code]) => name !== US_STATES[code])
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([name, code]) => [new RegExp(`\\b${name}\\b`, 'gi'), code] as const);

/** A home or a loan in a place. A person who comes from a country, or sends money there, doesn't ask about a home there. */
const HOME_IN = /\b(?:casa|vivienda|propiedad|terreno|apartamento|departamento|prestan|prestar)\b.*\ben\b/i;

/** Returns the place of a home that a text in Spanish names. */
export function spanishPlaceIn(text: string): Place | undefined {
  const place = placeIn(withEnglishNames(text));
  return place && 'elsewhere' in place && !HOME_IN.test(text) ? undefined : place;
}

/** Returns a text in which a state has its English name, without accents. */
export function withEnglishNames(text: string): string {
  return NAMES.reduce(
    (named, [name, code]) => named.replace(name, US_STATES[code]),
    withoutAccents(text),
  ).replace(/\b(?:en|de|para)\s+(?=[A-Z]{2}\b)/g, 'in ');
}

/** Says in Spanish that the lender doesn't lend in a place; undefined if it does. */
export function notServedInSpanish(licensedStates: readonly StateCode[], place: Place): string | undefined {
  if ('elsewhere' in place)
    return 'No prestamos sobre viviendas en ese lugar: solo en los estados donde tenemos licencia.';
  return licensedStates.includes(place.state)
    ? undefined
    : `Todavía no prestamos en ${spanishState(place.state)}. Si tiene una vivienda en otro estado, puede preguntar por ella.`;
}

/** An ñ is a letter of its own: “montaña” isn't Montana. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');
}
