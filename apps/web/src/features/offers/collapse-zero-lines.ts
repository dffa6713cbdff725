import { said } from '@homeline/contract/said.ts';
import type { WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import { offersCopy } from './copy.ts';

/** Returns the lines with all zero lines collapsed into one, above the total or last. */
export function collapseZeroLines(lines: readonly WordedLine[]): readonly WordedLine[] {
  const idle = lines.filter(({ addsNothing }) => addsNothing);
  const [first] = idle;
  if (!first) return lines;
  const adding = lines.filter(({ addsNothing }) => !addsNothing);
  const total = adding.findIndex(({ isTotal }) => isTotal);
  const from = idle.map(({ label }) => said(label).toLowerCase()).join(', ');
  return adding.toSpliced(total < 0 ? adding.length : total, 0, {
    label: offersCopy.explanation.noChange,
    value: first.value,
    from,
  });
}
