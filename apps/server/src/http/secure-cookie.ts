import type { FastifyReply, FastifyRequest } from 'fastify';

type SecureCookie = {
  /** Returns the cookie's value if it matches; empty if there is none. */
  read(pattern: RegExp): string;
  /** Sets it, for the browser's session unless it has an age in seconds. */
  send(reply: FastifyReply, value: string, options?: { readonly maxAge?: number }): void;
};

/**
 * A cookie that no script reads. Over TLS its name has the prefix `__Host-`, so that neither another subdomain nor an unencrypted page can
 * set it.
 */
export function secureCookie({ protocol, headers }: FastifyRequest, name: string): SecureCookie {
  const isEncrypted = protocol === 'https';
  const fullName = isEncrypted ? `__Host-${name}` : name;
  const secure = isEncrypted ? '; Secure' : '';
  return {
    read: (pattern) =>
      new RegExp(`(?:^|; )${fullName}=(${pattern.source})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? '',
    send(reply, value, { maxAge } = {}) {
      const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
      reply.header('set-cookie', `${fullName}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`);
    },
  };
}
