/** What was typed and not yet sent, kept in this tab only, so that a refresh and a step back lose nothing. */
const PREFIX = 'draft:';

/**
 * Returns the key of a draft on a page of an application. Entering a step again begins with the saved answers, so each entry has a key of
 * its own.
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

/** @param notKept names of fields that are never kept here: passwords, social security and account numbers */
export function writeDraft(
  key: string,
  values: Record<string, unknown>,
  notKept: readonly string[] = [],
): void {
  const kept = Object.entries(values).filter(([name]) => !notKept.includes(name));
  // An emptied field is kept as empty: what is known of it must not come back.
  const text = JSON.stringify(Object.fromEntries(kept), (_, value) => value ?? null);
  sessionStorage.setItem(PREFIX + key, text);
}

/** Forgets every draft whose key begins so. */
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
