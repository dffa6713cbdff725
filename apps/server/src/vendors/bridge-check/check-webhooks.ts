import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Finding, Report, TakenQuestion } from './check-bridge.ts';
import { differences } from './judge-answer.ts';
import type { Delivery } from './webhook-listener.ts';

type Waiting = {
  readonly taken: readonly TakenQuestion[];
  readonly waitMs: number;
  readonly pollMs: number;
};

/** Waits until each webhook that came has come again, or the longest wait is over, and judges them. */
export async function checkWebhooks(
  { deliveries }: { readonly deliveries: readonly Delivery[] },
  { taken, waitMs, pollMs }: Waiting,
  report: Report,
): Promise<void> {
  for (let waitedMs = 0; waitedMs < waitMs && !allCameAgain(deliveries); waitedMs += pollMs)
    await wait(pollMs);
  for (const finding of judgeWebhooks(deliveries, taken)) report(finding);
}

function judgeWebhooks(deliveries: readonly Delivery[], taken: readonly TakenQuestion[]): readonly Finding[] {
  const call = 'Webhooks';
  const whole = { call, rule: 'come signed and as the document says' };
  if (deliveries.length === 0) return [{ ...whole, untried: 'none came' }];
  const good = deliveries.filter(({ problems }) => problems.length === 0);
  const byId = Object.values(Object.groupBy(good, ({ id = '' }) => id)).map((group = []) => group);
  const bodies = byId.flatMap(([first]) => (first ? [first.body] : []));
  const problems = deliveries.flatMap((delivery) => delivery.problems);
  const asked = (body: unknown) => taken.find(({ reference }) => reference === referenceIn(body));
  const strange = bodies.filter((body) => referenceIn(body) !== undefined && !asked(body));
  return [
    {
      ...whole,
      problems: [...new Set([...problems, ...strange.map(() => 'reference: isn’t one of a question')])],
    },
    {
      ...{ call, rule: 'come again, as they were, until they are answered with 204' },
      problems: [...new Set(byId.flatMap(problemsOfRepeats))],
    },
    {
      ...{ call, rule: 'tell what the bridge tells by reference' },
      problems: [...new Set(bodies.flatMap((body) => contradictions(body, asked(body))))],
    },
  ];
}

function allCameAgain(deliveries: readonly Delivery[]): boolean {
  const ids = deliveries.map(({ id }) => id);
  return ids.length > 0 && ids.every((id) => ids.filter((other) => other === id).length > 1);
}

function problemsOfRepeats([first, ...others]: readonly Delivery[]): readonly string[] {
  if (others.length === 0) return ['Answered with 503, one didn’t come again under its id'];
  return others.every(({ body }) => isDeepStrictEqual(body, first?.body))
    ? []
    : ['One came again under its id with another body'];
}

/** A notary's webhook tells more than the answer did, so only those of the answer's kind are compared. */
function contradictions(body: unknown, question: TakenQuestion | undefined): readonly string[] {
  const isOutcome = question?.outcome !== undefined && question.published.wire.safeParse(body).success;
  return isOutcome ? differences(question.published, question.outcome, body) : [];
}

function referenceIn(body: unknown): unknown {
  return (body as { readonly reference?: unknown }).reference;
}
