import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { ProviderEvent, SentWebhook } from '../adapter.ts';
import { parseJson } from '../http-call.ts';
import { applicationOf, callPlaid, type PlaidAccount } from './client.ts';

/** The largest age of a webhook, in seconds. */
const LIFETIME_SECONDS = 300;

const Key = z.object({
  key: z.object({
    ...{ alg: z.literal('ES256'), crv: z.literal('P-256'), kty: z.literal('EC') },
    ...{ kid: z.string(), x: z.string(), y: z.string() },
    expired_at: z.number().nullish(),
  }),
});

/** The ids by which webhooks name what they are about. */
const Body = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  link_token: z.string().optional(),
  item_id: z.string().optional(),
  user_id: z.string().optional(),
});

/** Reads a webhook that Plaid signed with one of its keys, at most five minutes ago. */
export async function readPlaidWebhook(
  account: PlaidAccount,
  { headers, rawBody, nowMs }: SentWebhook,
): Promise<readonly ProviderEvent[] | undefined> {
  const token = headers['plaid-verification'];
  const body = Body.safeParse(parseJson(rawBody));
  if (typeof token !== 'string' || !body.success) return undefined;
  if (!(await isSigned(account, token, rawBody, nowMs))) return undefined;
  const ids = [body.data.link_token, body.data.item_id, body.data.user_id];
  for (const id of ids) {
    const fileNumber = id && (await applicationOf(account, id));
    if (fileNumber) return [{ kind: 'CHANGED', fileNumber }];
  }
  return [];
}

async function isSigned(
  account: PlaidAccount,
  token: string,
  rawBody: string,
  nowMs: number,
): Promise<boolean> {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    // A stale or odd token costs no call.
    const isRecent = Math.abs(nowMs / 1000 - (decodeJwt(token).iat ?? 0)) <= LIFETIME_SECONDS;
    if (alg !== 'ES256' || !kid || kid.length > 100 || !isRecent) return false;
    const got = await callPlaid(account, '/webhook_verification_key/get', { key_id: kid }, Key);
    if (!got.ok || got.body.key.kid !== kid || got.body.key.expired_at) return false;
    const { payload } = await jwtVerify(token, await importJWK(got.body.key, 'ES256'), {
      algorithms: ['ES256'],
      maxTokenAge: LIFETIME_SECONDS,
      clockTolerance: 0,
      currentDate: new Date(nowMs),
    });
    const right = createHash('sha256').update(rawBody).digest();
    const told = Buffer.from(String(payload['request_body_sha256']), 'hex');
    return told.length === right.length && timingSafeEqual(told, right);
  } catch {
    return false;
  }
}
