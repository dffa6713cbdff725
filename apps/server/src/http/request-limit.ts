import type { Context } from '../context.ts';

/** Counts requests in the memory of one process: counting one must cost less than answering it. */
type RequestLimit = {
  /** Counts a request. @returns the seconds to wait; 0 if it is allowed */
  count(place: string): number;
};

const MOST_PLACES = 50_000;

/** Declares a limit of requests in a window. Each server process has its own, and each test too. */
export function limitOfProcess(
  limit: Parameters<typeof createRequestLimit>[0],
): (context: Context) => RequestLimit {
  const limits = new WeakMap<Context, RequestLimit>();
  return (context) => {
    const known = limits.get(context) ?? createRequestLimit(limit);
    limits.set(context, known);
    return known;
  };
}

function createRequestLimit({
  most,
  windowMs,
}: {
  readonly most: number;
  readonly windowMs: number;
}): RequestLimit {
  let counts = new Map<string, number>();
  let endsAtMs = 0;
  return {
    count(place) {
      const nowMs = performance.now();
      if (nowMs >= endsAtMs || counts.size >= MOST_PLACES) {
        counts = new Map();
        endsAtMs = nowMs + windowMs;
      }
      const counted = (counts.get(place) ?? 0) + 1;
      counts.set(place, counted);
      return counted > most ? Math.ceil((endsAtMs - nowMs) / 1000) : 0;
    },
  };
}
