/** Unsent answers, kept in this tab only, so that a refresh or a step back loses nothing. */
const PREFIX = 'draft:';

/**
 * Returns the key of a draft on a page of an application. Entering a step again starts from the saved answers, so each
 * entry has its own key.
 * @param since when the step was entered
 */
export function stepDraftKey(uuid: string, page: string, since: string): string {
  return `${uuid}/${page}/${since}`;
}

export function readDraft(key: string): Record<string, unknown> {
  try {
    return asTyped(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** @param notKept fields never stored: passwords, Social Security numbers and account numbers */
export function writeDraft(
  key: string,
  values: Record<string, unknown>,
  notKept: readonly string[] = [],
): void {
  const kept = Object.entries(values).filter(([name]) => !notKept.includes(name));
  // A cleared field stays cleared instead of showing its saved answer again.
  const text = JSON.stringify(Object.fromEntries(kept), (_, value) => value ?? null);
  sessionStorage.setItem(PREFIX + key, text);
}

/** Deletes every draft whose key starts with a prefix. */
export function dropDrafts(beginning: string): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX + beginning)) sessionStorage.removeItem(key);
}

function asTyped(kept: unknown): unknown {
  if (kept === null) return undefined;
  if (Array.isArray(kept)) return kept.map(asTyped);
  if (typeof kept !== 'object') return kept;
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, asTyped(value)]));
}
