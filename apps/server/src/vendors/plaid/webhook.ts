import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { ProviderEvent, SentWebhook } from '../adapter.ts';
import { parseJson } from '../http-call.ts';
import { applicationOf, type PlaidAccount } from './client.ts';
import { webhookKey } from './webhook-keys.ts';

/** The largest age of a webhook, in seconds. */
const LIFETIME_SECONDS = 300;

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
    const key = await webhookKey(account, kid);
    if (!key) return false;
    const { payload } = await jwtVerify(token, await importJWK(key, 'ES256'), {
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
