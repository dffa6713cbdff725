import { createHmac } from 'node:crypto';

/** Returns what a token says that was signed with this secret (HMAC SHA-256); undefined for any other. */
export function claimsIn(token: string | undefined, secret: string): Record<string, unknown> | undefined {
  const [head = '', claims = '', signature = ''] = token?.split('.') ?? [];
  const right = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  if (signature !== right) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
