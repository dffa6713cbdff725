import type * as z from 'zod';
import type { Exchange, Failure } from './exchange.ts';
import { failedResult, parseJson, type Sent } from './http-call.ts';

type Read<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** Returns a provider's answer in its own terms. Fields that the schema doesn't name are ignored; wrong ones are `GARBAGE`. */
export function readAnswer<Answer>(sent: Sent, schema: z.ZodType<Answer>): Read<Answer> {
  // Without the provider's text, which may name a person. An unknown address lost no request.
  if (!sent.ok)
    return sent.failure.failed === 'NOT_RECEIVED'
      ? failedResult('REFUSED', false)
      : { ok: false, failure: sent.failure };
  const answer = schema.safeParse(parseJson(sent.text));
  return answer.success ? { ok: true, answer: answer.data } : failedResult('GARBAGE', true);
}

/** Returns an exchange that only looks up. The provider keeps no outcome: after a failure, asking again has no second effect. */
export function lookUpExchange<Request extends { readonly reference: string }, Answer>(
  ask: Exchange<Request, Answer>['ask'],
): Exchange<Request, Answer> {
  return { ask, outcome: async () => failedResult('NOT_RECEIVED', false) };
}
