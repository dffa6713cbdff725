/** What was typed and not yet sent, kept in this tab only, so that a refresh and a step back lose nothing. */
const PREFIX = 'draft:';

export function readDraft(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
  } catch {
    return {};
  }
}

/** @param secrets names of fields that are never kept: passwords, social security and account numbers */
export function writeDraft(
  key: string,
  values: Record<string, unknown>,
  secrets: readonly string[] = [],
): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== undefined && !secrets.includes(name),
  );
  sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(kept)));
}

/** Forgets every draft whose key begins so. */
export function dropDrafts(beginning: string): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX + beginning)) sessionStorage.removeItem(key);
}
