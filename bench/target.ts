/**
 * Returns whether a figure meets its target.
 * @param calibrated the figure as a multiple of the calibration, which a target in calibrations bounds
 * @param target such as `≤ 3 s`, `≥ 90%`, `≤ 10 calibrations`, `≤ 1.3 ×` of the figure in brackets, or the exact figure; empty without one
 */
export function meetsTarget(figure: string, calibrated: string, target: string): boolean {
  const [sign = '', bound = ''] = target.split(' ');
  if (sign !== '≤' && sign !== '≥') return target === '' || figure === target;
  const [first = 0, ...others] = numbersIn(target.includes('calibration') ? calibrated : figure);
  const limit = numbersIn(bound)[0] ?? 0;
  if (sign === '≥') return first >= limit;
  if (target.endsWith('×')) return first <= limit * (others[0] ?? first);
  return Math.max(first, ...others) <= limit;
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));
}
