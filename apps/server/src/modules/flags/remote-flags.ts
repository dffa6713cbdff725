import { type FlagKey, flagRow, type Json } from '@homeline/domain/flags/flags.ts';
import * as z from 'zod';
import type { Log } from '../../log.ts';
import type { Evaluation, FlagReason, FlagUser } from './evaluate.ts';

/** Nobody waits longer than this for a flag. */
const TIMEOUT_MS = 400;
/** A service that failed isn't asked again for so long, so that an outage slows nobody down. */
const PAUSE_MS = 10_000;

const REASONS: readonly FlagReason[] = ['STATIC', 'DEFAULT', 'TARGETING_MATCH', 'SPLIT'];

const Answer = z.object({
  value: z.json(),
  variant: z.string().max(100).optional(),
  reason: z.string().optional(),
});

export type RemoteFlags = {
  /** Asks the services in order. Returns undefined unless one answers with a value that the flag can have. */
  evaluate(key: FlagKey, user: FlagUser): Promise<Evaluation | undefined>;
};

/** Creates a client of flag services that speak OpenFeature's remote evaluation protocol: the service, and the one to ask when it fails. */
export function createRemoteFlags(urls: readonly string[], log: Log): RemoteFlags {
  const pausedUntilMs = new Map<string, number>();

  async function ask(url: string, key: FlagKey, user: FlagUser): Promise<Evaluation | 'UNKNOWN' | undefined> {
    if ((pausedUntilMs.get(url) ?? 0) > performance.now()) return undefined;
    try {
      const { trackerId, attributes } = user;
      const response = await fetch(`${url}/ofrep/v1/evaluate/flags/${encodeURIComponent(key)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ context: { ...attributes, ...(trackerId && { targetingKey: trackerId }) } }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return 'UNKNOWN';
      if (!response.ok) throw new Error(`It answers ${response.status}`);
      return evaluationOf(key, Answer.parse(await response.json()));
    } catch (error) {
      pausedUntilMs.set(url, performance.now() + PAUSE_MS);
      log.warn({ failure: (error as Error).message }, 'A flag service failed');
      return undefined;
    }
  }

  return {
    async evaluate(key, user) {
      for (const url of urls) {
        const answer = await ask(url, key, user);
        if (answer === 'UNKNOWN') return undefined;
        if (answer) return answer;
      }
      return undefined;
    },
  };
}

/** @throws Error if the flag can't have this value */
function evaluationOf(key: FlagKey, { value, variant, reason }: z.infer<typeof Answer>): Evaluation {
  const { value: Value, variants } = flagRow(key);
  const valid: Json = Value.parse(value);
  const same = Object.entries(variants).find(([, own]) => JSON.stringify(own) === JSON.stringify(valid));
  const known = REASONS.find((one) => one === reason);
  return { value: valid, variant: variant ?? same?.[0] ?? 'remote', reason: known ?? 'STATIC' };
}
