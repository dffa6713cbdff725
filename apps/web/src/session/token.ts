/** The bearer token of the signed-in person: in local storage, shared by the tabs of a browser. */
const KEY = 'jwt';

const listeners = new Set<() => void>();

export const token = {
  read: (): string | undefined => localStorage.getItem(KEY) ?? undefined,
  save(jwt: string): void {
    localStorage.setItem(KEY, jwt);
    tell();
  },
  forget(): void {
    localStorage.removeItem(KEY);
    tell();
  },
  /** Calls back whenever the token changes, in this tab or another. */
  subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}

/** What a token says of itself. It is not checked here: the server does that. */
export type Claims = { readonly sub?: string; readonly exp?: number };

/** The claims of a token; none when it is not one. */
export function claimsOf(jwt: string | undefined): Claims {
  const payload = jwt?.split('.')[1];
  if (!payload) return {};
  try {
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return {};
  }
}
