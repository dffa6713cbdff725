import { passwordWeakness } from '../apps/server/src/modules/accounts/password-strength.ts';

/** The longest password that a form takes, and one that is slow to judge. */
const LONGEST = 'p@ssw0rdP@55w0rd'.repeat(8);
const RUNS = 5;

/** Returns how long judging the longest password takes: the median, with its word lists already loaded. */
export async function longestPasswordMs(): Promise<number> {
  await passwordWeakness('warm up', { words: [] });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now();
    await passwordWeakness(LONGEST, { words: [] });
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}
