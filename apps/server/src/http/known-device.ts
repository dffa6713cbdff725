import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { secureCookie } from './secure-cookie.ts';

const COOKIE = 'homeline-device';
const ID_BYTES = 16;
/** How many accounts a browser is known for: the latest. */
const MOST_ACCOUNTS = 8;
/** The longest that browsers keep a cookie. */
const DAYS = 400;
const DAY_SECONDS = 86_400;

/** A browser that signed in to an account before, whose guesses count for itself alone. */
export type KnownDevice = { readonly id: string };

type Account = { readonly organisation: string; readonly email: string };

/** Returns the keyed hash of an account's address, which limits and logs name instead of the address. */
export function accountHash({ sealing }: Pick<Context, 'sealing'>, { organisation, email }: Account): string {
  return sealing.lookupHash('sign-in', `${organisation} ${email.toLowerCase()}`);
}

/**
 * Returns the browser of a request if it signed in to the account before. Its cookie holds a random id and, for each account, a keyed mark
 * that nobody can make for another account or another id.
 */
export function knownDevice(context: Context, cookie: string, account: Account): KnownDevice | undefined {
  const [id, ...marks] = cookie.split('.');
  return id && marks.includes(markOf(context, id, account)) ? { id } : undefined;
}

/** Returns the cookie of known devices that a request carries; empty if it has none. */
export function deviceCookieOf(request: FastifyRequest): string {
  return secureCookie(request, COOKIE).read(/[\w.-]{1,600}/);
}

/** Makes the browser known to the account that it has just signed in to. */
export async function rememberDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  jwt: string,
): Promise<void> {
  const token = await context.tokens.read(jwt);
  if (!token) return;
  const { identity, organisation } = token.caller;
  const account = { organisation, email: await context.identities.emailOf(identity) };
  const [given, ...marks] = deviceCookieOf(request).split('.');
  const id = given || randomBytes(ID_BYTES).toString('base64url');
  const latest = [...new Set([markOf(context, id, account), ...marks])].slice(0, MOST_ACCOUNTS);
  secureCookie(request, COOKIE).send(reply, [id, ...latest].join('.'), { maxAge: DAYS * DAY_SECONDS });
}

function markOf(context: Context, id: string, account: Account): string {
  return context.sealing.lookupHash('known device', `${id} ${accountHash(context, account)}`);
}
