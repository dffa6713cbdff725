import type { Language } from '../language/language.ts';
import { SPANISH_WORDS } from './spanish-words.ts';

const WORD = /\p{L}+/gu;
/** Words that no English sentence has, besides those that borrowers mix into English. */
const MORE_WORDS =
  /^(?:español|espanol|por|qué|cómo|cuánto|cuándo|dónde|usted|ustedes|ayudar|ayudarme|hablo|habla|hablan|quisiera|gustaría|gustaria|tengo|puedo|estoy|soy|mi|mis|les|nos|muy|ya|sí|porque|sobre|recibir|recibo|recibí|dinero|préstamo|prestamo|casa|solicitud|línea|linea|crédito|credito|pago|pagar|tasa|interés|interes|firma|firmar|aprobado|aprobada|aprobaron|mucho|cuánta|cuanta|tarda|tiempo|falta|listo|envié|mandé|debo|deber|hacer|siguiente|cada|al|lo|se|no|son|fue|han|ha|necesita|necesitan|alguien|persona|q|xq|pq|tardan|tanto|tramite|trámite|ninguna|ninguno|gusta|eso|esto|allá|aquí|algo|nada|todo|cuesta|oferta|cita|contrato|le|sirve|menos|ayer|otra|otro|otros|otras|cobran|prestan|aceptan|piden|llega|llego|llegó|llegaron|mandan|mandaron|manden|depósito|deposito|depositan|depositaron|cambió|arrepentí|arrepenti|firmo|firmó|firmé|firman|firmaron|pagan|rechazaron|negaron|aprobar|califico|sigue|siguen|toca|hacen|hicieron|será|deben|cuando|kuando|licensia|quien|ustedes|quitar|monto|plazo|tarde|revisan|revisando)$/;
/** Words of both languages, which tell neither. */
const OF_BOTH = /^(?:me|a|va|van|sin)$/;
/** English function words. A message that has them is English with some Spanish, and is spelled out. */
const ENGLISH =
  /^(?:the|my|your|do|does|is|are|what|how|when|which|can|will|of|to|for|if|and|it|this|his|her|have|i|you|we|not|in|on|with|that|was)$/;
/** Words that only Spanish has. A message without an English word is Spanish with two of them, or with one that asks if its other words look Spanish. */
const ONLY_SPANISH =
  /^(?:cu[aá]nt[oa]s?|qu[eé]|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|d[oó]nde|c[oó]mo|porqu[eé]|puedo|puede|pueden|podr[ií]a|quiero|quisiera|necesito|tengo|tiene|tienen|hay|est[aá]n?|estoy|soy|pero|antes|despu[eé]s|nuestr[oa]s?|muy|solicitud|pr[eé]stamo|dinero|hacer|pagar|cada|hasta|desde|todav[ií]a|ahora)$/;
const QUESTION_WORD =
  /^(?:cu[aá]nt[oa]s?|qu[eé]|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|d[oó]nde|c[oó]mo|porqu[eé]|puedo|pueden?|quiero|necesito|tengo)$/;
/** How Spanish words end. Most English words end otherwise. */
const SPANISH_ENDING =
  /(?:[aeo]s?|[aei]r|[aeo]n|ci[oó]n|ciones|dad|dades|ando|iendo|ir|ar|al|ales|ote|aron|ieron|[íéáóú]\p{L}*|amos|emos|or|ores)$/u;
const LEAST_LIKE_SPANISH = 0.75;

/** A whole message in one of these is Spanish. */
const ALONE = /^\W*(?:hola|gracias|buenas|buenos días|buenas tardes|ayuda|adiós|saludos)\W*$/i;
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.5;

/**
 * Returns whether a message is to be answered in Spanish.
 * @param page the language of the page: on a Spanish page only what is clearly English is answered in English
 */
export function isInSpanish(message: string, page: Language): boolean {
  if (page === 'en') return isSpanish(message);
  const words = message.toLowerCase().match(WORD) ?? [];
  const count = (kind: RegExp) => words.filter((word) => kind.test(word)).length;
  return isSpanish(message) || count(ENGLISH) <= count(ONLY_SPANISH);
}

/** Returns whether a message is in Spanish. English with a few Spanish words isn't. */
export function isSpanish(message: string): boolean {
  const words = (message.toLowerCase().match(WORD) ?? []).filter((word) => !OF_BOTH.test(word));
  if (
    words.some((word) => word === 'español' || word === 'espanol') &&
    !words.some((word) => ENGLISH.test(word))
  )
    return true;
  if (ALONE.test(message)) return true;
  const spanish = words.filter((word) => Object.hasOwn(SPANISH_WORDS, word) || MORE_WORDS.test(word));
  const isMarked = /[¿¡ñ]/.test(message);
  if (words.some((word) => ENGLISH.test(word))) return false;
  // No other language opens a question with a mark of its own.
  if (words.length >= LEAST_WORDS && message.includes('¿')) return true;
  const alike = words.filter(
    (word) => spanish.includes(word) || ONLY_SPANISH.test(word) || SPANISH_ENDING.test(word),
  );
  const looksSpanish =
    words.filter((word) => ONLY_SPANISH.test(word)).length >= LEAST_WORDS ||
    (words.some((word) => QUESTION_WORD.test(word)) && alike.length / words.length >= LEAST_LIKE_SPANISH);
  return (
    (words.length >= LEAST_WORDS && looksSpanish) ||
    (spanish.length >= (isMarked ? 1 : LEAST_WORDS) && spanish.length / words.length >= LEAST_SHARE)
  );
}

const HOUR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bMonday to Friday\b/g, 'de lunes a viernes'],
  [/\bSaturday and Sunday\b|\bSaturday to Sunday\b/g, 'sábados y domingos'],
  [/\bMondays?\b/g, 'lunes'],
  [/\bTuesdays?\b/g, 'martes'],
  [/\bWednesdays?\b/g, 'miércoles'],
  [/\bThursdays?\b/g, 'jueves'],
  [/\bFridays?\b/g, 'viernes'],
  [/\bSaturdays?\b/g, 'sábado'],
  [/\bSundays?\b/g, 'domingo'],
  [/^closed$/, 'ningún día'],
  [/^nothing yet$/, 'todavía nada'],
  [/\bPacific Time\b/g, 'hora del Pacífico'],
  [/\bMountain Time\b/g, 'hora de la Montaña'],
  [/\bCentral Time\b/g, 'hora del Centro'],
  [/\bEastern Time\b/g, 'hora del Este'],
  [/ to /g, ' a '],
  [/ and /g, ' y '],
];

/** Returns hours or a range in Spanish: de lunes a viernes, 6:00 AM a 5:00 PM (hora del Pacífico). */
export function inSpanish(hours: string): string {
  return HOUR_WORDS.reduce((text, [english, spanish]) => text.replace(english, spanish), hours);
}
