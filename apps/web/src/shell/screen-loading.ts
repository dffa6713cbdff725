/** The reloads after which a screen that fails to load shows the error page. */
const MAX_RELOADS = 5;
const FIRST_PAUSE_MS = 1000;

const KEY = 'screenReloads';

/** Deferred work starts after this time even if no page has shown, such as after a failed load. */
const LONGEST_WAIT_MS = 10_000;

let hasFailed = false;

let hasShown = false;
let showFirst: () => void = () => undefined;

/** Settles when the first page shows. Work that the page can do without waits for this: a slow phone loads one thing at a time. */
export const firstScreen = new Promise<void>((shown) => {
  showFirst = shown;
  setTimeout(shown, LONGEST_WAIT_MS);
});

/** Watches for scripts that fail to load: the connection was lost, or a release replaced them. */
export function watchScreenLoading(): void {
  window.addEventListener('vite:preloadError', () => {
    hasFailed = true;
  });
}

/** Returns the pause in milliseconds before the next reload; undefined when another can't help. */
export function pauseBeforeReload(): number | undefined {
  const reloads = reloadsSoFar();
  return hasFailed && reloads < MAX_RELOADS ? FIRST_PAUSE_MS * 2 ** reloads : undefined;
}

/** Counts the reload and reloads, unless the person has left the page that failed. The count stays in this tab until a page shows. */
export function reloadScreen(): void {
  if (!hasFailed) return;
  sessionStorage.setItem(KEY, String(reloadsSoFar() + 1));
  window.location.reload();
}

/** Call when a page has replaced the HTML's frame: the count of reloads starts over. Pages that report a failure don't count. */
export function markScreenShown(): void {
  hasShown = true;
  document.querySelector('.frame-first')?.remove();
  showFirst();
  if (!hasFailed) sessionStorage.removeItem(KEY);
}

/** Returns whether a page has shown since the document loaded. Until then its HTML shows the frame of every page. */
export function hasShownScreen(): boolean {
  return hasShown;
}

/** Call when the person leaves the page that failed. */
export function clearScreenFailure(): void {
  hasFailed = false;
}

function reloadsSoFar(): number {
  return Number(sessionStorage.getItem(KEY) ?? 0);
}
