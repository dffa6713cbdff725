import type { Context } from '../../context.ts';
import { placeOf } from '../../http/place.ts';
import { waitWords } from '../../http/rate-limit.ts';
import { limitOfProcess } from '../../http/request-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** An office behind one address starts a few conversations at once. */
const starts = limitOfProcess({ most: 60, windowMs: 600_000 });
const requestsOfPlace = limitOfProcess({ most: 300, windowMs: 60_000 });
/** Nobody reads thirty answers in a minute. */
const questions = limitOfProcess({ most: 30, windowMs: 60_000 });

/** Refuses more conversations than one place starts. */
export function tooManyStarts(context: Context, ip: string | undefined): Refusal | undefined {
  return refusalAfter(starts(context).count(placeOf(ip ?? '')));
}

/** Refuses more questions than one person asks. */
export function tooManyQuestions(context: Context, conversationId: string): Refusal | undefined {
  return refusalAfter(questions(context).count(conversationId.toLowerCase()));
}

/** Refuses more requests about conversations than one place makes, so that nobody tries secrets. */
export function tooManyRequests(context: Context, ip: string | undefined): Refusal | undefined {
  return refusalAfter(requestsOfPlace(context).count(placeOf(ip ?? '')));
}

function refusalAfter(seconds: number): Refusal | undefined {
  return seconds > 0
    ? refuse('TOO_MANY_ATTEMPTS', {
        message: `You’ve sent a lot of messages. Try again in ${waitWords(seconds)}.`,
      })
    : undefined;
}
