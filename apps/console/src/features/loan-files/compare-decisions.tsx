import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { instantInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.decisions;

/** The decisions that can be compared: those on amounts and terms have the same lines, unlike reviews. */
const COMPARED: readonly DecisionEntry['on'][] = ['INITIAL', 'FINAL', 'VALUE', 'CHANGE'];

/** Returns the name of a decision: for a review, its subject; for any other, its outcome. */
export function nameOfDecision({ on, decision, outcome, explanation }: DecisionEntry): string {
  const what =
    on === 'REVIEW' ? explanation.sections[0]?.title : factLabel((outcome ?? decision).replaceAll('_', ' '));
  return `${copy.on[on]}: ${what}`;
}

type Line = {
  readonly key: string;
  readonly section: string;
  readonly label: string;
  readonly value: string;
};

/**
 * Shows the differences between two decisions: by default the newest and the last before it with a section in common.
 * Renders nothing with fewer than two.
 */
export function CompareDecisions({ decisions }: { readonly decisions: readonly DecisionEntry[] }) {
  const compared = decisions.filter(({ on }) => COMPARED.includes(on));
  const [[first, second], choose] = useState(() => newestTwo(compared));
  const [before, after] = [compared[first], compared[second]];
  if (!before || !after) return null;
  const rows = differences(before, after);
  return (
    <Card title={copy.compare}>
      <div className="filters-row">
        <Choice
          label={copy.before}
          compared={compared}
          value={first}
          onChoose={(at) => choose([at, second])}
        />
        <Choice
          label={copy.after}
          compared={compared}
          value={second}
          onChoose={(at) => choose([first, at])}
        />
      </div>
      {rows.length === 0 ? (
        <p>{sharedParts(before, after).size > 0 ? copy.same : copy.apart}</p>
      ) : (
        <TableScroll label={copy.compare}>
          <table className="table">
            <caption className="hidden-visually">{copy.compare}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.section}</th>
                <th scope="col">{copy.line}</th>
                <th scope="col">{copy.before}</th>
                <th scope="col">{copy.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, section, label, from, to }) => (
                <tr key={key}>
                  <td>{section}</td>
                  <th scope="row">{label}</th>
                  <td className="figures">{from ?? copy.absent}</td>
                  <td className="figures">
                    <strong>{to ?? copy.absent}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Card>
  );
}

/** Returns the indexes of the newest decision that shares parts with an earlier one, and of that one; without such a pair, the newest two. */
function newestTwo(compared: readonly DecisionEntry[]): readonly [before: number, after: number] {
  for (let after = compared.length - 1; after > 0; after -= 1) {
    const before = compared.findLastIndex(
      (earlier, index) => index < after && sharedParts(earlier, compared[after]).size > 0,
    );
    if (before >= 0) return [before, after];
  }
  return [compared.length - 2, compared.length - 1];
}

type ChoiceProps = {
  readonly label: string;
  readonly compared: readonly DecisionEntry[];
  readonly value: number;
  readonly onChoose: (at: number) => void;
};

function Choice({ label, compared, value, onChoose }: ChoiceProps) {
  return (
    <label className="filter filter-wide">
      <span>{label}</span>
      <select className="control" value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {compared.map((decision, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no identity and keep their order
          <option key={index} value={index}>
            {nameOfDecision(decision)}, {instantInWords(decision.at)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the lines that differ or exist in only one decision, within the sections of both: offers alone aren't a change. */
function differences(before: DecisionEntry, after: DecisionEntry) {
  const [from, to] = [linesOf(before), linesOf(after)];
  const values = (lines: readonly Line[]) => new Map(lines.map(({ key, value }) => [key, value]));
  const [old, now] = [values(from), values(to)];
  const shared = sharedParts(before, after);
  const all = [...to, ...from.filter(({ key }) => !now.has(key))].filter(({ section }) =>
    shared.has(section),
  );
  return all
    .map(({ key, section, label }) => ({ key, section, label, from: old.get(key), to: now.get(key) }))
    .filter((line) => line.from !== line.to);
}

/** Returns the titles of the parts that both decisions have. */
function sharedParts(before: DecisionEntry, after: DecisionEntry | undefined): ReadonlySet<string> {
  const titles = (decision?: DecisionEntry) => decision?.explanation.sections.map(({ title }) => title) ?? [];
  const later = new Set(titles(after));
  return new Set(titles(before).filter((title) => later.has(title)));
}

/** Lines are matched by section, label, and position among lines with that label. */
function linesOf({ explanation }: DecisionEntry): readonly Line[] {
  const seen = new Map<string, number>();
  return explanation.sections.flatMap(({ title: section, lines }) =>
    lines.map(({ label, value }) => {
      const name = `${section} · ${label}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return { key: `${name} · ${nth}`, section, label, value };
    }),
  );
}
