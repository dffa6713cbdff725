import { additionalSigners } from '../facts/signers.selectors.ts';
import { askedWordings, questionsIn } from './asked-wordings.ts';
import { asksWhomWeLendTo, type Guard, guardOf } from './guards.ts';
import { withStateNames } from './named-place.ts';
import { likelyTopic, twoTopics, unlikelyTopics } from './own/likely-topics.ts';
import { ownAnswer } from './own/own-answer.ts';
import { howOthersSign } from './own/own-papers.ts';
import { areCombined, clausesIn, mayBeAskedBy, ownTopicOf } from './own/own-questions.ts';
import { GENERAL, type OwnTopic, sameAnswer } from './own/own-topics.ts';
import {
  answerFrom,
  bestOf,
  bestUsable,
  type Found,
  type Given,
  guardReply,
  type Reply,
  replyTo,
  signerReply,
  topicFound,
} from './reply.ts';
import { maySettle, maySettleBoth } from './settling-guess.ts';
import { spelledOut } from './spelled-out.ts';

/** How much an entry that fits only one question of a message counts for the whole message. */
const PART = 0.9;

/**
 * Answers a message in English from what a search finds for it.
 * @param search returns the entries that fit a question, best first
 */
export async function answerTo(
  message: string,
  search: (question: string) => Promise<readonly Found[]>,
  given: Given,
): Promise<Reply> {
  const guard = guardOf(message) ?? guardOf(withoutNames(message, given));
  if (guard) return withOthers(guard, guardReply(guard, given.hours), given);
  const fair = asksWhomWeLendTo(message) ? given.passages.get('equal-credit') : undefined;
  if (fair) return withReasons(answerFrom(fair, '', given), given);
  const signer = given.signed && signerReply(message, given.signed);
  if (signer) return signer;
  const asked = withStateNames(spelledOut(withoutNames(message, given)));
  const find = async (question: string) => {
    const wordings = askedWordings(question).map(async ({ text, weight }) =>
      weighted(await search(text), weight),
    );
    return bestOf(await Promise.all(wordings));
  };
  const part = async (text: string) => {
    const found = await find(text);
    const topics = given.application ? await topicsIn({ text, found }, find, given) : NO_TOPICS;
    return { text, found: found.filter((each) => !isUnlikely(each, topics, given)), ...topics };
  };
  const questions = questionsIn(asked);
  const [whole, parts] = await Promise.all([
    part(asked),
    Promise.all(questions.length > 1 ? questions.map(part) : []),
  ]);
  const found = bestOf([whole.found, ...parts.map((one) => weighted(one.found, PART))]);
  return replyTo(asked, { whole: { ...whole, found }, parts }, given);
}

/**
 * Replaces other signers' names by their role, because the search knows no names: “Has Robin signed?”
 * @param role in the language of the message
 */
export function withoutNames(message: string, { application }: Given, role = CO_SIGNER): string {
  const names = application ? additionalSigners(application.facts).map(({ name }) => name) : [];
  const firsts = names.map((name) => name.split(' ')[0]?.toLowerCase());
  return names
    .reduce((text, name) => text.replaceAll(name, role), message)
    .replace(/(\p{L}+?)(['’]?s)?(?!\p{L})/gu, (word, name: string) => {
      if (firsts.includes(word.toLowerCase())) return role;
      return firsts.includes(name.toLowerCase()) ? `${role}’s` : word;
    });
}

const CO_SIGNER = 'my co-signer';

/** A question, and what the search found for it. */
type Asked = { readonly text: string; readonly found: readonly Found[] };
/** The topics of a question, and whether the learned topic model is sure of them. */
type Topics = {
  readonly own: readonly OwnTopic[];
  readonly isLearned: boolean;
  /** Whether one of them is meant, but it is unclear which. */
  readonly isEither?: true;
  /** Topics that the question is hardly about. */
  readonly unlikely: readonly (OwnTopic | typeof GENERAL)[];
};
const NO_TOPICS: Topics = { own: [], isLearned: false, unlikely: [] };
/** An entry about an unlikely topic must fit at least this well: a wrong answer misleads. */
const SURE_AGAINST_GUESS = 0.75;

function isUnlikely(
  { id, score }: Found,
  { unlikely }: Pick<Topics, 'unlikely'>,
  { passages }: Given,
): boolean {
  const passage = passages.get(id);
  if (!passage || score >= SURE_AGAINST_GUESS) return false;
  return unlikely.includes(passage.own ? sameAnswer(passage.own) : GENERAL);
}

/** Returns everything that a question asks about the person's own application, in its order. */
async function topicsIn(
  asked: Asked,
  find: (question: string) => Promise<readonly Found[]>,
  given: Given,
): Promise<Topics> {
  const whole = await topicOf(asked, given);
  const ofClauses = await Promise.all(
    clausesIn(asked.text).map(async (text) => {
      const found = await find(text);
      return (await topicOf({ text, found }, given)).own[0] ?? topicFound(found, given);
    }),
  );
  const topics = ofClauses.filter((topic) => topic !== undefined);
  const [only] = whole.own;
  const isAnother = whole.isLearned && only !== undefined && !topics.includes(only);
  return !isAnother && areCombined(topics, only) ? { ...whole, own: [...new Set(topics)] } : whole;
}

/** Returns what a question asks about the person's own application: the learned topic model decides if it is sure. */
async function topicOf({ text, found }: Asked, given: Given): Promise<Topics> {
  const { application, guessTopics } = given;
  const named = ownTopicOf(text);
  if (!application || !guessTopics) return { ...NO_TOPICS, own: named ? [named] : [] };
  const guesses = await guessTopics(text);
  const unlikely = unlikelyTopics(guesses, application);
  const topic = named && unlikely.includes(sameAnswer(named)) ? undefined : named;
  const own = topic ? [topic] : [];
  const agreed = [...own, ...[topicFound(found, given)].filter((each) => each !== undefined)];
  const likely = likelyTopic(guesses, application, agreed);
  const nearest = bestUsable(
    found.filter((each) => !isUnlikely(each, { unlikely }, given)),
    given,
  );
  const passage = nearest && given.passages.get(nearest.id);
  const isBeside = passage !== undefined && !passage.own && unlikely.includes(GENERAL);
  const best = nearest && { ...nearest, isBeside };
  if (likely?.topic === GENERAL) return { own: [], isLearned: true, unlikely };
  const both = topic ? [] : twoTopics(guesses, application, agreed);
  const either = both.filter((each) => mayBeAskedBy(text, each));
  if (either.length > 0 && maySettleBoth(text, best))
    return { own: either, isLearned: true, isEither: true, unlikely };
  return likely && maySettle(likely, text, best)
    ? { own: [likely.topic], isLearned: true, unlikely }
    : { own, isLearned: false, unlikely };
}

/** Adds where the reasons of a decision are, for a person who was declined. */
function withReasons(reply: Reply, { application }: Given): Reply {
  const reasons = application?.facts.adverseActionNotice.length
    ? ownAnswer('REASONS', application)
    : undefined;
  return reasons ? { ...reply, text: `${reply.text} ${reasons}` } : reply;
}

/** Adds how the other signers sign, for a person who wants to sign for them. */
function withOthers({ kind }: Guard, reply: Reply, { application }: Given): Reply {
  const words = kind === 'SIGNING_FOR_ANOTHER' && application ? howOthersSign(application) : undefined;
  return words ? { ...reply, text: `${reply.text} ${words}` } : reply;
}

function weighted(found: readonly Found[], weight: number): readonly Found[] {
  return found.map(({ id, score }) => ({ id, score: score * weight }));
}
