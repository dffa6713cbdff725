import type { WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';

/** The lines with those that add nothing in one: above the total, or last where there is none. */
export function folded(lines: readonly WordedLine[]): readonly WordedLine[] {
  const idle = lines.filter(({ addsNothing }) => addsNothing);
  const [first] = idle;
  if (!first) return lines;
  const adding = lines.filter(({ addsNothing }) => !addsNothing);
  const total = adding.findIndex(({ isTotal }) => isTotal);
  const from = idle.map(({ label }) => label.toLowerCase()).join(', ');
  return adding.toSpliced(total < 0 ? adding.length : total, 0, {
    label: 'Adds nothing',
    value: first.value,
    from,
  });
}
