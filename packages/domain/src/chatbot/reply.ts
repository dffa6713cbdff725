import type { Facts } from '../facts/facts.ts';
import { wasDisbursed } from '../facts/funding.selectors.ts';
import { incomeSource } from '../facts/income.selectors.ts';
import { floodDetermination } from '../facts/title.selectors.ts';
import type { StateCode } from '../states/us-states.ts';
import { currentStep } from '../workflow/current-step.ts';
import type { AnswerSource } from './chatbot-session.ts';
import { GUARDS, type Guard, type GuardKind, guardId } from './guards.ts';
import { unknownFiguresIn } from './known-figures.ts';
import { placeIn } from './named-place.ts';
import type { TopicGuess } from './own/likely-topics.ts';
import { ownAnswer } from './own/own-answer.ts';
import type { OwnApplication } from './own/own-application.ts';
import { isAboutOneself, speaksOfOthers } from './own/own-questions.ts';
import { hasOwnFigures } from './own/own-terms.ts';
import type { OwnTopic } from './own/own-topics.ts';
import { type SignedApplication, signerAnswer } from './own/signer-answer.ts';
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
  /** The source of the text; absent if it must not be rephrased. */
  readonly passage?: { readonly id: string; readonly title: string; readonly text: string };
};

/** Where a person can be reached, from the lender's own hours. */
export type PersonHours = {
  readonly isChatOpen: boolean;
  readonly chatHours: string;
  /** When the closed chat opens again, in a sentence. */
  readonly opening?: string | undefined;
  readonly phone: string;
  readonly phoneHours: string;
};

/**
 * Below this score the chatbot says that it doesn't know. Calibrated on the questions of bench/chatbot: a wrong answer costs a borrower
 * more than a missing one.
 */
export const SURE = 0.52;

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

/** Says that the chatbot doesn't know: to a borrower who asks about themselves, with where their application stands. */
function unknownFor(message: string, found: readonly Found[], given: Given): Reply {
  const reply = unknownReply(given.hours, nearTopics(found, given.passages));
  const { application } = given;
  if (!application || !isAboutOneself(message)) return reply;
  const isOpen = currentStep(application.facts).kind !== 'TERMINAL';
  const topics: readonly OwnTopic[] =
    isOpen && hasOwnFigures(application.facts) ? ['NEXT', 'TERMS'] : ['NEXT'];
  const stands = topics.flatMap((topic) => ownAnswer(topic, application) ?? []);
  const text = withoutRepeats([reply.text, 'This is where your application stands:', ...stands].join(' '));
  return { ...reply, text };
}

/** Says how to reach a person now. */
export function personWords({ isChatOpen, chatHours, opening, phone, phoneHours }: PersonHours): string {
  const byPhone = `By phone, we answer at ${phone}, ${phoneHours}.`;
  if (isChatOpen) return `A person can help you now: select “Talk to a person”. ${byPhone}`;
  return opening
    ? `Nobody is in the chat now. ${opening} To leave a message, select “Talk to a person”. ${byPhone}`
    : `A person answers in the chat ${chatHours}; to leave a message, select “Talk to a person”. ${byPhone}`;
}

/** Each question of a message that has several must fit its answer this well to be answered on its own. */
const SURE_OF_PART = 0.75;
/** A wording of the person's own application must fit this well to count more than a pattern. */
const SURE_OF_TOPIC = 0.7;
/** A question about one's own application is answered from it, unless something else fits better by more than this. */
const OWN_LEAD = 0.05;
/** A question about oneself gets a general answer only at this score or above. */
export const SURE_OF_ONESELF = 0.68;
/** A message about oneself that is merely similar to one of these isn't refused, because a refusal would accuse the person. */
const ACCUSING: readonly GuardKind[] = ['ABUSE', 'ANOTHER_PERSON', 'FRAUD'];
const SURE_TO_ACCUSE = 0.8;

/** A question in a message, with the search's finds, best first, and the topics of the person's own application that it asks about. */
type Part = {
  readonly text: string;
  readonly found: readonly Found[];
  readonly own: readonly OwnTopic[];
  /** Whether the learned topic model is sure of these topics. */
  readonly isLearned: boolean;
  /** Whether one of the topics is meant, but it is unclear which. */
  readonly isEither?: true;
};

/** What the search found for a message, and its questions if it has several. */
type FoundFor = { readonly whole: Part; readonly parts: readonly Part[] };

