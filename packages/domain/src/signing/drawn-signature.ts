import * as z from 'zod';

/** The sheet on which a signature is drawn, in units of its own. */
export const SHEET = { width: 400, height: 120 } as const;

const MOST_STROKES = 60;
const MOST_POINTS = 1500;
/** Below this, it is a dot or a slip of the finger. */
const LEAST_WIDTH = 60;
const LEAST_LENGTH = 120;
/** Points closer than this to a straight line add nothing that can be seen. */
const TOLERANCE = 0.75;

/** One stroke: x and y in turn, from the upper left corner of the sheet. */
export type Stroke = readonly number[];

const Coordinate = z.int().min(0).max(SHEET.width);

/** A drawn signature as its strokes. It signs alone; from older clients, and as initials, it accompanies what was typed. */
export const DrawnSignature = z
  .array(
    z
      .array(Coordinate)
      .min(2)
      .max(2 * MOST_POINTS)
      .refine(isOnSheet),
  )
  .max(MOST_STROKES)
  .refine(
    (strokes) => strokes.flat().length <= 2 * MOST_POINTS,
    'Must be simpler. Clear it and draw it again',
  )
  .refine(isSignature, 'Must be larger than a dot. Draw your whole signature, or clear it');

function isOnSheet(stroke: Stroke): boolean {
  return stroke.length % 2 === 0 && pointsOf(stroke).every(([, y]) => y <= SHEET.height);
}

/** Returns whether strokes are wide and long enough for a name. */
function isSignature(strokes: readonly Stroke[]): boolean {
  const xs = strokes.flatMap((stroke) => pointsOf(stroke).map(([x]) => x));
  const width = Math.max(...xs) - Math.min(...xs);
  const length = strokes.reduce((sum, stroke) => sum + lengthOf(pointsOf(stroke)), 0);
  return width >= LEAST_WIDTH && length >= LEAST_LENGTH;
}

type Point = readonly [x: number, y: number];

function pointsOf(stroke: Stroke): readonly Point[] {
  return Array.from({ length: stroke.length >> 1 }, (_, at) => [
    stroke[2 * at] ?? 0,
    stroke[2 * at + 1] ?? 0,
  ]);
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (points[at]?.[0] ?? x), y - (points[at]?.[1] ?? y)), 0);
}

/** Returns a stroke without the points that its line doesn't need (Ramer, Douglas and Peucker), rounded and kept on the sheet. */
export function thinned(stroke: Stroke): Stroke {
  const onSheet = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  return simplified(pointsOf(stroke)).flatMap(([x, y]) => [
    onSheet(x, SHEET.width),
    onSheet(y, SHEET.height),
  ]);
}

function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distanceToLine(point, first, last));
  const furthest = Math.max(...distances);
  if (furthest <= TOLERANCE) return [first, last];
  const at = distances.indexOf(furthest);
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Returns the strokes as the path of an SVG (SVG 2, 9.3). A stroke of one point is a dot. */
export function svgPath(strokes: readonly Stroke[]): string {
  return strokes
    .map((stroke) => {
      const [first, ...more] = pointsOf(stroke).map(([x, y]) => `${x} ${y}`);
      return `M${first}L${more.length > 0 ? more.join(' ') : first}`;
    })
    .join('');
}
