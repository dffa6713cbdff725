import { organisation } from '@homeline/client/organisation.ts';
import { createClient } from '@homeline/contract/client.ts';

/** Makes a telemetry call, wherever the installation keeps events. A service of its own must never get a session token. */
export const send = createClient({
  baseUrl: organisation.eventsBaseUrl,
  origin: () => window.location.origin,
  orgCode: () => organisation.orgCode,
  token: { read: () => undefined, save: () => undefined },
});
