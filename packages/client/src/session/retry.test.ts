// Proves ER-15.

import { describe, expect, it } from 'vitest';
import { retry } from './retry.ts';

describe('a retry', () => {
  const failing = (times: number) => {
    let calls = 0;
    return async () => {
      calls += 1;
      if (calls <= times) throw new Error(`failure ${calls}`);
      return calls;
    };
  };

  it('waits one second and doubles it, five attempts in all', async () => {
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    await expect(retry(failing(9), { isWorthIt: () => true, pause })).rejects.toThrow('failure 5');
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
  });

  it('stops at the first success', async () => {
    expect(await retry(failing(2), { isWorthIt: () => true, pause: async () => {} })).toBe(3);
  });

  it('doesn’t repeat a failure that another attempt can’t fix', async () => {
    await expect(retry(failing(1), { isWorthIt: () => false, pause: async () => {} })).rejects.toThrow(
      'failure 1',
    );
  });
});
