import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Caller } from '../../http/caller.ts';
import { TOKEN_SECONDS } from '../../http/caller.ts';

export type Tokens = {
  /** Returns a bearer token that is valid for fifteen minutes. */
  issue(caller: Caller): Promise<string>;
  /** Returns the token's caller and whether to renew it; undefined when it is invalid or expired. */
  read(token: string): Promise<{ caller: Caller; shouldRenew: boolean; secondsLeft: number } | undefined>;
};

const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  org: z.string(),
  role: z.enum(['APPLICANT', 'STAFF']),
  may: z.array(z.string()),
  exp: z.number(),
});
type Claims = z.infer<typeof Claims>;

const CACHE_SIZE = 10_000;

/** Creates tokens signed with HMAC SHA-256. They expire in real time, not business time. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  // Verifying a signature is slow, so verified claims are cached until the token expires.
  const verifiedClaims = new Map<string, Claims>();
  return {
    issue({ identity, session, organisation, role, permissions }) {
      return new SignJWT({ sid: session, org: organisation, role, may: [...permissions] })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(identity)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .sign(key);
    },
    async read(token) {
      let claims = verifiedClaims.get(token);
      if (!claims) {
        claims = await verify(token, key);
        if (!claims) return undefined;
        if (verifiedClaims.size >= CACHE_SIZE) verifiedClaims.clear();
        verifiedClaims.set(token, claims);
      }
      const secondsLeft = claims.exp - Date.now() / 1000;
      if (secondsLeft <= 0) {
        verifiedClaims.delete(token);
        return undefined;
      }
      return { caller: callerOf(claims), shouldRenew: secondsLeft < TOKEN_SECONDS / 2, secondsLeft };
    },
  };
}

async function verify(token: string, key: ReturnType<typeof createSecretKey>): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return Claims.parse(payload);
  } catch {
    return undefined;
  }
}

function callerOf({ sub, sid, org, role, may }: Claims): Caller {
  return { identity: sub, session: sid, organisation: org, role, permissions: may };
}
