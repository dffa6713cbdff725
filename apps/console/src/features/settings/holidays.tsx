import { organisation } from '@homeline/client/organisation.ts';
import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { holidayLine } from '@homeline/domain/organisations/hours.ts';
import type { LenderSettings } from '@homeline/domain/organisations/lender-settings.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { civilDateInWords, todayAt } from '../../shell/dates.ts';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.holidays;

type Holidays = LenderSettings['holidays'];
type Row = { readonly key: number; readonly date: string; readonly name: string };
type HolidaysProps = { readonly setting: Setting; readonly holidays: Holidays };

/** The days on which every department is closed. */
export function HolidaysSetting({ setting, holidays: saved }: HolidaysProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    saved
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, name }, key) => ({ key, date, name })),
  );
  const [next, setNext] = useState(saved.length);
  const change = (row: Row, part: Partial<Row>) =>
    setRows(rows.map((each) => (each === row ? { ...each, ...part } : each)));
  const remove = (row: Row) => setRows(rows.filter((each) => each !== row));
  // The server validates each date.
  const today = todayAt(organisation.orgMetaData.timeZone);
  const [past, ahead] = [true, false].map((isPast) =>
    rows.filter(({ date }) => (date !== '' && date < today) === isPast),
  );
  const holidays = rows.map(({ date, name }) => ({ date, name: name.trim() })) as Holidays;
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ holidays }}
      isChanged={linesOf(holidays) !== linesOf(saved)}
      problem={problemOf(holidays)}
      inWords={(value) => value.holidays && holidayLine(value.holidays)}
    >
      {past && past.length > 0 && (
        <details>
          <summary>{copy.past(past.length)}</summary>
          <HolidayTable rows={past} onChange={change} onRemove={remove} />
        </details>
      )}
      <HolidayTable rows={ahead ?? []} onChange={change} onRemove={remove} />
      <div className="form-actions">
        <Button
          kind="secondary"
          onClick={() => {
            setRows([...rows, { key: next, date: '', name: '' }]);
            setNext(next + 1);
          }}
        >
          {copy.add}
        </Button>
      </div>
    </SettingCard>
  );
}

type HolidayTableProps = {
  readonly rows: readonly Row[];
  readonly onChange: (row: Row, part: Partial<Row>) => void;
  readonly onRemove: (row: Row) => void;
};

function HolidayTable({ rows, onChange, onRemove }: HolidayTableProps) {
  return (
    <table className="table setting-holidays">
      <caption className="hidden-visually">{settingsCopy.names.holidays}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.date}</th>
          <th scope="col">{copy.name}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              <input
                type="date"
                className="control"
                aria-label={`${copy.date}: ${row.name}`}
                value={row.date}
                onChange={({ target }) => onChange(row, { date: target.value })}
              />
            </td>
            <td>
              <input
                className="control"
                aria-label={`${copy.name}: ${row.date && civilDateInWords(row.date)}`}
                value={row.name}
                onChange={({ target }) => onChange(row, { name: target.value })}
              />
            </td>
            <td>
              <button
                type="button"
                className="link"
                aria-label={copy.remove(row.name || (row.date && civilDateInWords(row.date)))}
                onClick={() => onRemove(row)}
              >
                ×
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf(holidays: Holidays): string {
  return holidays
    .map(({ date, name }) => `${date} ${name}`)
    .toSorted()
    .join('\n');
}

function problemOf(holidays: Holidays): string | undefined {
  if (holidays.some(({ date, name }) => !date || !name)) return copy.incomplete;
  const twice = holidays.find(({ date }, at) => holidays.findIndex((each) => each.date === date) < at);
  return twice && copy.twice(civilDateInWords(twice.date));
}
