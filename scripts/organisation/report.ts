import { cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { impactOf } from '@homeline/domain/rules/impact.ts';
import type { NamedComparison } from '../../apps/server/src/modules/rules/sample-people.ts';
import { groupByImpact, impactWords } from './group-by-impact.ts';

/** A comparison of a new version with the rules in effect. */
export type Report = {
  readonly title: string;
  readonly notes: readonly string[];
  readonly people: readonly NamedComparison[];
  readonly applications: readonly NamedComparison[];
};

const EXAMPLES = 3;

/** Returns a comparison as one table, with a row for each impact. */
export function textReport({ title, notes, people, applications }: Report): string {
  const isPerson = new Set(people);
  const counts = (members: readonly NamedComparison[]) => {
    const persons = members.filter((each) => isPerson.has(each)).length;
    return [`${persons}`, `${members.length - persons}`];
  };
  const all = [...people, ...applications];
  const groups = groupByImpact(all);
  const affected = new Set(groups.flatMap(({ members }) => members));
  const rows = [
    ...groups.map(({ impact, members }) => [
      ...counts(members),
      range(
        members.map((each) => impactOf(each).aprPct ?? 0),
        points,
      ),
      range(
        members.map((each) => impactOf(each).lineCents),
        dollars,
      ),
      examples(members),
      impact,
    ]),
    [...counts(all.filter((each) => !affected.has(each))), '', '', '', 'no impact'],
  ];
  const head = ['people', 'applications', 'APR, points', 'largest line', 'such as', 'impact'];
  return [title, ...notes, '', ...table([head, ...rows])].join('\n');
}

/** Returns a comparison as JSON: every result with its impact, and every figure before and after. */
export function jsonReport({ title, notes, people, applications }: Report): string {
  const withImpact = (each: NamedComparison) => {
    const change = impactOf(each);
    return { ...each, impact: change.isAffected ? impactWords(each) : 'no impact', change };
  };
  const report = { title, notes, people: people.map(withImpact), applications: applications.map(withImpact) };
  return JSON.stringify(report, null, 2);
}

/** Names a few of a group. The first part of a UUID identifies an application well enough. */
function examples(members: readonly NamedComparison[]): string {
  const shown = members.slice(0, EXAMPLES).map(({ who }) => who.split('-')[0] ?? who);
  return [...shown, ...(members.length > EXAMPLES ? ['…'] : [])].join(', ');
}

function range(changes: readonly number[], words: (by: number) => string): string {
  const [min, max] = [Math.min(...changes), Math.max(...changes)].map(words);
  return min === max ? `${min}` : `${min} to ${max}`;
}

function points(by: number): string {
  return signed(by, Math.abs(by).toFixed(2));
}

function dollars(by: number): string {
  return signed(by, formatWholeDollars(cents(Math.abs(by))));
}

function signed(by: number, words: string): string {
  if (by === 0) return '0';
  return `${by < 0 ? '−' : '+'}${words}`;
}

/** Aligns columns. The first two hold numbers; the last may be of any width. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
