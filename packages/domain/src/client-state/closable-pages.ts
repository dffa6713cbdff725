import { type FlagSetting, type SettingProblem, settingProblem } from '../flags/flag-setting.ts';
import type { FlagKey } from '../flags/flags.ts';
import { Maintenance } from '../flags/maintenance.ts';
import { isUuid } from '../people/uuid.ts';
import { STEPS } from '../workflow/steps.ts';

/** The base path of the borrower's pages, as the address bar shows it. */
const BASE = '/account/heloc';

/** Every page outside an application. The test of routes.tsx keeps both alike. */
export const PAGE_ROUTES: readonly string[] = [
  ...['privacy', 'chat-embed', 'contact', 'check-document', 'unsubscribe', 'coming-soon'],
  ...['document-copy', 'plaid-oauth-success'],
  ...['register', 'register/account-setup', 'register/support'],
  ...['auth/login', 'auth/callback', 'auth/forgot-password', 'auth/reset-password', 'auth/email-link'],
  ...['auth/sign-in-link', 'auth/verify-email'],
  ...['heloc-signer/login', 'heloc-signer/resume', 'heloc-signer/intro', 'heloc-signer/profile'],
  ...['heloc-signer/hmda', 'heloc-signer/credit', 'heloc-signer/income', 'heloc-signer/identity'],
  ...['heloc-signer/conditions/identity', 'heloc-signer/conditions/upload-document'],
  ...['heloc-signer/documents', 'heloc-signer/sign', 'heloc-signer/notary', 'heloc-signer/error'],
  ...['heloc-signer/cancelled', 'dashboard/wallet', 'dashboard/settings', 'security', 'apply-again'],
  ...['clients/quote', 'clients/:client/progress', 'clients/:client/check', 'client', 'messages/:uuid'],
];

/** Every page of an application, after its `:uuid`: those of the step table, and the answers of a stage. */
export const APPLICATION_ROUTES: readonly string[] = [
  ...new Set(
    STEPS.flatMap(({ page, pageWhen, parts = [] }) => [page, ...(pageWhen ? [pageWhen.page] : []), ...parts]),
  ),
  'answers/{stage}',
]
  .filter((page) => page !== '/')
  .map((page) => page.replace(/\{(\w+)\}/, ':$1'));

const CLOSABLE = [...PAGE_ROUTES, ...APPLICATION_ROUTES.map((page) => `:uuid/${page}`)].map((page) =>
  page.split('/'),
);

/** Returns the route of a page that a person typed or copied from the address bar: '/register' of '/account/heloc/register/'. */
export function routeOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+|[?#].*$/g, '').replace(/(?<=.)\/+$/, '');
  if (path === BASE) return '/';
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
}

/** Returns what is wrong with a new setting of a flag: it must be usable, not have ended already, and close pages that exist. */
export function changeProblem(key: FlagKey, setting: FlagSetting, now: string): SettingProblem | undefined {
  const problem = settingProblem(key, setting);
  if (problem || setting.serves !== 'VARIANT') return problem;
  const { variant, value, until } = setting;
  const closes = key === 'fe-heloc-maintenance' && variant === 'on' ? routesProblem(value) : undefined;
  if (closes) return { field: 'value.routes', message: closes };
  const hasEnded = until !== undefined && Date.parse(until) <= Date.parse(now);
  return hasEnded ? { field: 'until', message: 'Must be in the future' } : undefined;
}

/** Returns why maintenance with this value would close nothing, or less than intended. */
function routesProblem(value: unknown): string | undefined {
  const { data } = Maintenance.safeParse(value);
  if (!data) return undefined;
  if (data.routes.length === 0) return 'Name at least one page, or / for all pages';
  const unknown = data.routes.find((route) => !namesPage(route));
  return unknown && `There is no page ${unknown}`;
}

/** Returns whether a route matches a page or is the prefix of one. */
function namesPage(route: string): boolean {
  const parts = route.split('/').filter((part) => part !== '');
  return CLOSABLE.some((page) => parts.every((part, index) => mayBe(part, page[index])));
}

/** Returns whether a part of a route matches a part of a page's route. A page's `:uuid` takes a uuid or a placeholder, any other `:name` anything. */
function mayBe(part: string, ofPage: string | undefined): boolean {
  if (!ofPage?.startsWith(':')) return part === ofPage;
  if (ofPage === ':uuid') return part.startsWith(':') || isUuid(part);
  return true;
}
