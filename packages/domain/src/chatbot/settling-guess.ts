import { GUARDS, type GuardKind, guardId } from './guards.ts';
import { STRONG_GUESS } from './own/likely-topics.ts';
import { isAboutOneself } from './own/own-questions.ts';
import { type Found, SURE, SURE_OF_ONESELF } from './reply.ts';

/** What the search finds nearest. It is beside the point if it is a general article, and the question hardly about lending in general. */
export type Nearest = Found & { readonly isBeside: boolean };

/**
 * Returns whether a guess settles what a question is about. A refusal comes before a guess unless the guess is all but certain, and what
 * the search finds surely before a middling one: “when is the next bus” isn't about the appointment. Only a question about
 * oneself is answered by a middling guess, also against a general article if the question is hardly about lending in general.
 */
export function maySettle(
  guess: { isStrong: boolean; share: number },
  text: string,
  best: Nearest | undefined,
): boolean {
  const score = best?.score ?? 0;
  if (isNearHarmless(best, text)) return guess.share >= STRONG_GUESS;
  const isRefused = score >= SURE && GUARDS.some(({ kind }) => guardId(kind) === best?.id);
  if (isRefused)
    return guess.share >= (score < LIKELY_REFUSAL || isHarmless(best, text) ? SURE_GUESS : CERTAIN_GUESS);
  if (score >= EXACT) return guess.share >= SURE_GUESS;
  return guess.isStrong || (isAboutOneself(text) && (score < SURE_OF_ONESELF || best?.isBeside === true));
}

/** Refusals that guard against nothing that is in the person’s own file: to a question about oneself, it is a harmless answer. */
const HARMLESS: readonly GuardKind[] = [
  'FINANCIAL_ADVICE',
  'TAX_ADVICE',
  'LEGAL_ADVICE',
  'ANOTHER_PERSON',
  'OFF_TOPIC',
];
/** From this score on, even a harmless refusal needs a surer guess. */
const NEAR_REFUSAL = 0.75;
/** The same where the question doesn’t name the person: “the interest in dollars on the 15-year one”. */
const NEAR_REFUSAL_OF_ANYBODY = 0.7;

function isHarmless(best: Found | undefined, text: string): boolean {
  return isAboutOneself(text) && HARMLESS.some((kind) => guardId(kind) === best?.id);
}

function isNearHarmless(best: Found | undefined, text: string): boolean {
  const isKind = HARMLESS.some((kind) => guardId(kind) === best?.id);
  const most = isAboutOneself(text) ? NEAR_REFUSAL : NEAR_REFUSAL_OF_ANYBODY;
  return best !== undefined && isKind && best.score >= SURE && best.score < most;
}

/** From these scores on, a refusal or any other entry matches the question almost word for word. */
const [LIKELY_REFUSAL, EXACT] = [0.66, 0.82];
/** How likely a guess must be to overrule a refusal or an exact entry; and to overrule an almost exact refusal. */
const [SURE_GUESS, CERTAIN_GUESS] = [0.85, 0.97];

/** Returns whether both of two topics may be told where it is unclear which is meant. */
export function maySettleBoth(text: string, best: Nearest | undefined): boolean {
  return maySettle({ isStrong: false, share: isNearHarmless(best, text) ? STRONG_GUESS : 0 }, text, best);
}
