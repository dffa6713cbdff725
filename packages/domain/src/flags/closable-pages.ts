import { isUuid } from '../people/uuid.ts';

/** The base path of the borrower's pages, as the address bar shows it. */
const BASE = '/account/heloc';

/** The first part of every page outside an application. The test of routes.tsx keeps both alike. */
export const FIRST_PARTS: readonly string[] = [
  ...['privacy', 'chat-embed', 'contact', 'unsubscribe', 'coming-soon', 'register', 'auth'],
  ...['heloc-signer', 'plaid-oauth-success', 'dashboard', 'clients', 'client', 'security', 'apply-again'],
];

/** The first part of every page of an application, behind its `:uuid`. */
export const APPLICATION_PARTS: readonly string[] = [
  ...['answers', 'bank', 'bpo', 'complete', 'conditions', 'credit', 'document', 'error', 'identity'],
  ...['income', 'insurance', 'liens', 'notary', 'payoff', 'product', 'review-app', 'signing', 'start'],
];

/** Returns the route of a page that somebody typed or copied from the address bar: '/register' of '/account/heloc/register/'. */
export function routeOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+|[?#].*$/g, '').replace(/(?<=.)\/+$/, '');
  if (path === BASE) return '/';
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
}

/** Tells whether a route names a page, so that closing it closes something. */
export function namesPage(route: string): boolean {
  const [first = '', second] = route.split('/').slice(1);
  if (first === '' || FIRST_PARTS.includes(first)) return true;
  const isApplication = first.startsWith(':') || isUuid(first);
  return isApplication && (second === undefined || APPLICATION_PARTS.includes(second));
}
