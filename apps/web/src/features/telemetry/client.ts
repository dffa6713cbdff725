import { organisation } from '@homeline/client/organisation.ts';
import { createClient } from '@homeline/contract/client.ts';

/** Makes a telemetry call. It carries no session token, since another service may receive the events. */
export const send = createClient({
  baseUrl: organisation.eventsBaseUrl,
  origin: () => window.location.origin,
  orgCode: () => organisation.orgCode,
  token: { read: () => undefined, save: () => undefined },
});