/** The inputs of a reply. */
export type Given = {
  readonly passages: ReadonlyMap<string, Passage>;
  readonly licensedStates: readonly StateCode[];
  readonly hours: PersonHours;
  /** The signed-in borrower's own, if any. */
  readonly application?: OwnApplication | undefined;
  /** The application that the signed-in person signs besides its borrower, if they have none of their own. */
  readonly signed?: SignedApplication | undefined;
  /** Returns how likely a question is about each topic of one's own application, likeliest first; nothing while that isn't known. */
  readonly guessTopics?: (question: string) => Promise<readonly TopicGuess[]>;
};

/** Returns the entries found for several wordings of a question, best first. */
export function bestOf(found: readonly (readonly Found[])[]): readonly Found[] {
  const best = new Map<string, number>();
  for (const { id, score } of found.flat()) best.set(id, Math.max(score, best.get(id) ?? 0));
  return [...best].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score);
}

/**
 * Returns the answer to a message from the person's own application, and from what the search found.
 * @throws Error if the answer has a figure that its sources don't have
 */
export function replyTo(message: string, foundFor: FoundFor, given: Given): Reply {
  const whole = withUsable(foundFor.whole, given);
  const parts = foundFor.parts.map((part) => withUsable(part, given));
  const own = ownReply(whole, given);
  // What is told beside a single question says what it is about: “Why did the link fail? I had to upload by hand.”
  const isTold = whole.isLearned && parts.filter(({ text }) => isQuestion(text)).length === 1;
  const severally = parts.length > 1 && !(own && isTold) ? replyToParts(parts, given) : undefined;
  if (severally) return severally;
  if (own) return own;
  const [best] = ownFirst(whole.found, given);
  if (!best || best.score < sureOf(best, message, given))
    return elsewhereReply(message, given) ?? unknownFor(message, whole.found, given);
  const guard = GUARDS.find(({ kind }) => guardId(kind) === best.id);
  const isUnsure = best.score < SURE_TO_ACCUSE && isAboutOneself(message) && !speaksOfOthers(message);
  if (guard && ACCUSING.includes(guard.kind) && isUnsure) return unknownFor(message, [], given);
  if (guard) return guardReply(guard, given.hours);
  const passage = given.passages.get(best.id);
  return passage ? answerFrom(passage, message, given) : unknownReply(given.hours);
}

/**
 * Returns a question without topics that have no answer. A wording that fits very well counts more than a pattern: “is it a yes or a no?”
 * is about the decision.
 */
function withUsable(part: Part, given: Given): Part {
  const { found, own, isLearned } = part;
  const usable = found.filter(({ id }) => isUsable(given.passages.get(id), given));
  const topic = topicFound(usable, given);
  const isOther = !isLearned && given.application && topic && own.length <= 1 && !own.includes(topic);
  return { ...part, found: usable, own: isOther ? [topic] : own };
}

/** Returns a question's topic about the person's own application by the nearest wording, if close enough. */
export function topicFound(found: readonly Found[], given: Given): OwnTopic | undefined {
  const best = bestUsable(found, given);
  return best && best.score >= SURE_OF_TOPIC ? given.passages.get(best.id)?.own : undefined;
}

/** Returns the best search result that has an answer. */
export function bestUsable(found: readonly Found[], given: Given): Found | undefined {
  return found.find(({ id }) => isUsable(given.passages.get(id), given));
}

function isUsable(passage: Passage | undefined, { application }: Given): boolean {
  if (!passage?.isForApplicants) return true;
  return (
    passage.own !== undefined &&
    application !== undefined &&
    ownAnswer(passage.own, application) !== undefined
  );
}

function sureOf({ id }: Found, message: string, { application, passages }: Given): number {
  const isGeneral = !passages.get(id)?.own && passages.has(id);
  return application && isGeneral && isAboutOneself(message) ? SURE_OF_ONESELF : SURE;
}

/** Answers each question of a message separately, and says which ones it can't answer; undefined if no answer is sure. */
function replyToParts(parts: readonly Part[], given: Given): Reply | undefined {
  const replies = parts.map((part) => ownReply(part, given) ?? passageReply(part, given));
  const known = replies.filter((reply) => reply !== undefined);
  if (known.length === 0 || (known.length < parts.length && !parts.some(({ own }) => own.length > 0)))
    return undefined;
  const unknown = parts
    .filter(({ text }, at) => replies[at] === undefined && isQuestion(text))
    .map(({ text }) => `“${text.trim()}”`);
  const admits =
    unknown.length > 0
      ? [`I don’t know the answer to ${unknown.join(' and ')}.`, personWords(given.hours)]
      : [];
  return {
    kind: 'ANSWER',
    text: withoutRepeats([...known.map(({ text }) => text), ...admits].join(' ')),
    sources: [
      ...new Map(known.flatMap(({ sources }) => sources).map((source) => [source.id, source])).values(),
    ],
    offersPerson: unknown.length > 0 && given.hours.isChatOpen,
  };
}

