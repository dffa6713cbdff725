import { askedWordings, questionsIn } from './asked-wordings.ts';
import { guardOf } from './guards.ts';
import { withStateNames } from './named-place.ts';
import { bestOf, type Found, type Given, guardReply, type Reply, replyTo } from './reply.ts';
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
  const guard = guardOf(message);
  if (guard) return guardReply(guard, given.hours);
  const asked = withStateNames(spelledOut(message));
  const find = async (question: string) => {
    const wordings = askedWordings(question).map(async ({ text, weight }) =>
      weighted(await search(text), weight),
    );
    return bestOf(await Promise.all(wordings));
  };
  const questions = questionsIn(asked);
  const [whole, parts] = await Promise.all([
    find(asked),
    Promise.all(questions.length > 1 ? questions.map(find) : []),
  ]);
  const best = bestOf([whole, ...parts.map((found) => weighted(found, PART))]);
  return replyTo(asked, { whole: best, parts }, given);
}

function weighted(found: readonly Found[], weight: number): readonly Found[] {
  return found.map(({ id, score }) => ({ id, score: score * weight }));
}
