/** Counts requests by place in the memory of one process: asking for a flag must cost less than answering it. */
export type RequestLimit = {
  /** Counts a request. @returns the seconds to wait; 0 if it is allowed */
  count(place: string): number;
};

const MOST_PLACES = 50_000;

/** Creates a limit of requests in a window. */
export function createRequestLimit({
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