const ASKS =
  /\b(?:who|what|when|where|why|how|which|is|are|was|am|do|does|did|can|could|will|would|should|may|have|has)\b/i;
const FEWEST_WORDS = 3;

/** Returns whether a part of a message asks something: “be honest” doesn't. */
function isQuestion(text: string): boolean {
  return ASKS.test(text) && text.trim().split(/\s+/).length >= FEWEST_WORDS;
}

/** Leaves out sentences that were said before. */
export function withoutRepeats(text: string): string {
  return [...new Set(sentencesOf(text))].join(' ');
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?]) (?=[\p{Lu}¿¡])/u);
}

const OWN_SOURCE = 'Your application';
const SIGNER_SOURCE = { id: 'own-signature', title: 'Your signature', name: 'Your signature' };
/** Topics that an application without offers can't answer alone, so the reply adds the general figures. */
const OF_OFFERS: readonly OwnTopic[] = ['AMOUNT', 'RATE', 'PAYMENT', 'CASH', 'FEE', 'TERM', 'TERMS'];

/** What the borrower can still choose about a topic, while the offers wait. */
const CHOICES: Partial<Readonly<Record<OwnTopic, string>>> = { FEE: 'origination-fee' };
const isChoosing = (facts: Facts) => currentStep(facts).id === 'OFFER_SELECTION';

/** Text with a person, an account or a home is never sent to a language model. */
const NEVER_PHRASED: readonly OwnTopic[] = [
  'LOAN_NUMBER',
  // The words of a notice are the law's.
  'REASONS',
  'PROFILE',
  'ACCOUNT',
  'AUTOPAY',
  'SIGNERS',
  'DEBTS',
  'APPOINTMENT',
  'NOTARY_PLACE',
  'NAME_DIFFERS',
  'SIGNS_FOR',
  'RATIOS',
  'NOTIFIED',
  'ADD_BORROWER',
  'PAYEE',
  'SIGNER_LINK',
];

/** Answers what an additional signer asks about the application that they sign. */
export function signerReply(question: string, signed: SignedApplication): Reply | undefined {
  const text = signerAnswer(question, signed);
  return text === undefined
    ? undefined
    : { kind: 'ANSWER', text, sources: [SIGNER_SOURCE], offersPerson: false };
}

const EITHER =
  'I’m not sure which of two things you’re asking, so here is both. To ask a person, select “Talk to a person”.';

/** Returns whether two answers have no sentence in common. Two that do are about the same thing. */
function areDifferent([first, second]: readonly string[]): boolean {
  const said = new Set(first && sentencesOf(first));
  return second !== undefined && !sentencesOf(second).some((sentence) => said.has(sentence));
}

/** Adds the number where a text first says to call us. */
function withPhone(text: string, { phone }: PersonHours): string {
  return text.replace(/\bcall us\b/i, (words) => `${words} at ${phone}`);
}

/** Answers a question about the person's own application from its facts. The best general text comes with it for a language model. */
function ownReply({ own, found, isEither }: Part, given: Given): Reply | undefined {
  const { application, passages, hours } = given;
  const told = application
    ? own.flatMap((topic) => {
        const answer = ownAnswer(topic, application);
        return answer === undefined ? [] : [{ topic, answer }];
      })
    : [];
  const [first] = told;
  if (!first || !application) return undefined;
  const [best] = found;
  const ofAnybody =
    OF_OFFERS.includes(first.topic) && !hasOwnFigures(application.facts)
      ? found.find(({ id, score }) => score >= SURE && passages.has(id) && !passages.get(id)?.own)
      : undefined;
  const texts = told.map(({ answer }) => answer);
  const choices = passages.get(CHOICES[first.topic] ?? '');
  if (choices && isChoosing(application.facts)) texts.push(choices.text);
  if (isEither && texts.length > 1) {
    if (areDifferent(texts)) texts.unshift(EITHER);
    else texts.splice(1, 1);
  }
  if (ofAnybody) texts.push(passages.get(ofAnybody.id)?.text ?? '');
  const text = withPhone(withoutRepeats(texts.join(' ')), hours);
  const general = best && best.score >= SURE_OF_PART ? passages.get(best.id) : undefined;
  const source = { id: `own-${first.topic.toLowerCase()}`, title: OWN_SOURCE, name: OWN_SOURCE };
  const both = general && !general.own ? `${text}\n${general.text}` : text;
  return {
    ...{ kind: 'ANSWER', text, sources: [source], offersPerson: false },
    ...(!told.some(({ topic }) => NEVER_PHRASED.includes(topic)) && {
      passage: { id: source.id, title: source.title, text: both },
    }),
  };
}

