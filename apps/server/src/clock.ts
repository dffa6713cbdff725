/** Business time for dates, deadlines and ages. Token and session lifetimes use real time. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00Z. */
  nowMs(): number;
  /** The current instant in UTC, ISO 8601. */
  now(): string;
};

/** A clock that can be offset from real time. Sandbox only. */
export type MovableClock = Clock & { moveTo(offsetMs: number): void };

/** Creates a clock that shows the real time. */
export function realClock(): Clock {
  return { nowMs: () => Date.now(), now: () => new Date().toISOString() };
}

/** Creates a clock that starts at the real time. */
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

/** Returns whether a clock can be moved. */
export function isMovable(clock: Clock): clock is MovableClock {
  return 'moveTo' in clock;
}
