import { retry } from '@homeline/client/session/retry.ts';
import { token } from '@homeline/client/session/token.ts';
import type { CallContext } from '@homeline/contract/call-context.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { startTelemetrySession } from '@homeline/contract/telemetry/telemetry.ts';
import { keptQuery } from '@homeline/domain/telemetry/kept-query.ts';
import { SESSION_FAILED_MESSAGE, TelemetrySessionKey } from '@homeline/domain/telemetry/session-key.ts';
import { BASE } from '../../session/end-of-session.ts';
import { optsOutOfTracking } from '../../session/opts-out.ts';
import { VISIT } from '../../session/tracker-key.ts';
import { send } from './client.ts';
import { firstUrl, queryOf } from './first-url.ts';

declare global {
  interface ImportMetaEnv {
    /** The version of the product; absent in tests. */
    readonly APP_VERSION?: string;
  }
}

/** The version of the telemetry. */
const LIB_VERSION = '1';
const TRIES = 3;

let started: TelemetrySessionKey | undefined;
let starting: Promise<TelemetrySessionKey> | undefined;

/**
 * Returns this browser's visit, started once for each load of the pages.
 * @throws RequestError with status 500 after three tries
 */
export function currentVisit(): Promise<TelemetrySessionKey> {
  // Another person signed in, and the previous one's data was removed.
  if (started && localStorage.getItem(VISIT) === null) forgetVisit();
  starting ??= startVisit();
  return starting;
}

/** Forgets the visit, so that the next event starts another. */
export function forgetVisit(): void {
  localStorage.removeItem(VISIT);
  started = undefined;
  starting = undefined;
}

async function startVisit(): Promise<TelemetrySessionKey> {
  try {
    const { sessionKey } = await retry(askForVisit, { isWorthIt, attempts: TRIES });
    localStorage.setItem(VISIT, JSON.stringify(sessionKey));
    started = sessionKey;
    return sessionKey;
  } catch (cause) {
    throw new RequestError(500, '', SESSION_FAILED_MESSAGE, cause);
  }
}

const isWorthIt = () => navigator.onLine && !optsOutOfTracking();

function askForVisit() {
  if (optsOutOfTracking()) throw new Error('The person opted out');
  const sessionKey = knownVisit();
  const { screen, innerWidth, innerHeight } = window;
  return send(startTelemetrySession, {
    params: { context: contextOf(window.location.pathname) },
    body: {
      ...{ platform: 'WEB', libVersion: LIB_VERSION, appVersion: import.meta.env.APP_VERSION ?? '0' },
      // Send only the origin: the path belongs to another website and may be private.
      ...(document.referrer && { referrer: new URL(document.referrer).origin }),
      queryParams: keptQuery(queryOf(firstUrl())),
      screen: { width: screen.width, height: screen.height },
      window: { width: innerWidth, height: innerHeight },
      ...(sessionKey && { sessionKey }),
    },
  });
}

function knownVisit(): TelemetrySessionKey | undefined {
  try {
    return TelemetrySessionKey.parse(JSON.parse(localStorage.getItem(VISIT) ?? ''));
  } catch {
    return undefined;
  }
}

/** Returns the role in which a page reports: an agent's on the pages of a loan originator's clients. */
export function contextOf(pathname: string): CallContext {
  if (pathname.startsWith(`${BASE}/clients`)) return 'agent';
  return token.read() ? 'customer' : 'visitor';
}
