import { AsyncLocalStorage } from 'node:async_hooks';

/** What a trace says about a span. Each value is one of our own names or a number, so nothing about a person can get in. */
export type SpanAttributes = {
  readonly method?: string;
  /** The pattern of an address, never an address. */
  readonly route?: string;
  readonly status?: number;
  readonly organisation?: string;
  readonly task?: string;
  /** The name of a repeating job. */
  readonly job?: string;
  readonly port?: string;
  readonly provider?: string;
};

export type SpanStart = {
  readonly name: string;
  readonly kind: 'REQUEST' | 'TASK' | 'JOB' | 'TRANSACTION' | 'PROVIDER_CALL';
  readonly attributes?: SpanAttributes;
};

/** A part of a trace that hasn't ended. */
export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  /** Names this span to whoever continues the trace (W3C Trace Context). */
  readonly traceparent: string;
  /** Begins a part of this span. */
  begin(start: SpanStart): Span;
  set(attributes: SpanAttributes): void;
  /** @param kind the class or code of an error, never its message */
  fail(kind: string): void;
  end(): void;
};

/** Traces requests, tasks and repeating jobs. The spans within them follow from `currentSpan`. */
export type Tracing = {
  /** Begins a trace, or continues the one that a `traceparent` names. */
  begin(start: SpanStart, traceparent?: string): Span;
  /** Sends what is left, but doesn't wait for ever. */
  stop(): Promise<void>;
};

const spans = new AsyncLocalStorage<Span>();

/** Returns the span of what runs now; undefined if it isn't traced. */
export function currentSpan(): Span | undefined {
  return spans.getStore();
}

/** Does something within a span. */
export function withinSpan<Result>(span: Span, act: () => Result): Result {
  return spans.run(span, act);
}

/** Does something in a span of its own, if what runs now is traced. */
export async function inSpan<Result>(
  start: SpanStart,
  act: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = currentSpan()?.begin(start);
  if (!span) return act(undefined);
  try {
    return await withinSpan(span, () => act(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'Error');
    throw error;
  } finally {
    span.end();
  }
}
