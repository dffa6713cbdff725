import { randomUUID } from 'node:crypto';
import type { PublishedExchange } from '../bridge-exchange.ts';
import type { Intent } from '../exchange.ts';
import type { Sent } from '../http-call.ts';
import { type PublishedCall, publishedCalls } from '../published-calls.ts';
import { askBridge, askOutcome, type CheckedBridge, newIntent, settledOutcome } from './ask-bridge.ts';
import { type Judged, judgeAnswer, judgeRefusal, judgeRepeats } from './judge-answer.ts';
import { SAMPLE_REQUESTS, type Sample } from './sample-requests.ts';

/** What one rule of the protocol found at one call: its problems in plain words, or why it wasn't tried. */
export type Finding = { readonly call: string; readonly rule: string } & (
  | { readonly problems: readonly string[] }
  | { readonly untried: string }
);
export type Report = (finding: Finding) => void;

/** A question that the bridge took, about which a webhook may come. */
export type TakenQuestion = {
  readonly reference: string;
  readonly published: PublishedExchange;
  /** Absent while it is pending. */
  readonly outcome?: unknown;
};

const RULES = {
  answer: 'answers a question in time and as the document says',
  outcome: 'tells the outcome of a reference',
  repeat: 'gives the same reference the first answer, without a second effect',
  unknownFields: 'ignores fields that it doesn’t know',
  atOnce: 'gives one answer to a reference that comes twice at once',
};

/** Judges a bridge by its protocol. It sends two questions to each call of the port, and some that must be refused. */
export async function checkBridge(bridge: CheckedBridge, report: Report): Promise<readonly TakenQuestion[]> {
  const taken: TakenQuestion[] = [];
  const samples: Readonly<Record<string, (sample: Sample) => object>> = SAMPLE_REQUESTS[bridge.port];
  for (const call of publishedCalls(bridge.port)) {
    const request = samples[call.name]?.(bridge.sample);
    const name = `POST ${call.published.path}`;
    if (request) taken.push(...(await checkCall(bridge, { ...call, request }, report)));
    else report({ call: name, rule: RULES.answer, untried: 'it needs a visit to the provider’s page' });
  }
  await checkOutcomes(bridge, report);
  return taken;
}

async function checkCall(
  bridge: CheckedBridge,
  { published, request }: PublishedCall & { readonly request: object },
  report: Report,
): Promise<readonly TakenQuestion[]> {
  const { path } = published;
  const call = `POST ${path}`;
  const bodyOf = (intent: Intent) => published.bodyOf({ ...request, ...intent });
  const ask = async ({ reference }: Intent, body: object) =>
    judgeAnswer(
      await askBridge(bridge, { path, reference, body }),
      { published, reference },
      bridge.patience,
    );
  const tell = (rule: string, problems: readonly string[] | undefined) =>
    report(
      problems
        ? { call, rule, problems }
        : { call, rule, untried: `the answer is still pending after ${bridge.waitMs / 1000} seconds` },
    );

  await checkRefusals(bridge, { path, call, bodyOf }, report);

  const intent = newIntent();
  const first = await ask(intent, bodyOf(intent));
  tell(RULES.answer, first.problems ?? []);
  if (first.problems) {
    const { answer: _, ...others } = RULES;
    for (const rule of Object.values(others)) report({ call, rule, untried: 'it answered no question' });
    return [];
  }
  const outcome = await settledOutcome(bridge, { ...intent, published });
  tell(RULES.outcome, judgeRepeats(published, [first, outcome]));
  const repeat = await ask(intent, bodyOf(intent));
  tell(
    RULES.repeat,
    isComplete(outcome) && !repeat.problems && repeat.isPending
      ? ['Answered PENDING after the outcome was there']
      : judgeRepeats(published, [first, outcome, repeat]),
  );

  const second = newIntent();
  const body = { ...bodyOf(second), fieldOfALaterVersion: true };
  const twice = await Promise.all([ask(second, body), ask(second, body)]);
  const isRefused = twice.every(({ problems }) => problems);
  tell(RULES.unknownFields, isRefused ? twice[0].problems : []);
  const secondOutcome = isRefused ? undefined : await settledOutcome(bridge, { ...second, published });
  if (secondOutcome) tell(RULES.atOnce, judgeRepeats(published, [...twice, secondOutcome]));
  else report({ call, rule: RULES.atOnce, untried: 'it answered neither of the two' });
  return [
    { ...intent, published, ...(isComplete(outcome) && { outcome: outcome.json }) },
    { ...second, published, ...(isComplete(secondOutcome) && { outcome: secondOutcome.json }) },
  ];
}

async function checkRefusals(
  bridge: CheckedBridge,
  { path, call, bodyOf }: { path: string; call: string; bodyOf: (intent: Intent) => object },
  report: Report,
): Promise<void> {
  const WRONG = [
    { rule: 'refuses a question without a key', status: 401, key: '', bodyOf },
    { rule: 'refuses a question with a wrong key', status: 401, key: randomUUID(), bodyOf },
    { rule: 'refuses a body that isn’t JSON', status: 400, bodyOf: () => '{"reference":' },
    {
      ...{ rule: 'refuses a question that lacks what it asks about', status: 400 },
      bodyOf: (intent: Intent) => intent,
    },
  ];
  const traces: Sent[] = [];
  for (const { rule, status, bodyOf: wrongBodyOf, ...keys } of WRONG) {
    const intent = newIntent();
    const { reference } = intent;
    const sent = await askBridge(bridge, { path, reference, body: wrongBodyOf(intent), ...keys });
    report({ call, rule, problems: judgeRefusal(sent, status, bridge.patience) });
    traces.push(await askOutcome(bridge, reference));
  }
  const problems = new Set(traces.flatMap((sent) => judgeRefusal(sent, 404, bridge.patience)));
  report({ call, rule: 'keeps nothing of a question that it refused', problems: [...problems] });
}

async function checkOutcomes(bridge: CheckedBridge, report: Report): Promise<void> {
  const call = 'GET /requests/{reference}';
  const unknown = await askOutcome(bridge, randomUUID());
  const unsigned = await askOutcome(bridge, randomUUID(), '');
  const problemsOf = (sent: Sent, status: number) => judgeRefusal(sent, status, bridge.patience);
  report({ call, rule: 'knows no reference that never came', problems: problemsOf(unknown, 404) });
  report({ call, rule: 'refuses to tell without a key', problems: problemsOf(unsigned, 401) });
}

function isComplete(judged: Judged | undefined): judged is Extract<Judged, { json: unknown }> {
  return judged !== undefined && !judged.problems && !judged.isPending;
}
