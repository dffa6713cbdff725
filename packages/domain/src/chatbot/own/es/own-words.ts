import { civilDateIn } from '../../../dates/civil-date.ts';
import { spanishDateWords } from '../../../dates/spanish-date-words.ts';
import { zoneWords } from '../../../dates/time-zone.ts';
import type { Facts } from '../../../facts/facts.ts';
import { homeTimeZone } from '../../../facts/property.selectors.ts';
import type { Language } from '../../../language/language.ts';
import type { OwnApplication } from '../own-application.ts';

/**
 * Returns the answer about one topic in Spanish; undefined if the application has none, so that the general text is used.
 * @param page the language of the page, whose words name its buttons
 */
export type SpanishOwnAnswer = (application: OwnApplication, page: Language) => string | undefined;

/** An answer that every application has. */
export type SpanishOwnWords = (application: OwnApplication, page: Language) => string;

/** What the pages write on the buttons and lists that the chatbot names. */
export const BUTTONS = {
  person: { en: 'Talk to a person', es: 'Hablar con una persona' },
  cancelApplication: { en: 'Cancel application', es: 'Cancelar la solicitud' },
  cancelLine: { en: 'Cancel the agreement', es: 'Cancelar el contrato' },
  applyAgain: { en: 'Apply again', es: 'Presentar otra solicitud' },
  noOffer: { en: 'None of these work for me', es: 'Ninguna de estas me sirve' },
  selectOffer: { en: 'Select Offer', es: 'Elegir oferta' },
  change: { en: 'Change', es: 'Cambiar' },
  yourDocuments: { en: 'Your documents', es: 'Sus documentos' },
  download: { en: 'Download', es: 'Descargar' },
  remind: { en: 'Send a reminder', es: 'Enviar un recordatorio' },
  changeEmail: { en: 'Change email', es: 'Cambiar correo electrónico' },
  withoutThem: { en: 'Go on without them', es: 'Continuar sin esta persona' },
  inPerson: { en: 'Meet in person instead', es: 'Reunirse en persona' },
  anotherTime: { en: 'Choose another time', es: 'Elegir otra hora' },
  explanation: { en: 'How we got these figures', es: 'Cómo obtuvimos estas cifras' },
  requestDraw: { en: 'Ask for a draw', es: 'Pedir un retiro' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** Returns the name of a button in quotation marks, as the page writes it. */
export function button(name: keyof typeof BUTTONS, page: Language): string {
  return `“${BUTTONS[name][page]}”`;
}

/** Says how to reach a person in the chat. */
export function askPerson(page: Language): string {
  return `Para hablar con una persona, seleccione ${button('person', page)}.`;
}

/** Returns the day of an instant at the home: 1 de diciembre de 2026. */
export function spanishDay(facts: Facts, instant: string): string {
  return spanishDateWords(civilDateIn(homeTimeZone(facts), Date.parse(instant)));
}

/** Returns the last day of a step. An instant that ends a step is the midnight after its last day at the home. */
export function spanishLastDay(facts: Facts, dueAt: string): string {
  return spanishDateWords(civilDateIn(homeTimeZone(facts), Date.parse(dueAt) - 1));
}

/** Returns an instant as day and time in the home's time zone. */
export function spanishTime(facts: Facts, instant: string): string {
  const timeZone = homeTimeZone(facts);
  const format = new Intl.DateTimeFormat('es-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const time = format.format(Date.parse(instant));
  const article = time.startsWith('1:') ? 'a la' : 'a las';
  return `el ${spanishDay(facts, instant)} ${article} ${time} (${zoneWords(timeZone, 'es-US')})`;
}

/** Returns words as a list: a, b y c. */
export function spanishList(words: readonly string[], or: 'y' | 'o' = 'y'): string {
  return new Intl.ListFormat('es-US', { type: or === 'y' ? 'conjunction' : 'disjunction' }).format(words);
}
