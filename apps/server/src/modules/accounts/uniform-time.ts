import { setTimeout } from 'node:timers/promises';

/** Longer than the work behind an answer that must not tell whether an account exists. */
export const ANSWER_MS = 400;

/** Does some work and returns no earlier than a fixed time, so that the time of the answer doesn't tell what the work found. */
export async function inUniformTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, setTimeout(ANSWER_MS)]);
}
