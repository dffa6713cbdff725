import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { realSeconds } from '../clock.ts';
import { takeFault } from '../faults.ts';
import type { ProviderDesk } from '../provider-desk.ts';

const TRIES = 3;
const PAUSE_MS = 1000;
const LATE_MS = 2000;

/** Returns the key that signs webhooks, an ES256 key that a restart keeps. */
function keyOf({ store: { state } }: ProviderDesk) {
  state.plaid.key ??= {
    kid: randomUUID(),
    jwk: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    createdAt: realSeconds(),
  };
  return state.plaid.key;
}

/** Returns the public key, as `/webhook_verification_key/get` gives it. */
export function publicKey(desk: ProviderDesk, kid: unknown) {
  const key = keyOf(desk);
  if (key.kid !== kid) return undefined;
  const { x, y } = key.jwk;
  const shape = { alg: 'ES256', crv: 'P-256', kid: key.kid, kty: 'EC', use: 'sig' };
  return { ...shape, x, y, created_at: key.createdAt, expired_at: null };
}

/** Signs a webhook's body: a JWT with the body's hash in `Plaid-Verification`. */
function signed(desk: ProviderDesk, body: string): string {
  const { kid, jwk } = keyOf(desk);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const request_body_sha256 = createHash('sha256').update(body).digest('hex');
  const claims = `${encode({ alg: 'ES256', kid, typ: 'JWT' })}.${encode({ iat: realSeconds(), request_body_sha256 })}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' });
  return `${claims}.${signature.toString('base64url')}`;
}

/** Sends a webhook to the address that a link token named, at the server that the sandbox reaches. */
export function sendWebhook(desk: ProviderDesk, webhook: string | undefined, event: object): void {
  const server = desk.serverUrl();
  if (!webhook || !server) return;
  const url = server + new URL(webhook).pathname;
  const body = JSON.stringify({ ...event, environment: 'sandbox' });
  const fault = takeFault(desk.store.state, 'provider plaid', 'WEBHOOK');
  void (async () => {
    if (fault?.name === 'LATE_WEBHOOK') await wait(LATE_MS, undefined, { ref: false });
    await deliver(desk, url, body);
    if (fault?.name === 'DUPLICATE_WEBHOOK') await deliver(desk, url, body);
  })();
}

async function deliver(desk: ProviderDesk, url: string, body: string): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried++) {
    const headers = { 'content-type': 'application/json', 'plaid-verification': signed(desk, body) };
    const sent = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    if (sent?.ok) return;
    await wait(PAUSE_MS, undefined, { ref: false });
  }
}
