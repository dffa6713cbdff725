/** Where an app keeps its token. The console names another place, so that one browser can show both apps. */
const KEY = globalThis.document?.documentElement?.dataset['tokenKey'] ?? 'jwt';

const listeners = new Set<() => void>();

/** The signed-in person's bearer token, in local storage, shared by all tabs. */
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
  /** Calls a listener whenever the token changes, in this tab or another. */
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

/** The claims of a token. Only the server verifies them. */
export type Claims = {
  readonly sub?: string;
  readonly exp?: number;
  readonly role?: string;
  /** The lender's code. */
  readonly org?: string;
};

/** Returns a token's claims; empty for anything else. */
export function claimsOf(jwt: string | undefined): Claims {
  const payload = jwt?.split('.')[1];
  if (!payload) return {};
  try {
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return {};
  }
}
