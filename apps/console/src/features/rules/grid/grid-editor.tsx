import { withCellTexts } from '@homeline/domain/tables/cell-texts.ts';
import type { Sheet } from '@homeline/domain/tables/sheet.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rulesCopy } from '../copy.ts';
import type { ReadText } from '../dmn-editor.tsx';
import type { Kind } from '../rule-words.ts';
import { problemsByCell } from './check-cells.ts';
import { cellsOf, type GridCell, gridTables } from './grid-layout.ts';
import { FIRST } from './grid-selection.ts';
import { GridStatus } from './grid-status.tsx';
import { GridTools } from './grid-tools.tsx';
import { RuleGrid } from './rule-grid.tsx';
import { TableSelect } from './table-select.tsx';
import { useCellEdits } from './use-cell-edits.ts';
import { useLiveCheck } from './use-live-check.ts';
import { textsOf, useSheets } from './use-sheets.ts';

const copy = rulesCopy.grid;

type GridEditorProps = {
  readonly kind: Kind;
  readonly xml: string;
  /** The published version that the draft started from, whose other texts are shown beside the new ones. */
  readonly publishedXml: string | undefined;
  readonly isReadOnly: boolean;
  readonly onReady: (read: ReadText) => void;
  readonly onChange: () => void;
  /** The file can't be shown as cells. */
  readonly onUnreadable: () => void;
};

/** Edits the cells of a file like a spreadsheet. A text that wasn't changed stays as it is, byte for byte. */
export default function GridEditor(props: GridEditorProps) {
  const { xml, publishedXml, onUnreadable } = props;
  const sheets = useSheets(xml);
  const published = useSheets(publishedXml);
  const isUnreadable = sheets === 'UNREADABLE';
  const report = useRef(onUnreadable);
  report.current = onUnreadable;
  useEffect(() => {
    if (isUnreadable) report.current();
  }, [isUnreadable]);
  if (!sheets || sheets === 'UNREADABLE') return <Skeleton />;
  return <SheetsEditor key={xml} {...props} sheets={sheets} published={published} />;
}

type SheetsEditorProps = GridEditorProps & {
  readonly sheets: readonly Sheet[];
  readonly published: ReturnType<typeof useSheets>;
};

function SheetsEditor({ kind, xml, sheets, published, isReadOnly, onReady, onChange }: SheetsEditorProps) {
  const tables = useMemo(() => gridTables(sheets), [sheets]);
  const before = useMemo(() => textsOf(published), [published]);
  const [open, setOpen] = useState(tables[0]?.id);
  const [selection, select] = useState(FIRST);
  const [hasHeat, setHeat] = useState(true);
  const edits = useCellEdits();
  const { texts } = edits;
  const edited = useMemo(() => withCellTexts(xml, texts), [xml, texts]);
  const latest = useRef(edited);
  latest.current = edited;
  const problems = useLiveCheck(kind, edited);
  const ready = useRef(onReady);
  useEffect(() => ready.current(async () => latest.current), []);

  const table = tables.find(({ id }) => id === open) ?? tables[0];
  if (!table) return null;
  const { layout } = table;
  const textOf = ({ id, text }: { readonly id: string; readonly text: string }) => texts.get(id) ?? text;
  const isChanged = (cell: GridCell) => {
    const was = before.get(cell.id);
    return was !== undefined && was !== textOf(cell);
  };
  const withChange = (act: () => void) => () => {
    act();
    onChange();
  };
  const change = (changes: typeof texts) => {
    edits.change(changes);
    onChange();
  };
  return (
    <div className="grid-editor">
      <div className="rule-grid-tools">
        <TableSelect
          tables={tables}
          open={table.id}
          changedIn={(each) => cellsOf(each.layout).filter(isChanged).length}
          onOpen={(id) => {
            setOpen(id);
            select(FIRST);
          }}
        />
        {!isReadOnly && (
          <GridTools
            layout={layout}
            selection={selection}
            textOf={textOf}
            onChange={change}
            onUndo={edits.canUndo ? withChange(edits.undo) : undefined}
            onRedo={edits.canRedo ? withChange(edits.redo) : undefined}
          />
        )}
        <label className="rule-grid-heat">
          <input type="checkbox" checked={hasHeat} onChange={({ target }) => setHeat(target.checked)} />
          {copy.heat}
        </label>
      </div>
      <div className="rule-grid-frame">
        <RuleGrid
          label={table.name}
          {...{ layout, textOf, before, hasHeat, selection }}
          problems={problemsByCell(cellsOf(layout), problems)}
          onSelect={select}
          onChange={isReadOnly ? undefined : change}
          onUndo={edits.canUndo ? withChange(edits.undo) : undefined}
          onRedo={edits.canRedo ? withChange(edits.redo) : undefined}
        />
      </div>
      <GridStatus
        layout={layout}
        selection={selection}
        textOf={textOf}
        before={before}
        problems={problems}
        changed={tables.flatMap((each) => cellsOf(each.layout)).filter(isChanged).length}
      />
      {!isReadOnly && <p className="fine-print">{copy.help}</p>}
    </div>
  );
}
