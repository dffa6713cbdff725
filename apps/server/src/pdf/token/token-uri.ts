/** Where a key is that never leaves its device: the device's PKCS #11 module, and the labels of token and key. */
export type TokenUri = { readonly module: string; readonly token: string; readonly object: string };

/** Reads an address such as `pkcs11:token=homeline;object=documents?module-path=/usr/lib/x.so` (RFC 7512); undefined for another. */
export function parseTokenUri(uri: string): TokenUri | undefined {
  const [, path = '', query = ''] = /^pkcs11:([^?]*)\?(.*)$/.exec(uri) ?? [];
  const parts = new Map(
    [...path.split(';'), ...query.split('&')].map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, decoded(value)] as const;
    }),
  );
  const [module, token, object] = ['module-path', 'token', 'object'].map((name) => parts.get(name));
  return module?.startsWith('/') && token && object ? { module, token, object } : undefined;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
