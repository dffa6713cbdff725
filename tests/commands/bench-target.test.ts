import { expect, it } from 'vitest';
import { meetsTarget } from '../../bench/target.ts';

it.each([
  ['0.67', '', '≥ 0.60', true],
  ['13 ms, 24 ms', '', '≤ 1000 ms', true],
  ['13 ms, 1024 ms', '', '≤ 1000 ms', false],
  ['200 ms', '1.4', '≤ 0.6 calibrations', false],
  ['440344 a second', '64327 per calibration', '≥ 5000 per calibration', true],
  ['4.0 ms (4.2 ms)', '', '≤ 1.3 ×', true],
  ['6.7 ms (5.0 ms)', '', '≤ 1.3 ×', false],
  ['60% of 40', '', '≥ 90%', false],
  ['0', '', '0', true],
  ['2', '', '0', false],
  ['3519 (5246)', '', '', true],
])('a figure of %s, %s in calibrations, against %s: met is %s', (figure, calibrated, target, isMet) => {
  expect(meetsTarget(figure, calibrated, target)).toBe(isMet);
});
