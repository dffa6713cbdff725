import type { Context } from '../../context.ts';
import { placeOf } from '../../http/place.ts';
import { waitWords } from '../../http/rate-limit.ts';
import { limitOfProcess } from '../../http/request-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** An office behind one address. */
const ofPlace = limitOfProcess({ most: 3000, windowMs: 60_000 });
const ofSession = limitOfProcess({ most: 300, windowMs: 60_000 });

/** Returns why a visit may not send more now; undefined if it may. Counts in memory: an event must cost less than refusing it. */
export function tooManyEvents(
  context: Context,
  { ip = '', session }: { readonly ip?: string | undefined; readonly session?: string | undefined },
): Refusal | undefined {
  const forPlace = ofPlace(context).count(placeOf(ip));
  const seconds = forPlace > 0 || session === undefined ? forPlace : ofSession(context).count(session);
  return seconds > 0
    ? refuse('TOO_MANY_ATTEMPTS', { message: `Too many events. Try again in ${waitWords(seconds)}.` })
    : undefined;
}
