import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { secureCookie } from '../../http/secure-cookie.ts';
import type { Lender } from '../organisations/organisations.ts';

/** Names the lender whose pages this browser session shows. */
export const LENDER_COOKIE = 'homeline-lender';
const CODE = /[a-z0-9-]+/;

/** Returns the lender of the host, else from the URL, else from the session cookie, else the default. */
export function lenderOf(context: Context, request: FastifyRequest): Lender | undefined {
  const { forRequest } = context.organisations;
  const { hostname: host } = request;
  const code = codeInUrl(request);
  const remembered = code ?? (secureCookie(request, LENDER_COOKIE).read(CODE) || undefined);
  // The cookie may name a lender that was removed.
  return forRequest({ code: remembered, host }) ?? (code ? undefined : forRequest({ code: undefined, host }));
}

export function codeInUrl(request: FastifyRequest): string | undefined {
  const { orgCode } = request.query as { orgCode?: string };
  return orgCode || undefined;
}
