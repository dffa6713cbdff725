import { isUuid } from '@homeline/domain/people/uuid.ts';
import { PROGRESS_STAGES } from '@homeline/domain/workflow/step.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';

/** The words in the addresses of pages outside an application. */
const OTHER_WORDS =
  'account heloc privacy coming-soon register account-setup support auth login callback forgot-password reset-password email-link sign-in-link verify-email heloc-signer plaid-oauth-success dashboard clients security apply-again answers resume intro profile hmda credit income identity conditions documents sign notary error cancelled upload-document';

const STEP_WORDS = STEPS.flatMap(({ page, parts = [], pageWhen }) =>
  [page, ...parts, pageWhen?.page ?? ''].flatMap((path) => path.split('/')),
);

/** The words in the addresses of our pages. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...OTHER_WORDS.split(' '),
  ...STEP_WORDS,
  ...PROGRESS_STAGES.map((stage) => stage.toLowerCase().replaceAll('_', '-')),
]);

/** Returns a page's path with its known words and uuids. Anything else could be what a person typed, and becomes `*`. */
export function keptPath(path: string): string {
  const parts = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  return `/${parts.map((part) => (KNOWN_WORDS.has(part) || isUuid(part) ? part.toLowerCase() : '*')).join('/')}`;
}

const WEBSITES: ReadonlyMap<string, string> = new Map([
  ...['google', 'bing', 'duckduckgo', 'yahoo'].map((name) => [name, 'SEARCH'] as const),
  ...['facebook', 'instagram', 'linkedin', 'youtube', 'reddit'].map((name) => [name, 'SOCIAL'] as const),
]);

/**
 * Returns the kind of website that a visit came from. Its address could name a person.
 * @param site the origin of the pages
 */
export function referrerKind(referrer: string | undefined, site: string): string {
  if (!referrer) return 'NONE';
  const url = URL.parse(referrer);
  if (!url) return 'OTHER';
  if (url.origin === site) return 'OWN';
  return WEBSITES.get(url.hostname.split('.').at(-2) ?? '') ?? 'OTHER';
}
