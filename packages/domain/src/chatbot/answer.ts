import { askedWordings, questionsIn } from './asked-wordings.ts';
import { asksWhomWeLendTo, guardOf } from './guards.ts';
import { withStateNames } from './named-place.ts';
import { ownTopicOf } from './own/own-questions.ts';
import { answerFrom, bestOf, type Found, type Given, guardReply, type Reply, replyTo } from './reply.ts';
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
  if (fair) return answerFrom(fair, '', given);
  const asked = withStateNames(spelledOut(message));
  const find = async (question: string) => {
    const wordings = askedWordings(question).map(async ({ text, weight }) =>
      weighted(await search(text), weight),
    );
    return bestOf(await Promise.all(wordings));
  };
  const part = async (text: string) => ({
    text,
    found: await find(text),
    own: given.application && ownTopicOf(text),
  });
  const questions = questionsIn(asked);
  const [whole, parts] = await Promise.all([
    part(asked),
    Promise.all(questions.length > 1 ? questions.map(part) : []),
  ]);
  const found = bestOf([whole.found, ...parts.map((one) => weighted(one.found, PART))]);
  return replyTo(asked, { whole: { ...whole, found }, parts }, given);
}

function weighted(found: readonly Found[], weight: number): readonly Found[] {
  return found.map(({ id, score }) => ({ id, score: score * weight }));
}
