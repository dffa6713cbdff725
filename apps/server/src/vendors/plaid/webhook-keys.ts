import * as z from 'zod';
import { callPlaid, type PlaidAccount } from './client.ts';

const Key = z.object({
  key: z.object({
    ...{ alg: z.literal('ES256'), crv: z.literal('P-256'), kty: z.literal('EC') },
    ...{ kid: z.string(), x: z.string(), y: z.string() },
    expired_at: z.number().nullish(),
  }),
});
type Key = z.infer<typeof Key>['key'];

/** A key is asked for again then, since Plaid may have ended it. */
const KEPT_MS = 10 * 60_000;
/** A forged webhook names a key that nobody has. More of them than this are refused without a call to Plaid. */
const MOST_UNKNOWN = { calls: 20, withinMs: 60_000 } as const;

const kept = new Map<string, { readonly key: Key; readonly atMs: number }>();
const askedAtMs = new Map<string, readonly number[]>();

/**
 * Returns the key with which Plaid signs webhooks under an id; undefined for one that Plaid doesn't know or has ended, and while too many
 * unknown ones are named.
 */
export async function webhookKey(account: PlaidAccount, id: string): Promise<Key | undefined> {
  const nowMs = performance.now();
  const { url, clientId } = account.values;
  const name = `${url} ${clientId} ${id}`;
  const known = kept.get(name);
  if (known && nowMs - known.atMs < KEPT_MS) return known.key;
  kept.delete(name);
  const lately = (askedAtMs.get(`${url} ${clientId}`) ?? []).filter(
    (atMs) => nowMs - atMs < MOST_UNKNOWN.withinMs,
  );
  if (lately.length >= MOST_UNKNOWN.calls) return undefined;
  askedAtMs.set(`${url} ${clientId}`, [...lately, nowMs]);
  const got = await callPlaid(account, '/webhook_verification_key/get', { key_id: id }, Key);
  if (!got.ok || got.body.key.kid !== id || got.body.key.expired_at) return undefined;
  kept.set(name, { key: got.body.key, atMs: nowMs });
  return got.body.key;
}
