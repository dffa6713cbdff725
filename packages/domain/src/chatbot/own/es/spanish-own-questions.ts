import { plainSpanish } from './plain-spanish.ts';
import type { SpanishTopic } from './spanish-own-answer.ts';
import { SPANISH_ROWS } from './spanish-own-rows.ts';

/** Questions about what would happen, what a word means or what others do: the search answers them. */
const GENERAL =
  /\b(?:si (?:no (?:puedo )?pag\w*|me muero|muero|vendo|pierdo|me divorcio|me mudo)|que (?:es|son) (?:un|una|el|la|los|eso de)\b|que (?:significa|quiere decir)|diferencia (?:entre|de)|requisitos|en general|normalmente|ustedes (?:prestan|cobran|ofrecen|aceptan)|antes de solicitar|para calificar|mi (?:amig|vecin|prim[oa]s?\b|cunad|suegr|abuel|inquilin|client|compadre|comadre)\w*)/;

/** Topics whose answer is a few sentences, so that a question may ask for several: “cuál es mi tasa y mi pago?” */
const COMBINED: readonly SpanishTopic[] = [
  ...['AMOUNT', 'CASH', 'RATE', 'PAYMENT', 'TERM', 'FEE', 'TOTAL_INTEREST', 'FIRST_PAYMENT', 'LOAN_NUMBER'],
  ...['DEADLINE', 'APPOINTMENT', 'MONEY', 'ACCOUNT', 'NOTARY_COST'],
] as SpanishTopic[];
const MOST_TOPICS = 3;

/** Returns the one topic that a plain question is about. */
function topicOf(asked: string): SpanishTopic | undefined {
  if (GENERAL.test(asked)) return undefined;
  return SPANISH_ROWS.find(({ about, unless }) => about.test(asked) && !unless?.test(asked))?.topic;
}

/** Returns the topics of a sentence: those of its clauses, if it asks for several figures. */
function topicsOf(sentence: string): readonly SpanishTopic[] {
  const whole = topicOf(plainSpanish(sentence));
  if (!whole) return [];
  const clauses = sentence.split(/,|\b(?:y|e|ademas|tambien)\b/i).map(plainSpanish);
  const each = clauses.flatMap((clause) => topicOf(clause) ?? []);
  return each.length > 1 && [...each, whole].every((topic) => COMBINED.includes(topic)) ? each : [whole];
}

/** Returns what a message in Spanish asks about one's own application, in its order; nothing if it isn't about it. */
export function spanishTopicsOf(message: string): readonly SpanishTopic[] {
  const sentences = message.split(/[.?!;¿¡\n]+/).filter((sentence) => sentence.trim() !== '');
  // “Si acepto la oferta, ¿cuándo recibo el dinero?” asks for the second.
  const asking = sentences.filter(
    (sentence, at) => at === sentences.length - 1 || !/^\s*si\b/i.test(sentence),
  );
  const topics = asking.flatMap(topicsOf);
  return [...new Set(topics.length > 0 ? topics : topicsOf(message))].slice(0, MOST_TOPICS);
}
