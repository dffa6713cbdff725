import type { AnswerSource } from './chatbot-session.ts';
import { GUARDS, type Guard, guardId } from './guards.ts';
import { unknownFiguresIn } from './known-figures.ts';
import { stateIn } from './named-state.ts';
import { type OwnApplication, ownAnswer } from './own-answer.ts';
import type { Passage } from './passage.ts';

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

/** Says that the chatbot doesn't know, and how to reach a person. */
export function unknownReply(hours: PersonHours): Reply {
  return {
    kind: 'UNKNOWN',
    text: `${UNKNOWN} ${personWords(hours)}`,
    sources: [],
    offersPerson: hours.isChatOpen,
  };
}

function personWords({ isChatOpen, chatHours, phone, phoneHours }: PersonHours): string {
  return isChatOpen
    ? `A person can help you now: select “Talk to a person”. By phone, we answer at ${phone}, ${phoneHours}.`
    : `A person answers in the chat ${chatHours}. By phone, we answer at ${phone}, ${phoneHours}.`;
}

/**
 * Returns the answer to a question from what the search found.
 * @param found best first
 * @param given.application the signed-in borrower's own, if there is one
 * @throws Error if the answer has a figure that its sources don't have
 */
export function replyTo(
  question: string,
  found: readonly Found[],
  given: {
    readonly passages: ReadonlyMap<string, Passage>;
    readonly hours: PersonHours;
    readonly application?: OwnApplication | undefined;
  },
): Reply {
  const [best] = found;
  if (!best || best.score < SURE) return unknownReply(given.hours);
  const guard = GUARDS.find(({ kind }) => guardId(kind) === best.id);
  if (guard) return guardReply(guard, given.hours);
  const passage = given.passages.get(best.id);
  return passage ? answerFrom(passage, question, given.application) : unknownReply(given.hours);
}

const OWN_SOURCE = 'Your application';

function answerFrom(passage: Passage, question: string, application: OwnApplication | undefined): Reply {
  const { id, title, source, text, own, byState } = passage;
  const ofOwn = own && application ? ownAnswer(own, application) : undefined;
  if (ofOwn !== undefined) {
    return { kind: 'ANSWER', text: ofOwn, sources: [{ id, title, name: OWN_SOURCE }], offersPerson: false };
  }
  const state = byState ? stateIn(question) : undefined;
  const ofState = state && byState?.(state);
  const answer = ofState ?? text;
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
