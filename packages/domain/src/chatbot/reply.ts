import type { StateCode } from '../states/us-states.ts';
import type { AnswerSource } from './chatbot-session.ts';
import { GUARDS, type Guard, guardId } from './guards.ts';
import { unknownFiguresIn } from './known-figures.ts';
import { placeIn } from './named-place.ts';
import { type OwnApplication, ownAnswer } from './own-answer.ts';
import type { Passage } from './passage.ts';
import { notServed } from './state-words.ts';

/** An entry of the search that fits a question, from 0 to 1. */
export type Found = { readonly id: string; readonly score: number };

/** What the chatbot says. `UNKNOWN` and `REFUSED` have no source. */
export type Reply = {
  readonly kind: 'ANSWER' | 'UNKNOWN' | 'REFUSED' | 'TALK';
  readonly text: string;
  readonly sources: readonly AnswerSource[];
  readonly offersPerson: boolean;
  /** What the text was taken from; absent where nothing of it may be phrased again. */
  readonly passage?: { readonly id: string; readonly title: string; readonly text: string };
};

/** Where a person can be reached, from the lender's own hours. */
export type PersonHours = {
  readonly isChatOpen: boolean;
  readonly chatHours: string;
  readonly phone: string;
  readonly phoneHours: string;
};

/**
 * Below this score the chatbot says that it doesn't know. Calibrated on the questions of bench/chatbot: a wrong answer costs a borrower
 * more than a missing one.
 */
export const SURE = 0.56;

/** From this score on, an entry is near enough to be named where nothing fits. */
const NEAR = 0.4;
const MOST_NEAR = 2;

const UNKNOWN = 'I don’t know the answer to that.';

/** Returns the reply of a guard. */
export function guardReply({ kind, reply, offersPerson }: Guard, hours: PersonHours): Reply {
  if (kind === 'OFF_TOPIC') return unknownReply(hours);
  const isTalk = kind === 'GREETING' || kind === 'THANKS' || kind === 'PERSON';
  const text = offersPerson ? `${reply} ${personWords(hours)}` : reply;
  return {
    kind: isTalk ? 'TALK' : 'REFUSED',
    text,
    sources: [],
    offersPerson: offersPerson === true && hours.isChatOpen,
  };
}

/**
 * Says that the chatbot doesn't know, and how to reach a person.
 * @param topics the titles of what it knows that comes nearest
 */
export function unknownReply(hours: PersonHours, topics: readonly string[] = []): Reply {
  const near = topics.map((title) => `“${title}”`).join(' or ');
  return {
    kind: 'UNKNOWN',
    text: [UNKNOWN, near && `You can ask me about ${near}.`, personWords(hours)].filter(Boolean).join(' '),
    sources: [],
    offersPerson: hours.isChatOpen,
  };
}

function personWords({ isChatOpen, chatHours, phone, phoneHours }: PersonHours): string {
  return isChatOpen
    ? `A person can help you now: select “Talk to a person”. By phone, we answer at ${phone}, ${phoneHours}.`
    : `A person answers in the chat ${chatHours}. By phone, we answer at ${phone}, ${phoneHours}.`;
}

/** Each question of a message that has several must fit its answer this well to be answered on its own. */
const SURE_OF_PART = 0.75;

/** What the search found for a message, best first, and for each question in it. */
type FoundFor = {
  readonly whole: readonly Found[];
  readonly parts: readonly (readonly Found[])[];
};

/** What a reply is made from. */
export type Given = {
  readonly passages: ReadonlyMap<string, Passage>;
  readonly licensedStates: readonly StateCode[];
  readonly hours: PersonHours;
  /** The signed-in borrower's own, if there is one. */
  readonly application?: OwnApplication | undefined;
};

/** Returns the entries found for several wordings of a question, best first. */
export function bestOf(found: readonly (readonly Found[])[]): readonly Found[] {
  const best = new Map<string, number>();
  for (const { id, score } of found.flat()) best.set(id, Math.max(score, best.get(id) ?? 0));
  return [...best].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score);
}

/**
 * Returns the answer to a message from what the search found.
 * @throws Error if the answer has a figure that its sources don't have
 */
export function replyTo(message: string, { whole, parts }: FoundFor, given: Given): Reply {
  const several = passagesOfParts(parts, given.passages).map((passage) =>
    answerFrom(passage, message, given),
  );
  if (several.length > 1) {
    return {
      kind: 'ANSWER',
      text: several.map(({ text }) => text).join(' '),
      sources: several.flatMap(({ sources }) => sources),
      offersPerson: false,
    };
  }
  const [best] = whole;
  if (!best || best.score < SURE)
    return elsewhereReply(message, given) ?? unknownReply(given.hours, nearTopics(whole, given.passages));
  const guard = GUARDS.find(({ kind }) => guardId(kind) === best.id);
  if (guard) return guardReply(guard, given.hours);
  const passage = given.passages.get(best.id);
  return passage ? answerFrom(passage, message, given) : unknownReply(given.hours);
}

/** Returns the titles of the passages that come nearest; none for what the chatbot must not answer. */
function nearTopics(found: readonly Found[], passages: Given['passages']): readonly string[] {
  const near = found.slice(0, MOST_NEAR).filter(({ score }) => score >= NEAR);
  const titles = near.map(({ id }) => passages.get(id)?.title);
  return titles.every((title) => title !== undefined) ? titles : [];
}

const ABOUT_A_HOME =
  /\b(home|house|condo|apartment|property|land|cottage|cabin|villa|place|live|lend|loan|borrow|apply|heloc)\b/i;

/** Whatever else is asked of a home where the lender doesn't lend, that is the answer. */
function elsewhereReply(message: string, given: Given): Reply | undefined {
  const place = placeIn(message);
  const states = given.passages.get('states');
  const isServed = !place || notServed(given.licensedStates, place) === undefined;
  return isServed || !states || !ABOUT_A_HOME.test(message) ? undefined : answerFrom(states, message, given);
}

/** Returns the passages that answer the questions of a message, if each question has its own. */
function passagesOfParts(parts: FoundFor['parts'], passages: Given['passages']): readonly Passage[] {
  const found = parts.flatMap(([best]) =>
    best && best.score >= SURE_OF_PART ? (passages.get(best.id) ?? []) : [],
  );
  return found.length === parts.length ? [...new Set(found)] : [];
}

const OWN_SOURCE = 'Your application';

function answerFrom(
  passage: Passage,
  message: string,
  { application, licensedStates }: Given,
): Reply & { readonly kind: 'ANSWER' } {
  const { id, title, source, text, own, byState } = passage;
  const ofOwn = own && application ? ownAnswer(own, application) : undefined;
  if (ofOwn !== undefined) {
    return { kind: 'ANSWER', text: ofOwn, sources: [{ id, title, name: OWN_SOURCE }], offersPerson: false };
  }
  const place = placeIn(message);
  const refused = place && notServed(licensedStates, place);
  const ofState = place && 'state' in place ? byState?.(place.state) : undefined;
  const answer = byState ? (refused ?? ofState ?? text) : [refused, text].filter(Boolean).join(' ');
  const unknown = unknownFiguresIn(answer, [text, ofState ?? '']);
  if (unknown.length > 0) throw new Error(`The answer from ${id} has figures of no source`);
  return {
    kind: 'ANSWER',
    text: answer,
    sources: [{ id, title, name: source }],
    offersPerson: false,
    passage: { id, title, text: answer },
  };
}
