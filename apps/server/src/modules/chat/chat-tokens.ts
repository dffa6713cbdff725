import { createSecretKey, type KeyObject } from 'node:crypto';
import { CHAT_NONCE_SECONDS, CHAT_TOKEN_HOURS } from '@homeline/domain/chat/conversation.ts';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import { derivedKey } from '../../sealing/key-ring.ts';

/** A conversation, as its token names it. */
export type ChatKey = { readonly organisation: string; readonly chat: string };

/** The signed-in person that a nonce stands for. */
export type NonceHolder = {
  readonly organisation: string;
  readonly identity: string;
  readonly session: string;
};

/** The tokens of chats and the nonces that start them. They expire by the installation's clock. */
export type IssuedToken = {
  readonly token: string;
  readonly issuedAt: string;
  readonly expiration: string;
};

export type ChatTokens = {
  issue(key: ChatKey): Promise<IssuedToken>;
  /** @returns undefined when the token is invalid or expired */
  read(token: string): Promise<ChatKey | undefined>;
  issueNonce(holder: NonceHolder): Promise<string>;
  readNonce(nonce: string): Promise<NonceHolder | undefined>;
};

const ChatClaims = z.object({ sub: z.guid(), org: z.string() });
const NonceClaims = z.object({ sub: z.string(), sid: z.string(), org: z.string() });

/** Creates the tokens, signed with HMAC SHA-256 under keys of their own, so that none passes for a session's. */
export function createChatTokens(secret: string, clock: Clock): ChatTokens {
  const key = (purpose: string) => createSecretKey(derivedKey(Buffer.from(secret, 'utf8'), purpose));
  const [chatKey, nonceKey] = [key('chat token'), key('chat nonce')];
  const sign = (claims: Record<string, string>, subject: string, seconds: number, by: KeyObject) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuedAt(Math.floor(clock.nowMs() / 1000))
      .setExpirationTime(Math.floor(clock.nowMs() / 1000) + seconds)
      .sign(by);
  return {
    async issue({ organisation, chat }) {
      const seconds = CHAT_TOKEN_HOURS * 3600;
      return {
        token: await sign({ org: organisation }, chat, seconds, chatKey),
        issuedAt: clock.now(),
        expiration: new Date(clock.nowMs() + seconds * 1000).toISOString(),
      };
    },
    async read(token) {
      const claims = ChatClaims.safeParse(await verified(token, chatKey, clock)).data;
      return claims && { organisation: claims.org, chat: claims.sub };
    },
    issueNonce: ({ organisation, identity, session }) =>
      sign({ org: organisation, sid: session }, identity, CHAT_NONCE_SECONDS, nonceKey),
    async readNonce(nonce) {
      const claims = NonceClaims.safeParse(await verified(nonce, nonceKey, clock)).data;
      return claims && { organisation: claims.org, identity: claims.sub, session: claims.sid };
    },
  };
}

async function verified(token: string, key: KeyObject, clock: Clock): Promise<unknown> {
  try {
    return (await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(clock.nowMs()) }))
      .payload;
  } catch {
    return undefined;
  }
}
