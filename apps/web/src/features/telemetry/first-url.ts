import { PILOT } from '../../session/tracker-key.ts';

/** Returns the address that the browser loaded; a redirect of ours may have dropped its query. */
export function firstUrl(): URL {
  const [loaded] = performance.getEntriesByType('navigation');
  return URL.parse(loaded?.name ?? '') ?? new URL(window.location.href);
}

/** Keeps the pilot that the first address names. */
export function keepPilotParameter(url = firstUrl()): void {
  const pilot = url.searchParams.get(PILOT);
  if (pilot && pilot.length <= 100) localStorage.setItem(PILOT, pilot);
}

/** Returns the query of an address, with the pilot that was kept. */
export function queryOf(url: URL): [string, string][] {
  const pilot = localStorage.getItem(PILOT);
  return [...url.searchParams, ...(pilot === null ? [] : [[PILOT, pilot] satisfies [string, string]])];
}
