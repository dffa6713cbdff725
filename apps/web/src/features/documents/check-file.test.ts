// Proves UP-01.

import { expect, test } from 'vitest';
import { edgeVariance } from './check-file.ts';

const SIZE = 32;
const picture = (light: (x: number) => number) =>
  Uint8ClampedArray.from({ length: SIZE * SIZE * 4 }, (_, index) => light(Math.floor(index / 4) % SIZE));

test('sharp edges have a higher variance than blurred ones', () => {
  const sharp = edgeVariance(
    picture((x) => (x % 8 < 4 ? 0 : 255)),
    SIZE,
    SIZE,
  );
  const blurred = edgeVariance(
    picture((x) => 128 + 8 * Math.sin(x / 4)),
    SIZE,
    SIZE,
  );
  expect(sharp).toBeGreaterThan(1000);
  expect(blurred).toBeLessThan(40);
});
