import { canonical } from '../audit/canonical.ts';
import type { Context } from '../context.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { EncryptionContext } from '../sealing/seal.ts';

type KeyedCall = {
  readonly organisation: string;
  readonly caller: string;
  readonly call: string;
  readonly key: string;
  readonly input: unknown;
};

// A crashed process leaves its key claimed. Its effect cannot repeat, since the application has left the step.
const ABANDONED_MS = 120_000;

/**
 * Runs a call once per idempotency key. A repeat with the same input gets the stored answer; with different input it is refused.
 * A refused call releases the key.
 */
export async function oncePerKey<Answer>(
  context: Context,
  keyed: KeyedCall,
  act: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const inputHash = context.sealing.lookupHash('idempotency', canonical(keyed.input ?? null));
  const earlier = await claim(context, keyed, inputHash);
  if (earlier) {
    if (earlier.input_hash !== inputHash) return refuse('KEY_REUSED');
    if (earlier.answer === null) return refuse('STILL_IN_PROGRESS');
    return JSON.parse(
      context.sealing.open(earlier.answer as never, answerEncryptionContext(keyed)),
    ) as Answer;
  }
  let answer: Answer | Refusal;
  try {
    answer = await act();
  } catch (error) {
    await release(context, keyed);
    throw error;
  }
  if (isRefusal(answer)) await release(context, keyed);
  else await keep(context, keyed, JSON.stringify(answer ?? null));
  return answer;
}

async function claim(
  context: Context,
  { organisation, caller, call, key }: KeyedCall,
  inputHash: string,
): Promise<{ input_hash: string; answer: string | null } | undefined> {
  const now = Date.now();
  await context.db
    .deleteFrom('idempotency_key')
    .where('organisation', '=', organisation)
    .where('caller', '=', caller)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where('created_at', '<', new Date(now - ABANDONED_MS))
    .execute();
  const claimed = await context.db
    .insertInto('idempotency_key')
    .values({
      organisation,
      caller,
      call,
      key,
      input_hash: inputHash,
      answer: null,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return context.db
    .selectFrom('idempotency_key')
    .select(['input_hash', 'answer'])
    .where('organisation', '=', organisation)
    .where('caller', '=', caller)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
}

async function keep(context: Context, keyed: KeyedCall, answer: string): Promise<void> {
  await context.db
    .updateTable('idempotency_key')
    .set({ answer: context.sealing.seal(answer, answerEncryptionContext(keyed)) })
    .where('organisation', '=', keyed.organisation)
    .where('caller', '=', keyed.caller)
    .where('call', '=', keyed.call)
    .where('key', '=', keyed.key)
    .execute();
}

async function release(context: Context, keyed: KeyedCall): Promise<void> {
  await context.db
    .deleteFrom('idempotency_key')
    .where('organisation', '=', keyed.organisation)
    .where('caller', '=', keyed.caller)
    .where('call', '=', keyed.call)
    .where('key', '=', keyed.key)
    .execute();
}

/** Returns the encryption context of a stored answer. */
export function answerEncryptionContext({
  caller,
  call,
  key,
}: Pick<KeyedCall, 'caller' | 'call' | 'key'>): EncryptionContext {
  return { application: caller, field: `answer of ${call} ${key}` };
}
