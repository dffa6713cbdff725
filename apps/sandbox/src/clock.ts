import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';

/** The sandbox's time: real time until someone moves the clock. */
export type SandboxClock = {
  nowMs(): number;
  now(): string;
  today(): CivilDate;
  /** Moves the clock; time continues from there. */
  moveTo(instant: string): void;
};

export function createClock(state: { clockOffsetMs: number }): SandboxClock {
  const nowMs = () => Date.now() + state.clockOffsetMs;
  const now = () => new Date(nowMs()).toISOString();
  return {
    nowMs,
    now,
    // The westernmost mainland day, so no home sees a result dated tomorrow.
    today: () => civilDateIn('America/Los_Angeles', nowMs()),
    moveTo(instant) {
      state.clockOffsetMs = Date.parse(instant) - Date.now();
    },
  };
}

/** Returns real time in seconds. Signatures use it even when the clock was moved. */
export function realSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
