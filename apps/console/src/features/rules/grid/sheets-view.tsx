import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import type { Sheet } from '@homeline/domain/tables/sheet.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rulesCopy } from '../copy.ts';
import { cellsOf, type GridTable, gridTables } from './grid-layout.ts';
import { FIRST, type Selection } from './grid-selection.ts';
import { cellAtPlace, type Place } from './places.ts';
import { RuleGrid } from './rule-grid.tsx';
import { TableSelect } from './table-select.tsx';
import { textsOf } from './use-sheets.ts';

const NO_TEXTS: CellTexts = new Map();

type SheetsViewProps = {
  readonly sheets: readonly Sheet[];
  /** The version to compare with: cells whose text differs are marked. */
  readonly before?: readonly Sheet[] | undefined;
  /** Headings of the version before and of this one, if they are shown side by side. */
  readonly beside?: readonly [string, string] | undefined;
  /** Shows only tables with changed cells. */
  readonly isOfChanges?: boolean;
  /** The cell to show. */
  readonly place?: Place | undefined;
};

/** The tables of a version to read. Changed cells show both texts; two versions are shown side by side. */
export function SheetsView({ sheets, before, beside, isOfChanges = false, place }: SheetsViewProps) {
  const tables = useMemo(() => gridTables(sheets), [sheets]);
  const tablesBefore = useMemo(() => gridTables(before ?? []), [before]);
  const was = useMemo(() => (before ? textsOf(before) : NO_TEXTS), [before]);
  const [chosen, choose] = useState<string>();
  const shown = place && cellAtPlace(tables, place);
  const shownTable = shown?.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that is asked for again is shown again
  useEffect(() => {
    if (shownTable !== undefined) choose(shownTable);
  }, [shownTable, place]);
  const changedIn = ({ layout }: GridTable) =>
    cellsOf(layout).filter(({ id, text }) => (was.get(id) ?? text) !== text).length;
  const changed = tables.filter((table) => changedIn(table) > 0);
  const offered = isOfChanges ? changed : tables;
  const table = offered.find(({ id }) => id === chosen) ?? changed[0] ?? offered[0];
  if (!table) return <p>{rulesCopy.version.none}</p>;
  const other = tablesBefore.find(({ id }) => id === table.id);
  return (
    <div className="grid-editor">
      <TableSelect tables={offered} open={table.id} changedIn={changedIn} onOpen={choose} />
      <div className="grid-versions">
        {beside && other && (
          <section>
            <h3>{beside[0]}</h3>
            <ReadGrid key={other.id} table={other} before={NO_TEXTS} />
          </section>
        )}
        <section>
          {beside && <h3>{beside[1]}</h3>}
          <ReadGrid
            key={table.id}
            table={table}
            before={was}
            start={shown?.table === table.id ? shown.selection : undefined}
          />
        </section>
      </div>
    </div>
  );
}

type ReadGridProps = {
  readonly table: GridTable;
  readonly before: CellTexts;
  /** The cell to show. */
  readonly start?: Selection | undefined;
};

function ReadGrid({ table: { name, layout }, before, start }: ReadGridProps) {
  const [selection, select] = useState(start ?? FIRST);
  const frame = useRef<HTMLDivElement>(null);
  const { row, column } = start?.focus ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place selects again
  useEffect(() => {
    if (!start) return;
    select(start);
    frame.current?.scrollIntoView?.({ block: 'center' });
  }, [row, column]);
  return (
    <div ref={frame} className="rule-grid-frame">
      <RuleGrid
        label={name}
        textOf={({ text }) => text}
        problems={NO_TEXTS}
        hasHeat
        onSelect={select}
        {...{ layout, before, selection }}
      />
    </div>
  );
}
