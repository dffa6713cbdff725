import { askedWordings, questionsIn } from './asked-wordings.ts';
import { guardOf } from './guards.ts';
import { bestOf, type Found, type Given, guardReply, type Reply, replyTo } from './reply.ts';

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
  const find = async (question: string) => {
    const wordings = askedWordings(question).map(async ({ text, weight }) =>
      (await search(text)).map(({ id, score }) => ({ id, score: score * weight })),
    );
    return bestOf(await Promise.all(wordings));
  };
  const questions = questionsIn(message);
  const [whole, parts] = await Promise.all([
    find(message),
    Promise.all(questions.length > 1 ? questions.map(find) : []),
  ]);
  return replyTo(message, { whole, parts }, given);
}
