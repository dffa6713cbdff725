import type { Language } from '../language/language.ts';
import { guardId } from './guards.ts';
import { withPlace } from './named-place.ts';
import { standing } from './own/es/progress.ts';
import { ownReply, ownWords, type SpanishGiven, withPhone } from './own/es/spanish-own-reply.ts';
import type { Passage } from './passage.ts';
import { bestOf, type Found, hasOfItsOwn, type PersonHours, type Reply, withoutRepeats } from './reply.ts';
import { inSpanish } from './spanish.ts';
import { SPANISH_GUARDS, type SpanishGuard } from './spanish-guards.ts';
import { notServedInSpanish, spanishPlaceIn, withEnglishNames } from './spanish-place.ts';

/** What a lender's chatbot knows in Spanish. */
export type SpanishKnowledge = {
  readonly passages: ReadonlyMap<string, Passage>;
  /** Returns the entries that fit a question, best first. */
  readonly search: (question: string) => Promise<readonly Found[]>;
};

/**
 * Below this score the chatbot says that it doesn't know. Calibrated on bench/chatbot/spanish-questions.ts: words and spelling alone, without
 * a model, make more mistakes than the English search.
 */
const SURE = 0.58;

/** Two answers that fit about as well are neither given: their titles are named. */
const LEAD = 0.05;
/** From this score on, an article is near enough to be named where nothing fits. */
const NEAR = 0.4;
const MOST_NEAR = 2;

const UNKNOWN = 'No sé la respuesta a eso.';

const CRISIS =
  /\b(?:suicid\w*|matarme|me (?:quiero|voy a) matar|quitarme la vida|quiero morir(?:me)?|hacerme da[ñn]o|no quiero (?:seguir )?vivi(?:r|endo)|acabar con (?:mi vida|todo)|mejor muert[oa]|ya no quiero vivir)/i;
const HELP_LINE =
  'Lamento que esté pasando por esto. No tiene que afrontarlo a solas: llame o envíe un mensaje de texto al 988 a cualquier hora; para español, oprima el 2. Si está en peligro ahora, llame al 911.';

/** Answers a message in Spanish. What neither the person’s own application nor an article answers surely gets a person. */
export async function answerInSpanish(
  message: string,
  { passages, search }: SpanishKnowledge,
  given: SpanishGiven,
): Promise<Reply> {
  const person = personWords(given.hours, given.page);
  const offersPerson = given.hours.isChatOpen;
  const unknown = unknownInSpanish(given.hours, given.page);
  if (CRISIS.test(message))
    return { kind: 'REFUSED', text: `${HELP_LINE} ${person}`, sources: [], offersPerson };
  const guarded = (guard: SpanishGuard): Reply => {
    if (guard.reply === '') return unknown;
    const others = guard.kind === 'SIGNING_FOR_ANOTHER' && ownWords('HOW_OTHERS_SIGN', given);
    return {
      kind: guard.kind === 'GREETING' || guard.kind === 'THANKS' ? 'TALK' : 'REFUSED',
      text: [guard.reply, guard.offersPerson && person, others].filter(Boolean).join(' '),
      sources: [],
      offersPerson: guard.offersPerson === true && offersPerson,
    };
  };
  const guard = SPANISH_GUARDS.find(({ patterns }) => patterns.some((pattern) => pattern.test(message)));
  if (guard) return guarded(guard);
  const found = await find(message, search);
  const best = surest(found, message);
  const own = isHardlyOwn(best, passages) ? undefined : ownReply(message, given);
  if (own) return own;
  if (!best) return unknownInSpanish(given.hours, given.page, nearTopics(found, passages));
  const near = SPANISH_GUARDS.find(({ kind }) => guardId(kind) === best.id);
  if (near) return guarded(near);
  const passage = passages.get(best.id);
  return passage ? answerFrom(passage, message, given) : unknown;
}

/** From this score on, a refusal or a text about nobody's own application counts more than a pattern. */
const SURE_OF_GENERAL = 0.8;
/** General texts about what one's own application says better. */
const OF_ONES_OWN: readonly string[] = [
  ...['how-long', 'documents-needed', 'verify-identity', 'changed-offer', 'co-borrower', 'signer-invitation'],
  ...['apply-again', 'insurance', 'electronic-records'],
];

