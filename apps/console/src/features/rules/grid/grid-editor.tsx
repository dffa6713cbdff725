import type { Sheet } from '@homeline/domain/tables/sheet.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rulesCopy } from '../copy.ts';
import type { ReadText } from '../dmn-editor.tsx';
import type { Kind } from '../rule-words.ts';
import { BandTools } from './band-tools.tsx';
import { problemsByCell } from './check-cells.ts';
import { cellsOf, type GridCell, gridTables } from './grid-layout.ts';
import { FIRST } from './grid-selection.ts';
import { GridStatus } from './grid-status.tsx';
import { GridTools } from './grid-tools.tsx';
import { cellAtPlace, type Place } from './places.ts';
import { RuleGrid } from './rule-grid.tsx';
import { TableSelect } from './table-select.tsx';
import { editedFile, useCellEdits } from './use-cell-edits.ts';
import { useLiveCheck } from './use-live-check.ts';
import { textsOf, useSheets, withTexts } from './use-sheets.ts';

const copy = rulesCopy.grid;

type GridEditorProps = {
  readonly kind: Kind;
  readonly xml: string;
  /** The published version that the draft started from, whose other texts are shown beside the new ones. */
  readonly publishedXml: string | undefined;
  readonly isReadOnly: boolean;
  /** The cell to show. */
  readonly place?: Place | undefined;
  readonly onReady: (read: ReadText) => void;
  readonly onChange: () => void;
  /** The file can't be shown as cells. */
  readonly onUnreadable: () => void;
};

/** Edits the cells of a file like a spreadsheet. Without a change the text stays the same, byte for byte. */
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

/** The constant of a rate sheet that sets the step of its rates. */
const STEP_CONSTANT = 'rateStep';

function SheetsEditor(props: SheetsEditorProps) {
  const { kind, xml, publishedXml, published, isReadOnly, place, onReady, onChange } = props;
  const edits = useCellEdits(xml);
  const { texts } = edits;
  const sheets = useLatestSheets(edits.base, props.sheets);
  const tables = useMemo(() => gridTables(sheets), [sheets]);
  const before = useMemo(() => textsOf(published), [published]);
  const [open, setOpen] = useState(tables[0]?.id);
  const [selection, select] = useState(FIRST);
  const [hasHeat, setHeat] = useState(true);
  const [cutOff, setCutOff] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const edited = useMemo(() => editedFile({ base: edits.base, texts }), [edits.base, texts]);
  const latest = useRef(edited);
  latest.current = edited;
  const { problems, jumps } = useLiveCheck(kind, edited, publishedXml);
  const ready = useRef(onReady);
  useEffect(() => ready.current(async () => latest.current), []);
  const show = (asked: Place) => {
    const found = cellAtPlace(tables, asked);
    if (!found) return;
    setOpen(found.table);
    select(found.selection);
    frame.current?.scrollIntoView?.({ block: 'center' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the place, not each edit
  useEffect(() => {
    if (place) show(place);
  }, [place]);

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
    setCutOff(0);
    edits.change(changes);
    onChange();
  };
  const step = sheets.find(({ id }) => id === STEP_CONSTANT);
  const stepCell = step?.rows[0]?.outputs[0];
  const { focus } = selection;
  const selected = layout.rows[focus.row]?.cells[focus.column];
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
            step={step && stepCell && { step: textOf(stepCell), name: step.name }}
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
      {!isReadOnly && table.sheet && selected && (
        <BandTools
          key={table.id}
          sheet={withTexts(table.sheet, textOf)}
          row={selected.row}
          xml={edited}
          onChange={(file) => {
            edits.restructure(file);
            onChange();
          }}
        />
      )}
      <div ref={frame} className="rule-grid-frame">
        <RuleGrid
          label={table.name}
          {...{ layout, textOf, before, hasHeat, selection }}
          problems={problemsByCell(cellsOf(layout), problems)}
          onSelect={select}
          onChange={isReadOnly ? undefined : change}
          onPasted={setCutOff}
          onUndo={edits.canUndo ? withChange(edits.undo) : undefined}
          onRedo={edits.canRedo ? withChange(edits.redo) : undefined}
        />
      </div>
      {cutOff > 0 && <Alert kind="ADVICE" title={copy.cutOff(cutOff)} text={copy.cutOffWhy} />}
      <GridStatus
        {...{ sheets, layout, selection, textOf, before, problems, jumps }}
        changed={tables.flatMap((each) => cellsOf(each.layout)).filter(isChanged).length}
        onOpen={show}
      />
      {!isReadOnly && <p className="fine-print">{copy.help}</p>}
    </div>
  );
}

/** Returns the tables of a file, or the previous ones while it is being read. */
function useLatestSheets(xml: string, first: readonly Sheet[]): readonly Sheet[] {
  const read = useSheets(xml);
  const latest = useRef(first);
  if (read && read !== 'UNREADABLE') latest.current = read;
  return latest.current;
}
