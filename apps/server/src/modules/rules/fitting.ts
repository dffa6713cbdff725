import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';

type Dated = { readonly effectiveOn: CivilDate };

/**
 * Which of some new versions can be used beside those that stand: all of a day together, else each by itself. What cannot be used keeps
 * nothing else from it.
 * @param gapsWith what would have no price from a day on, were these added to what stands
 * @returns those that fit, and of each other one what it would leave without a price
 */
export function fitting<V extends Dated>(
  versions: readonly V[],
  gapsWith: (added: readonly V[], from: CivilDate) => readonly string[],
): { readonly fit: readonly V[]; readonly refused: readonly { version: V; gaps: readonly string[] }[] } {
  const fit: V[] = [];
  let left = versions;
  for (;;) {
    const refused: { version: V; gaps: readonly string[] }[] = [];
    const days = [...new Set(left.map(({ effectiveOn }) => effectiveOn))].toSorted();
    for (const day of days) {
      const ofDay = left.filter(({ effectiveOn }) => effectiveOn === day);
      if (gapsWith([...fit, ...ofDay], day).length === 0) {
        fit.push(...ofDay);
        continue;
      }
      for (const version of ofDay) {
        const gaps = gapsWith([...fit, version], day);
        if (gaps.length === 0) fit.push(version);
        else refused.push({ version, gaps });
      }
    }
    // A later version may have filled the gap of an earlier one.
    if (refused.length === 0 || refused.length === left.length) return { fit, refused };
    left = refused.map(({ version }) => version);
  }
}
