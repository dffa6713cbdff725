/** The time of business: what a date, a deadline and an age are counted from. Security lifetimes use real time instead. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00Z. */
  nowMs(): number;
  /** The same as an ISO instant in UTC. */
  now(): string;
};

/** A clock that can be set ahead of or behind real time. Exists only where the outside world is the sandbox. */
export type MovableClock = Clock & { moveTo(offsetMs: number): void };

export function realClock(): Clock {
  return { nowMs: () => Date.now(), now: () => new Date().toISOString() };
}

export function movableClock(): MovableClock {
  let offsetMs = 0;
  const nowMs = () => Date.now() + offsetMs;
  return {
    nowMs,
    now: () => new Date(nowMs()).toISOString(),
    moveTo(offset) {
      offsetMs = offset;
    },
  };
}

export function isMovable(clock: Clock): clock is MovableClock {
  return 'moveTo' in clock;
}