/** Returns whether what the search found for a question is hardly about the person's own application. */
function isHardlyOwn(best: Found | undefined, passages: SpanishKnowledge['passages']): boolean {
  if (!best || best.score < SURE_OF_GENERAL || OF_ONES_OWN.includes(best.id)) return false;
  const passage = passages.get(best.id);
  return !passage?.own && !passage?.tellsFirst;
}

/**
 * Says in Spanish that the chatbot doesn't know, and how to reach a person.
 * @param topics the titles of what it knows that comes nearest
 */
export function unknownInSpanish(hours: PersonHours, page: Language, topics: readonly string[] = []): Reply {
  const near = topics.map((title) => `“${title}”`).join(' o ');
  return {
    kind: 'UNKNOWN',
    text: [UNKNOWN, near && `Puede preguntarme por ${near}.`, personWords(hours, page)]
      .filter(Boolean)
      .join(' '),
    sources: [],
    offersPerson: hours.isChatOpen,
  };
}

/** Returns the entry that surely fits. If two fit about as well, only one about the lender's states is returned, for a message with a place. */
function surest(found: readonly Found[], message: string): Found | undefined {
  const [best, next] = found;
  if (!best || best.score < SURE) return undefined;
  if (best.score - (next?.score ?? 0) >= LEAD) return best;
  return spanishPlaceIn(message) && [best, next].find((each) => each?.id === 'states');
}

/** Returns the titles of the articles that come nearest; none for what the chatbot must not answer. */
function nearTopics(found: readonly Found[], passages: SpanishKnowledge['passages']): readonly string[] {
  const near = found.slice(0, MOST_NEAR).filter(({ score }) => score >= NEAR);
  const titles = near.map(({ id }) => passages.get(id)?.title);
  return titles.every((title) => title !== undefined) ? titles : [];
}

/** Finds what fits a question, and the question without the name of its place. */
async function find(message: string, search: SpanishKnowledge['search']): Promise<readonly Found[]> {
  const place = spanishPlaceIn(message);
  const wordings = [message, ...(place ? [withPlace(withEnglishNames(message), place, 'mi estado')] : [])];
  return bestOf(await Promise.all(wordings.map(search)));
}

/** Answers with an article: from the person's own application where it is about that, or with what it says first. */
function answerFrom(
  { id, title, source, text, own, tellsFirst, byState }: Passage,
  message: string,
  given: SpanishGiven,
): Reply {
  const { application, signed, licensedStates, page } = given;
  const place = spanishPlaceIn(message);
  const refused = place && notServedInSpanish(licensedStates, place);
  const ofState = place && 'state' in place ? byState?.(place.state) : undefined;
  const general = byState ? (refused ?? ofState ?? text) : [refused, text].filter(Boolean).join(' ');
  const answered = (words: string): Reply => ({
    kind: 'ANSWER',
    text: words,
    sources: [{ id, title, name: source }],
    offersPerson: false,
  });
  const ofOwn = own && ownWords(own, given);
  if (ofOwn !== undefined) return answered(withPhone(ofOwn, given));
  const isTold = tellsFirst && application && hasOfItsOwn(tellsFirst, application);
  const first = isTold ? ownWords(tellsFirst, given) : undefined;
  if (first !== undefined) return answered(withoutRepeats(`${first} ${general}`));
  const stands = own && (application ? standing(application, page) : signed && SIGNER);
  if (stands === undefined) return answered(general);
  return answered(id.startsWith('own-') ? stands : `${stands} ${general}`);
}

/** What a person reads who signs another person's application and has none of their own. */
const SIGNER = 'Sus páginas muestran si le toca firmar y qué firma.';

/** Says in Spanish how to reach a person now. */
function personWords({ isChatOpen, chatHours, phone, phoneHours }: PersonHours, page: Language): string {
  const button = page === 'es' ? 'Hablar con una persona' : 'Talk to a person';
  const chat = isChatOpen
    ? `Una persona puede ayudarle ahora: seleccione “${button}”.`
    : `Una persona contesta en este chat ${inSpanish(chatHours)}; para dejar un mensaje, seleccione “${button}”.`;
  return `${chat} Por teléfono contestamos al ${phone}, ${inSpanish(phoneHours)}. Pida que le atiendan en español.`;
}
