import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';

/** The time of the outside world: real time, until someone moves it. */
export type SandboxClock = {
  nowMs(): number;
  now(): string;
  today(): CivilDate;
  /** Sets the clock; it runs on from there. */
  moveTo(instant: string): void;
};

export function movedClock(state: { clockOffsetMs: number }): SandboxClock {
  const nowMs = () => Date.now() + state.clockOffsetMs;
  const now = () => new Date(nowMs()).toISOString();
  return {
    nowMs,
    now,
    // The day of the West: no home sees an answer that is dated tomorrow.
    today: () => civilDateIn('America/Los_Angeles', nowMs()),
    moveTo(instant) {
      state.clockOffsetMs = Date.parse(instant) - Date.now();
    },
  };
}

/** Real time in whole seconds: signatures live by it, wherever the clock was moved. */
export function realSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
