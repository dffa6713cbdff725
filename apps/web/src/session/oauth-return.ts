import { realMs } from '@homeline/client/session/clock.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';

/** A visit to a provider's link page. A bank with a sign-in page of its own returns everyone to one address that names no application. */
type OauthReturn = {
  readonly application: string;
  /** The page that left for the provider, relative to the application, with its query. */
  readonly step: string;
  /** The address of the provider's link page. */
  readonly linkToken: string;
};

const KEY = 'oauthReturn';

/** A provider's link page expires within four hours. */
const LIFETIME_MS = 4 * 3_600_000;

const STEP = /^[a-z-]+(\/[a-z-]+)*(\?[\w=&-]*)?$/;

/** The link opened last, in local storage, because some banks return in another tab. */
export const oauthReturn = {
  save: (opened: OauthReturn): void =>
    localStorage.setItem(KEY, JSON.stringify({ ...opened, openedMs: realMs() })),
  forget: (): void => localStorage.removeItem(KEY),
  /** Returns undefined when the browser kept none, or one that has expired. */
  read(): OauthReturn | undefined {
    try {
      const { application, step, linkToken, openedMs } = JSON.parse(localStorage.getItem(KEY) ?? '');
      const isKnown = isUuid(application) && STEP.test(step) && /^https?:/.test(linkToken);
      const isFresh = realMs() - openedMs < LIFETIME_MS;
      return isKnown && isFresh ? { application, step, linkToken } : undefined;
    } catch {
      return undefined;
    }
  },
};
