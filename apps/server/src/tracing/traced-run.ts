import { type Span, type Tracing, withinSpan } from './span.ts';

/** Runs a repeating job as a trace of its own. A run that began nothing and didn't fail leaves none: most find nothing to do. */
export async function tracedRun(tracing: Tracing, job: string, act: () => Promise<void>): Promise<void> {
  const span = tracing.begin({ name: `job ${job}`, kind: 'JOB', attributes: { job } });
  let isWorthKeeping = false;
  const watched: Span = {
    ...span,
    begin(start) {
      isWorthKeeping = true;
      return span.begin(start);
    },
    fail(kind) {
      isWorthKeeping = true;
      span.fail(kind);
    },
  };
  await withinSpan(watched, act);
  // What hasn't ended is never sent.
  if (isWorthKeeping) span.end();
}
