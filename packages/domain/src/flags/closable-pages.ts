import { isUuid } from '../people/uuid.ts';

/** The base path of the borrower's pages, as the address bar shows it. */
const BASE = '/account/heloc';

/** Every page outside an application. The test of routes.tsx keeps both alike. */
export const PAGE_ROUTES: readonly string[] = [
  ...['privacy', 'chat-embed', 'contact', 'unsubscribe', 'coming-soon', 'plaid-oauth-success'],
  ...['register', 'register/account-setup', 'register/support'],
  ...['auth/login', 'auth/callback', 'auth/forgot-password', 'auth/reset-password', 'auth/email-link'],
  ...['auth/sign-in-link', 'auth/verify-email'],
  ...['heloc-signer/login', 'heloc-signer/resume', 'heloc-signer/intro', 'heloc-signer/profile'],
  ...['heloc-signer/hmda', 'heloc-signer/credit', 'heloc-signer/income', 'heloc-signer/identity'],
  ...['heloc-signer/conditions/identity', 'heloc-signer/conditions/upload-document'],
  ...['heloc-signer/documents', 'heloc-signer/sign', 'heloc-signer/notary', 'heloc-signer/error'],
  ...['heloc-signer/cancelled', 'dashboard/wallet', 'dashboard/settings', 'security', 'apply-again'],
  ...['clients/:client/check', 'client'],
];

/** Every page of an application, behind its `:uuid`. */
export const APPLICATION_ROUTES: readonly string[] = [
  ...['answers/:stage', 'start/profile', 'start/contact', 'start/hmda', 'start/app-summary'],
  ...['start/co-borrowers', 'product/select', 'product/assets', 'product/prequal-winback', 'liens'],
  ...['credit/social', 'credit/error', 'review-app/incorrect-pin', 'review-app/no-credit'],
  ...['review-app/property', 'review-app/incorrect-ownership', 'review-app/uw', 'review-app/delinquency'],
  ...['review-app/datatree', 'review-app/signdocs', 'error/credit', 'error/timeout', 'error/decline'],
  ...['error/income', 'error/flood-cert', 'conditions/phone-number', 'conditions/upload-document'],
  ...['bpo/estimate-value', 'bpo/condition', 'bpo/order-bpo', 'bpo/waiting', 'bpo/hold'],
  ...['income/review', 'income/link/:type', 'income/pointserv-callback', 'income/upload/:type'],
  ...['income/employer-verification', 'bank/disburse', 'bank/manual-disburse', 'bank/confirm'],
  ...['bank/autopay', 'signing/intro', 'signing/sign', 'signing/support', 'signing/additional'],
  ...['notary/intro', 'notary/session', 'notary/error', 'notary/schedule-manual'],
  ...['notary/reserve-manual', 'insurance/upload', 'insurance/requirements', 'complete', 'identity'],
  ...['document/disclosures', 'payoff/hold'],
];

const CLOSABLE = [...PAGE_ROUTES, ...APPLICATION_ROUTES.map((page) => `:uuid/${page}`)].map((page) =>
  page.split('/'),
);

/** Returns the route of a page that somebody typed or copied from the address bar: '/register' of '/account/heloc/register/'. */
export function routeOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+|[?#].*$/g, '').replace(/(?<=.)\/+$/, '');
  if (path === BASE) return '/';
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
}

/** Returns whether a route matches a page or is the prefix of one. */
export function namesPage(route: string): boolean {
  const parts = route.split('/').filter((part) => part !== '');
  return CLOSABLE.some((page) => parts.every((part, index) => mayBe(part, page[index])));
}

/** Tells whether a part of a route can be the part of a page. A route's `:name` stands for a part that differs. */
function mayBe(part: string, ofPage: string | undefined): boolean {
  if (!ofPage?.startsWith(':')) return part === ofPage;
  if (ofPage === ':uuid') return part.startsWith(':') || isUuid(part);
  return true;
}
