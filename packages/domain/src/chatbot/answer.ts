import { additionalSigners } from '../facts/signers.selectors.ts';
import { askedWordings, questionsIn } from './asked-wordings.ts';
import { asksWhomWeLendTo, guardOf } from './guards.ts';
import { withStateNames } from './named-place.ts';
import { ownAnswer } from './own/own-answer.ts';
import { areCombined, clausesIn, ownTopicOf } from './own/own-questions.ts';
import type { OwnTopic } from './own/own-topics.ts';
import {
  answerFrom,
  bestOf,
  type Found,
  type Given,
  guardReply,
  type Reply,
  replyTo,
  signerReply,
  topicFound,
} from './reply.ts';
import { isSpanish, spanishReply } from './spanish.ts';
import { spelledOut } from './spelled-out.ts';

/** How much an entry counts for the whole message that fits one question in it. */
const PART = 0.9;

/**
 * Answers a message from what a search finds for it.
 * @param search returns the entries that fit a question, best first
 */
export async function answerTo(
  message: string,
  search: (question: string) => Promise<readonly Found[]>,
  given: Given,
): Promise<Reply> {
  if (isSpanish(message)) return spanishReply(message, given.hours);
  const guard = guardOf(message);
  if (guard) return guardReply(guard, given.hours);
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
  const part = async (text: string) => ({
    text,
    found: await find(text),
    own: given.application ? await topicsIn(text, find, given) : [],
  });
  const questions = questionsIn(asked);
  const [whole, parts] = await Promise.all([
    part(asked),
    Promise.all(questions.length > 1 ? questions.map(part) : []),
  ]);
  const found = bestOf([whole.found, ...parts.map((one) => weighted(one.found, PART))]);
  return replyTo(asked, { whole: { ...whole, found }, parts }, given);
}

/** Names the other signers by what they are, because the search knows no names: “Has Robin signed?” */
function withoutNames(message: string, { application }: Given): string {
  const names = application ? additionalSigners(application.facts).map(({ name }) => name) : [];
  const firsts = names.map((name) => name.split(' ')[0]?.toLowerCase());
  return names
    .reduce((text, name) => text.replaceAll(name, CO_SIGNER), message)
    .replace(/\p{L}+/gu, (word) => (firsts.includes(word.toLowerCase()) ? CO_SIGNER : word));
}

const CO_SIGNER = 'my co-signer';

/** Returns everything that a question asks about the person's own application, in its order. */
async function topicsIn(
  text: string,
  find: (question: string) => Promise<readonly Found[]>,
  given: Given,
): Promise<readonly OwnTopic[]> {
  const whole = ownTopicOf(text);
  const ofClauses = await Promise.all(
    clausesIn(text).map(async (clause) => ownTopicOf(clause) ?? topicFound(await find(clause), given)),
  );
  const topics = ofClauses.filter((topic) => topic !== undefined);
  if (areCombined(topics, whole)) return [...new Set(topics)];
  return whole ? [whole] : [];
}

/** Adds where the reasons of a decision are, for somebody who was declined. */
function withReasons(reply: Reply, { application }: Given): Reply {
  const reasons = application?.facts.adverseActionNotice.length
    ? ownAnswer('REASONS', application)
    : undefined;
  return reasons ? { ...reply, text: `${reply.text} ${reasons}` } : reply;
}

function weighted(found: readonly Found[], weight: number): readonly Found[] {
  return found.map(({ id, score }) => ({ id, score: score * weight }));
}
