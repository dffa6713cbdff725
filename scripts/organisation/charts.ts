import { type AprChange, type Bin, binsOf, furthestOf } from './apr-changes.ts';
import { signedPoints } from './report.ts';

/**
 * Charts as SVG whose widths are parts of whatever holds them and whose text keeps its size, so that a telephone and a screen can both
 * be read. Colours are those of the page.
 */

/** Whom a chart of bars has room for. */
export const MOST_BARS = 40;
const ROW_PX = 24;
const BINS = 7;
const COLUMN_PX = 150;
/** Where bars may lie, percent of the width: names stand to the left, figures to the right. */
const FIELD = { from: 26, to: 82 };

/** The change of each, sorted: what gets dearer to the right of the line, what gets cheaper to the left. */
export function changeBars(changes: readonly AprChange[]): string {
  const bars = furthestOf(changes, MOST_BARS);
  const values = [0, ...bars.map(({ byPct }) => byPct)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const at = (byPct: number) => FIELD.from + ((byPct - least) / (most - least)) * (FIELD.to - FIELD.from);
  const height = bars.length * ROW_PX;
  const rows = bars.map(({ who, byPct }, index) => {
    const top = index * ROW_PX;
    const from = Math.min(at(0), at(byPct));
    const width = Math.abs(at(byPct) - at(0));
    return (
      `<text class="name" x="0" y="${top + 16}">${shortened(who)}</text>` +
      `<rect class="${byPct > 0 ? 'up' : 'down'}" x="${share(from)}" y="${top + 4}" width="${share(width)}" height="${ROW_PX - 8}" rx="2"/>` +
      `<text class="figure" x="100%" y="${top + 16}" text-anchor="end">${signedPoints(byPct)}</text>`
    );
  });
  const axis = `<line class="axis" x1="${share(at(0))}" x2="${share(at(0))}" y1="0" y2="${height}"/>`;
  return svg(height, 'Change of APR of each, in percentage points, sorted', rows.join('') + axis);
}

/** How many change by how much. */
export function changeHistogram(changes: readonly AprChange[]): string {
  const bins = binsOf(changes, BINS);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = 100 / bins.length;
  const columns = bins.map(({ aboutPct, count }: Bin, index) => {
    const height = (count / most) * (COLUMN_PX - 24);
    const middle = share((index + 0.5) * width);
    const kind = aboutPct === 0 ? 'none' : aboutPct > 0 ? 'up' : 'down';
    return (
      `<rect class="${kind}" x="${share(index * width + 1)}" y="${(COLUMN_PX - height).toFixed(1)}" width="${share(width - 2)}" height="${height.toFixed(1)}"/>` +
      `<text class="figure" x="${middle}" y="${(COLUMN_PX - height - 6).toFixed(1)}" text-anchor="middle">${count}</text>` +
      `<text class="name" x="${middle}" y="${COLUMN_PX + 18}" text-anchor="middle">${signedPoints(aboutPct) || '0'}</text>`
    );
  });
  const axis = `<line class="axis" x1="0" x2="100%" y1="${COLUMN_PX}" y2="${COLUMN_PX}"/>`;
  return svg(COLUMN_PX + 26, 'How many APRs change by how much', columns.join('') + axis);
}

function svg(height: number, label: string, content: string): string {
  return `<svg role="img" aria-label="${label}" width="100%" height="${height}">${content}</svg>`;
}

function share(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** The first part of a uuid tells applications apart well enough; the table has all of it. */
function shortened(who: string): string {
  return who.split('-')[0] ?? who;
}
