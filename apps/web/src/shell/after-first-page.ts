const PAUSE_MS = 1000;

/** Loads what the first page can do without after it is shown. Where that fails, the page shows nothing in its place. */
export function afterFirstPage<M extends { readonly default: unknown }>(
  load: () => Promise<M>,
): Promise<M | { readonly default: () => undefined }> {
  return new Promise((shown) => setTimeout(shown, PAUSE_MS))
    .then(load)
    .catch(() => ({ default: () => undefined }));
}
