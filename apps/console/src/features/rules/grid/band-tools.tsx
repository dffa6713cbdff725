import { bandStart } from '@homeline/domain/tables/bands.ts';
import { bandsInWords } from '@homeline/domain/tables/places.ts';
import {
  neighborOf,
  type TableBand,
  withBandSplit,
  withoutBand,
  withoutRow,
  withRowAdded,
} from '@homeline/domain/tables/row-edits.ts';
import { isNumber, type Sheet } from '@homeline/domain/tables/sheet.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { rulesCopy } from '../copy.ts';

const copy = rulesCopy.grid.bands;

type BandToolsProps = {
  /** The table with its current texts. */
  readonly sheet: Sheet;
  /** The row of the selected cell, from 1. */
  readonly row: number;
  /** The file with its current texts. */
  readonly xml: string;
  readonly onChange: (xml: string) => void;
};

/** Splits, adds and removes the bands of the selected cell's row. The check names a gap or an overlap at once. */
export function BandTools({ sheet, row: number, xml, onChange }: BandToolsProps) {
  const [input, choose] = useState(0);
  const [typed, type] = useState('');
  const row = sheet.rows[number - 1];
  if (!row || sheet.inputs.length === 0) return null;
  const band: TableBand = { input, test: row.inputs[input]?.text ?? '' };
  const isBand = bandStart(band.test) !== undefined;
  const isShared = sheet.rows.filter(({ inputs }) => inputs[input]?.text === band.test).length > 1;
  const split = isBand && isNumber(typed) ? withBandSplit(xml, sheet, band, Number(typed)) : undefined;
  const added = typed.trim() === '' ? undefined : withRowAdded(xml, row, input, testOf(typed, band.test));
  const next = isBand ? split : added;
  const change = (file: string) => {
    onChange(file);
    type('');
  };
  const neighbor = neighborOf(sheet, band);
  return (
    <details className="rule-grid-bands">
      <summary>{copy.heading}</summary>
      <div className="rule-grid-tools">
        <label className="filter">
          <span>{copy.band}</span>
          <select className="control" value={input} onChange={({ target }) => choose(Number(target.value))}>
            {sheet.inputs.map((label, index) => (
              <option key={label} value={index}>
                {bandsInWords({ inputs: [label], tests: [row.inputs[index]?.text ?? ''] }) || copy.any(label)}
              </option>
            ))}
          </select>
        </label>
        <label className="filter">
          <span>{isBand ? copy.splitAt : copy.newRow}</span>
          <input className="control" value={typed} onChange={({ target }) => type(target.value)} />
        </label>
        <Button kind="secondary" disabled={!next} onClick={() => next && change(next)}>
          {isBand ? copy.split : copy.add}
        </Button>
        <Button
          kind="secondary"
          onClick={() => change(isBand ? withoutBand(xml, sheet, band) : withoutRow(xml, row))}
        >
          {isBand && isShared ? copy.removeBand : copy.removeRow}
        </Button>
        {isBand && typed.trim() !== '' && !split && <p className="fine-print">{copy.outside}</p>}
        {neighbor && (
          <p className="fine-print">
            {copy.taken(bandsInWords({ inputs: [sheet.inputs[input] ?? ''], tests: [neighbor] }))}
          </p>
        )}
      </div>
    </details>
  );
}

/** Returns the test of a new row, written as its neighbor's: a choice in quotes, a number bare. */
function testOf(typed: string, like: string): string {
  const text = typed.trim();
  return like.startsWith('"') && !text.startsWith('"')
    ? `"${text.toUpperCase().replaceAll(' ', '_')}"`
    : text;
}
