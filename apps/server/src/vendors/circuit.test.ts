// Proves PR-13, PR-16.

import { describe, expect, it } from 'vitest';
import { admits, begun, type Circuit, CLOSED, createCircuits, ended } from './circuit.ts';

const SILENT = { isTrial: false, end: 'SILENT' } as const;

/** Returns the circuit after failures a second apart, the last at `lastMs`. */
function silent(times: number, lastMs = 0): Circuit {
  const moments = Array.from({ length: times }, (_, index) => lastMs - (times - 1 - index) * 1000);
  return moments.reduce((circuit, atMs) => ended(circuit, SILENT, atMs), CLOSED);
}
/** Returns the circuit after the trial at the end of its pause failed too. */
function triedInVain(circuit: Circuit): Circuit {
  const atMs = circuit.pause?.untilMs ?? expect.fail();
  expect(admits(circuit, atMs)).toBe(true);
  return ended(begun(circuit), { isTrial: true, end: 'SILENT' }, atMs);
}

describe('a provider that doesn’t answer', () => {
  it('gets no request for 30 seconds after five failures in a row', () => {
    expect(admits(silent(4), 0)).toBe(true);
    const paused = silent(5);
    expect([0, 29_999, 30_000].map((atMs) => admits(paused, atMs))).toEqual([false, false, true]);
  });

  it('stays in use after failures with an answer between, or too far apart', () => {
    const answered = ended(silent(4), { isTrial: false, end: 'ANSWERED' }, 0);
    expect(admits(ended(answered, SILENT, 0), 0)).toBe(true);
    expect(admits(ended(silent(4), SILENT, 300_000), 300_000)).toBe(true);
  });

  it('gets one trial request after the pause, and no other meanwhile', () => {
    const trying = begun(silent(5));
    expect(admits(trying, 30_000)).toBe(false);
    expect(ended(trying, { isTrial: true, end: 'ANSWERED' }, 30_000)).toEqual(CLOSED);
  });

  it('is still to be tried after an answer that needed no request', () => {
    const unsent = ended(begun(silent(5)), { isTrial: true, end: 'UNSENT' }, 30_000);
    expect(unsent).toEqual(silent(5));
    expect(ended(silent(4), { isTrial: false, end: 'UNSENT' }, 0)).toEqual(silent(4));
  });

  it('is paused twice as long each time the trial fails, up to five minutes', () => {
    let circuit = silent(5);
    const lengths = Array.from({ length: 6 }, () => {
      const { pause } = circuit;
      circuit = triedInVain(circuit);
      return (pause?.lengthMs ?? 0) / 1000;
    });
    expect(lengths).toEqual([30, 60, 120, 240, 300, 300]);
  });

  it('gets no request for as long as it asks for, an hour at most, and one trial then', () => {
    const asked = (waitMs: number) => ended(CLOSED, { ...SILENT, waitMs }, 0);
    expect([59_999, 60_000].map((atMs) => admits(asked(60_000), atMs))).toEqual([false, true]);
    expect([3_599_999, 3_600_000].map((atMs) => admits(asked(86_400_000), atMs))).toEqual([false, true]);
    expect(admits(begun(asked(60_000)), 60_000)).toBe(false);
    expect(ended(asked(60_000), { ...SILENT, waitMs: 10_000 }, 0)).toMatchObject({
      pause: { untilMs: 60_000 },
    });
  });

  it('isn’t paused longer by a request sent before the pause', () => {
    expect(ended(silent(5), SILENT, 20_000)).toEqual(silent(5));
  });
});

it('lets a person’s manual retry skip the pause', () => {
  const circuits = createCircuits(
    () => {},
    () => 0,
  );
  const key = { organisation: 'ours', port: 'credit', provider: 'mismo' };
  for (let times = 0; times < 5; times += 1) circuits.begin(key)?.('SILENT');
  expect(circuits.begin(key)).toBeUndefined();
  circuits.lift('theirs', 'credit');
  circuits.lift('ours', 'title');
  expect(circuits.admits(key)).toBe(false);
  circuits.lift('ours', 'credit');
  expect(circuits.begin(key)).toBeDefined();
  expect(circuits.begin(key)).toBeUndefined();
});