function passageReply({ text, found }: Part, given: Given): Reply | undefined {
  const [best] = ownFirst(found, given);
  const passage = best && best.score >= SURE_OF_PART ? given.passages.get(best.id) : undefined;
  return passage && answerFrom(passage, text, given);
}

/** Returns what the search found. An entry about the person's own application comes first if it fits about as well as the best. */
function ownFirst(found: readonly Found[], { application, passages }: Given): readonly Found[] {
  const [best] = found;
  if (!application || !best) return found;
  const own = found.find(({ id }) => passages.get(id)?.own);
  return own && own.score >= SURE && best.score - own.score <= OWN_LEAD ? [own, ...found] : found;
}

/** Returns the titles of the passages that come nearest; none for what the chatbot must not answer. */
function nearTopics(found: readonly Found[], passages: Given['passages']): readonly string[] {
  const near = found.slice(0, MOST_NEAR).filter(({ score }) => score >= NEAR);
  const titles = near.map(({ id }) => passages.get(id)?.title);
  return titles.every((title) => title !== undefined) ? titles : [];
}

const ABOUT_A_HOME =
  /\b(home|house|condo|apartment|property|land|cottage|cabin|villa|place|live|lend|loan|borrow|apply|heloc)\b/i;

/** Answers any question about a home outside the lender's states with where it lends. */
function elsewhereReply(message: string, given: Given): Reply | undefined {
  const place = placeIn(message);
  const states = given.passages.get('states');
  const isServed = !place || notServed(given.licensedStates, place) === undefined;
  return isServed || !states || !ABOUT_A_HOME.test(message) ? undefined : answerFrom(states, message, given);
}

/** Answers with a passage: from the person's own application where it is about that. */
export function answerFrom(
  passage: Passage,
  message: string,
  { application, licensedStates, hours }: Given,
): Reply & { readonly kind: 'ANSWER' } {
  const { id, title, source, text, own, byState } = passage;
  const ofOwn = own && application ? ownAnswer(own, application) : undefined;
  if (ofOwn !== undefined) {
    const sources = [{ id, title, name: OWN_SOURCE }];
    return { kind: 'ANSWER', text: withPhone(ofOwn, hours), sources, offersPerson: false };
  }
  const place = placeIn(message);
  const refused = place && notServed(licensedStates, place);
  const ofState = place && 'state' in place ? byState?.(place.state) : undefined;
  const answer = byState ? (refused ?? ofState ?? text) : [refused, text].filter(Boolean).join(' ');
  const unknown = unknownFiguresIn(answer, [text, ofState ?? '']);
  if (unknown.length > 0) throw new Error(`The answer from ${id} has figures of no source`);
  const first = passage.tellsFirst && application && ownFigures(passage.tellsFirst, application);
  return {
    kind: 'ANSWER',
    text: first ? withoutRepeats(`${first} ${answer}`) : answer,
    sources: [
      ...(first ? [{ id: 'own-first', title: OWN_SOURCE, name: OWN_SOURCE }] : []),
      { id, title, name: source },
    ],
    offersPerson: false,
    // A language model would mix up the person's own figures and the general ones.
    ...(!first && { passage: { id, title, text: answer } }),
  };
}

/** Returns what the application says about a topic where it has something of its own to say. */
function ownFigures(topic: OwnTopic, application: OwnApplication): string | undefined {
  return hasOfItsOwn(topic, application) ? ownAnswer(topic, application) : undefined;
}

/** Returns whether the application has something of its own to say about a topic. */
export function hasOfItsOwn(topic: OwnTopic, application: OwnApplication): boolean {
  const { facts } = application;
  const isTold: Partial<Record<OwnTopic, boolean>> = {
    REASONS: facts.adverseActionNotice.length > 0,
    DEADLINE: application.dueAt !== undefined,
    AUTOPAY: hasOwnFigures(facts),
    FLOOD: floodDetermination(facts) !== undefined,
    ACCOUNT: facts.bankAccounts.length > 0,
    INCOME: incomeSource(facts) !== undefined,
    HOME_VALUE: hasOwnFigures(facts),
    SIGNED: facts.closingDocuments.length > 0,
    CANCEL: facts.profile !== undefined,
    BALANCE: wasDisbursed(facts),
  };
  const isOpen = currentStep(facts).kind !== 'TERMINAL' || currentStep(facts).id === 'COMPLETE';
  return isTold[topic] ?? (hasOwnFigures(facts) && isOpen);
}
