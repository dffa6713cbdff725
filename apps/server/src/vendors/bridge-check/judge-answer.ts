import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { Envelope, type PublishedExchange } from '../bridge-exchange.ts';
import { type Patience, parseJson, type Sent } from '../http-call.ts';

/** An answer as the protocol has it, or what is wrong with it in plain words. */
export type Judged =
  | { readonly json: unknown; readonly isPending: boolean; readonly problems?: never }
  | { readonly problems: readonly string[] };

type Limits = Pick<Patience, 'timeoutMs'>;

/** Reads an answer to a question by the protocol. */
export function judgeAnswer(
  sent: Sent,
  { published, reference }: { readonly published: PublishedExchange; readonly reference: string },
  limits: Limits,
): Judged {
  if (!sent.ok) return { problems: [failureText(sent, limits)] };
  const json = parseJson(sent.text);
  if (json === undefined) return { problems: [`Answered ${sent.status} without JSON`] };
  const envelope = Envelope.safeParse(json);
  if (!envelope.success) return { problems: issueTexts(envelope.error) };
  const { reference: theirs, status } = envelope.data;
  if (theirs !== reference) return { problems: ['reference: isn’t the question’s'] };
  const expected = status === 'COMPLETED' ? 200 : 202;
  if (sent.status !== expected)
    return { problems: [`Answered ${sent.status} with the status ${status}, which goes with ${expected}`] };
  if (status === 'PENDING') return { json, isPending: true };
  const wire = published.wire.safeParse(json);
  return wire.success ? { json, isPending: false } : { problems: issueTexts(wire.error) };
}

/** Returns what is wrong with a refusal; nothing if it has the HTTP status that the protocol gives it. */
export function judgeRefusal(sent: Sent, expected: number, limits: Limits): readonly string[] {
  const status = sent.ok ? sent.status : sent.error?.status;
  if (status === expected) return [];
  return status === undefined && !sent.ok
    ? [failureText(sent, limits)]
    : [`Answered ${status} instead of ${expected}`];
}

/**
 * Returns what is wrong with the answers to one reference: each alone, and where they differ. Fields that the protocol doesn't have may
 * differ. Undefined if none of them is complete.
 */
export function judgeRepeats(
  published: PublishedExchange,
  answers: readonly Judged[],
): readonly string[] | undefined {
  const problems = answers.flatMap((answer) => answer.problems ?? []);
  if (problems.length > 0) return [...new Set(problems)];
  const [first, ...others] = answers.flatMap((answer) =>
    answer.problems || answer.isPending ? [] : [answer.json],
  );
  if (first === undefined) return undefined;
  return [...new Set(others.flatMap((other) => differences(published, first, other)))];
}

/** Returns which fields of two complete bodies about one reference differ. */
export function differences({ wire }: PublishedExchange, first: unknown, second: unknown): readonly string[] {
  const [one, other] = [first, second].map((json) => wire.parse(json) as Readonly<Record<string, unknown>>);
  return Object.keys({ ...one, ...other })
    .filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]))
    .map((name) => `${name}: differs from the first answer`);
}

/** Returns each issue of a body with its place. */
export function issueTexts({ issues }: z.ZodError): readonly string[] {
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}

function failureText({ failure, error }: Extract<Sent, { ok: false }>, { timeoutMs }: Limits): string {
  if (error?.status === 400)
    return 'Answered 400 to a well-formed question. If the provider doesn’t know the sample person, give one that it knows: --person';
  if (error) return `Answered ${error.status}`;
  if (failure.failed === 'TIMEOUT') return `No answer within ${timeoutMs / 1000} seconds`;
  if (failure.failed === 'GARBAGE') return 'The answer is larger than 25 MB';
  return 'No connection, a lost one, or a redirect';
}
