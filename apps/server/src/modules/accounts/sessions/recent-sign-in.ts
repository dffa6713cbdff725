import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Caller } from '../../../http/caller.ts';
import { type Refusal, refuse } from '../../../refusal.ts';

const RECENT_MINUTES = 15;

/** Refuses to change how a person signs in, unless they signed in a short time ago: a stolen session must not outlast itself. */
export async function signInAgainRefusal({ db }: Context, { session }: Caller): Promise<Refusal | undefined> {
  const recent = await db
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', session)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${RECENT_MINUTES})`)
    .executeTakeFirst();
  return recent ? undefined : refuse('SIGN_IN_AGAIN');
}
