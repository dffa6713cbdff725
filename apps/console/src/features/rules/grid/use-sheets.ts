import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { readSheets, type Sheet, type SheetCell } from '@homeline/domain/tables/sheet.ts';
import { useEffect, useState } from 'react';

const NO_TEXTS: CellTexts = new Map();

/** Reads the tables of a file: undefined while it is read, 'UNREADABLE' if it can't be shown as cells. */
export function useSheets(xml: string | undefined): readonly Sheet[] | 'UNREADABLE' | undefined {
  const [read, setRead] = useState<{ xml: string; sheets: readonly Sheet[] | 'UNREADABLE' }>();
  useEffect(() => {
    let isLatest = true;
    if (xml !== undefined)
      void readSheets(xml).then((sheets) => {
        if (isLatest) setRead({ xml, sheets: sheets ?? 'UNREADABLE' });
      });
    return () => {
      isLatest = false;
    };
  }, [xml]);
  return read?.xml === xml ? read?.sheets : undefined;
}

/** Returns the text of every cell by its id. */
export function textsOf(sheets: ReturnType<typeof useSheets>): CellTexts {
  if (!sheets || sheets === 'UNREADABLE') return NO_TEXTS;
  return new Map(
    sheets.flatMap(({ rows }) =>
      rows.flatMap(({ inputs, outputs }) =>
        [...inputs, ...outputs].map(({ id, text }) => [id, text] as const),
      ),
    ),
  );
}

/** Returns a table with the texts that its cells have now. */
export function withTexts(sheet: Sheet, textOf: (cell: SheetCell) => string): Sheet {
  const now = (cell: SheetCell) => ({ ...cell, text: textOf(cell) });
  return {
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, inputs: row.inputs.map(now), outputs: row.outputs.map(now) })),
  };
}
