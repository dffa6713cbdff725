import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Caller } from './caller.ts';

export type Tokens = {
  /** A bearer token for a session: fifteen minutes. */
  issue(caller: Caller): Promise<string>;
  /** Whose token it is, and whether it should be renewed. Undefined when it is forged, changed or too old. */
  read(token: string): Promise<{ caller: Caller; isAging: boolean } | undefined>;
};

export const TOKEN_SECONDS = 15 * 60;

const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  org: z.string(),
  role: z.enum(['APPLICANT', 'STAFF']),
  may: z.array(z.string()),
  exp: z.number(),
});
type Claims = z.infer<typeof Claims>;

const REMEMBERED = 10_000;

/** Tokens signed with HMAC SHA-256. Their life is counted in real time, whatever the clock of business says. */
export function tokensSignedWith(secret: string): Tokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  // A signature that has been checked need not be checked again within the token's life.
  const checked = new Map<string, Claims>();
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
      let claims = checked.get(token);
      if (!claims) {
        claims = await verified(token, key);
        if (!claims) return undefined;
        if (checked.size >= REMEMBERED) checked.clear();
        checked.set(token, claims);
      }
      const secondsLeft = claims.exp - Date.now() / 1000;
      if (secondsLeft <= 0) {
        checked.delete(token);
        return undefined;
      }
      return { caller: callerOf(claims), isAging: secondsLeft < TOKEN_SECONDS / 2 };
    },
  };
}

async function verified(token: string, key: ReturnType<typeof createSecretKey>): Promise<Claims | undefined> {
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
