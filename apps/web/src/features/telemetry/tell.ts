import { claimsOf, token } from '@homeline/client/session/token.ts';
import type { BodyInput } from '@homeline/contract/call.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { sendTelemetryEvent } from '@homeline/contract/telemetry/telemetry.ts';
import { firstUuidInPath, isUuid } from '@homeline/domain/people/uuid.ts';
import { keptQuery } from '@homeline/domain/telemetry/kept-query.ts';
import { forgetTracking, optsOutOfTracking } from '../../session/opts-out.ts';
import { send } from './client.ts';
import { queryOf } from './first-url.ts';
import { contextOf, currentVisit, forgetVisit } from './visit.ts';

type Told = Pick<
  BodyInput<typeof sendTelemetryEvent>,
  'event' | 'eventType' | 'eventProperties' | 'dedupeProperty' | 'dontDedupe'
>;

/**
 * Tells the server of an event on the current page, unless the person doesn't want it or is offline. No failure reaches the page.
 * Opting out later drops queued events and the data stored here.
 */
export async function tell(event: Told): Promise<void> {
  if (optsOutOfTracking()) return forgetAll();
  if (!navigator.onLine) return;
  const url = new URL(window.location.href);
  try {
    await sendEvent(event, url).catch((error) => {
      // The server forgets a visit in time, and another lender doesn't know it.
      if (!(error instanceof RequestError && error.status === 404)) throw error;
      forgetVisit();
      return sendEvent(event, url);
    });
  } catch {
    // The page doesn't wait for telemetry, so a failure is dropped.
  }
  // They may have opted out meanwhile.
  if (optsOutOfTracking()) forgetAll();
}

function forgetAll(): void {
  forgetVisit();
  forgetTracking();
}

async function sendEvent(event: Told, url: URL): Promise<void> {
  const sessionKey = await currentVisit();
  if (optsOutOfTracking()) return;
  const context = contextOf(url.pathname);
  const { sub = '' } = claimsOf(token.read());
  const applicationUuid = context === 'agent' ? undefined : firstUuidInPath(url.pathname);
  await send(sendTelemetryEvent, {
    params: { context },
    body: {
      ...event,
      ...{ sessionKey, domain: url.hostname, pagePath: url.pathname, productType: 'HELOC' },
      queryParams: keptQuery(queryOf(url)),
      ...(isUuid(sub) && { identityId: sub }),
      ...(applicationUuid && { applicationUuid }),
    },
  });
}
