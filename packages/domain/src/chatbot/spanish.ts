import type { PersonHours, Reply } from './reply.ts';
import { SPANISH_WORDS } from './spanish-words.ts';

const WORD = /\p{L}+/gu;
/** Words that no English sentence has, besides those that borrowers mix into English. */
const MORE_WORDS =
  /^(?:español|espanol|por|qué|cómo|cuánto|cuándo|dónde|usted|ustedes|ayudar|ayudarme|hablo|habla|hablan|quisiera|gustaría|gustaria|tengo|puedo|estoy|soy|mi|mis|les|nos|muy|ya|sí|porque|sobre|recibir|recibo|recibí|dinero|préstamo|prestamo|casa|solicitud|línea|linea|crédito|credito|pago|pagar|tasa|interés|interes|firma|firmar|aprobado|aprobada|aprobaron|mucho|cuánta|cuanta|tarda|tiempo|falta|listo|envié|mandé|debo|deber|hacer|siguiente|cada|al|lo|se|no|son|fue|han|he|ha|necesita|necesitan|alguien|persona)$/;
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

/** Returns whether a message is in Spanish. English with a few Spanish words isn't. */
export function isSpanish(message: string): boolean {
  const words = message.toLowerCase().match(WORD) ?? [];
  if (
    words.some((word) => word === 'español' || word === 'espanol') &&
    !words.some((word) => ENGLISH.test(word))
  )
    return true;
  if (ALONE.test(message)) return true;
  const spanish = words.filter((word) => Object.hasOwn(SPANISH_WORDS, word) || MORE_WORDS.test(word));
  const isMarked = /[¿¡ñ]/.test(message);
  if (words.some((word) => ENGLISH.test(word))) return false;
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

const CRISIS = /\b(?:suicid\w*|matarme|quitarme la vida|quiero morir|hacerme daño|no quiero vivir)/i;
const HELP_LINE =
  'Lamento que esté pasando por esto. No tiene que afrontarlo a solas: llame o envíe un mensaje de texto al 988 a cualquier hora; para español, oprima el 2. Si está en peligro ahora, llame al 911.';

/** Says in Spanish that the chatbot answers in English only, and how a person helps. */
export function spanishReply(message: string, hours: PersonHours): Reply {
  const { isChatOpen, chatHours, phone, phoneHours } = hours;
  const isCrisis = CRISIS.test(message);
  const chat = isChatOpen
    ? 'Un agente puede ayudarle ahora: seleccione “Talk to a person”.'
    : `Un agente contesta en este chat ${inSpanish(chatHours)}; también puede dejarle un mensaje con “Talk to a person”.`;
  const call = `Por teléfono contestamos al ${phone}, ${inSpanish(phoneHours)}. Pida que le atiendan en español.`;
  return {
    kind: isCrisis ? 'REFUSED' : 'UNKNOWN',
    text: [isCrisis ? HELP_LINE : 'Todavía no puedo contestar preguntas en español.', chat, call].join(' '),
    sources: [],
    offersPerson: isChatOpen,
  };
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
  [/\bPacific Time\b/g, 'hora del Pacífico'],
  [/\bMountain Time\b/g, 'hora de la Montaña'],
  [/\bCentral Time\b/g, 'hora del Centro'],
  [/\bEastern Time\b/g, 'hora del Este'],
  [/ to /g, ' a '],
  [/ and /g, ' y '],
];

/** Returns hours in Spanish: de lunes a viernes, 6:00 AM a 5:00 PM (hora del Pacífico). */
function inSpanish(hours: string): string {
  return HOUR_WORDS.reduce((text, [english, spanish]) => text.replace(english, spanish), hours);
}
