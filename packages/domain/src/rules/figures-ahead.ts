import { addDays, type CivilDate } from '../dates/civil-date.ts';
import { type Figure, figuresOf } from '../policy/figures.ts';
import { type Rulebook, sheetOn } from './rulebook.ts';

/**
 * Returns the published figures in effect, each with its last usable day. A published version that takes effect in time extends a figure.
 * @param states the lender's licensed states, as two-letter codes
 * @throws Error without rules in effect
 */
export function figuresAhead(
  rulebook: Rulebook,
  today: CivilDate,
  states: readonly string[],
): readonly Figure[] {
  const on = (day: CivilDate) => figuresOf(sheetOn(rulebook, day), states);
  return on(today).map((figure) => {
    let last = figure;
    for (;;) {
      const next = on(addDays(last.until, 1)).find(({ name }) => name === figure.name);
      if (!next || next.until <= last.until) return last;
      last = next;
    }
  });
}
