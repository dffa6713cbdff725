import { organisation } from '@homeline/client/organisation.ts';
import { getOperatingHours } from '@homeline/contract/organisations/operating-hours.ts';
import { listStateLicenses } from '@homeline/contract/organisations/state-licenses.ts';
import { HOURS_ZONE } from '@homeline/domain/organisations/hours.ts';
import { useSyncExternalStore } from 'react';
import { send } from '../session/client.ts';
import { firstScreen } from './screen-loading.ts';

/** Returns the states in which the lender is licensed; undefined while they load. */
export const useLicensedStates = readOnce(() =>
  send(listStateLicenses, { query: { orgCode: organisation.orgCode } }),
);

/** Returns the hours of the lender's phone line in Pacific Time; undefined while they load. */
export const usePhoneHours = readOnce(() => readPhoneHours(HOURS_ZONE));

/** Returns the same hours in the viewer's time zone; undefined while they load. */
export const useViewerPhoneHours = readOnce(() =>
  readPhoneHours(new Intl.DateTimeFormat().resolvedOptions().timeZone),
);

function readPhoneHours(display: string) {
  return send(getOperatingHours, { params: { department: 'OPS_PHONE' }, query: { display } });
}

/**
 * Creates a hook that loads public data once a visit, after the first page: it is shown further down. Registration pages read it without
 * the query cache of the signed-in pages.
 */
function readOnce<T>(read: () => Promise<T>): () => T | undefined {
  let data: T | undefined;
  let isBegun = false;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isBegun) void begin();
    return () => listeners.delete(listener);
  }
  async function begin(): Promise<void> {
    isBegun = true;
    try {
      await firstScreen;
      data = await read();
      for (const listener of listeners) listener();
    } catch {
      // The next page tries again.
      isBegun = false;
    }
  }
  return () => useSyncExternalStore(subscribe, () => data);
}
