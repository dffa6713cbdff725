import { firstScreen } from './screen-loading.ts';

const PAUSE_MS = 1000;

/** Loads what the first page can do without a second after it is shown. Where that fails, the page shows nothing in its place. */
export function afterFirstPage<M extends { readonly default: unknown }>(
  load: () => Promise<M>,
): Promise<M | { readonly default: () => undefined }> {
  return firstScreen
    .then(() => new Promise((passed) => setTimeout(passed, PAUSE_MS)))
    .then(load)
    .catch(() => ({ default: () => undefined }));
}
