import { type ClipboardEvent, useRef, useState } from 'react';
import { uiCopy } from '../copy.ts';
import { digitsOf } from './digits-of.ts';
import { controlAttributes, FieldGroup, type FieldProps, fieldId } from './field.tsx';

const copy = uiCopy.fields;

const PARTS = [
  { part: 'month', label: copy.month, digits: 2, autoComplete: 'bday-month', placeholder: 'MM' },
  { part: 'day', label: copy.day, digits: 2, autoComplete: 'bday-day', placeholder: 'DD' },
  { part: 'year', label: copy.year, digits: 4, autoComplete: 'bday-year', placeholder: copy.yearPlaceholder },
] as const;

type Part = (typeof PARTS)[number]['part'];
type DateParts = Record<Part, string>;

/** Takes a date as month, day and year. Its value is yyyy-MM-dd, which may not be a real date; `undefined` when empty. */
export function DateField({ isBirthday, ...field }: FieldProps<string> & { isBirthday?: boolean }) {
  const [typed, setTyped] = useState<DateParts>(() => partsOf(field.value));
  const group = useRef<HTMLDivElement>(null);

  function take(now: DateParts): void {
    setTyped(now);
    field.onChange(dateOf(now));
  }

  /** Focus moves to the next part when one is full, or after a separator: 4/12/1985. */
  function type(part: Part, text: string, next: Part | undefined, digits: number): void {
    const now = { ...typed, [part]: digitsOf(text).slice(0, digits) };
    take(now);
    const isFull = now[part].length === digits && typed[part].length < digits;
    const isEnded = now[part] !== '' && /[/.\s-]$/.test(text);
    if (next && (isFull || isEnded))
      group.current?.querySelector<HTMLInputElement>(`[data-part=${next}]`)?.focus();
  }

  /** A whole date is split, wherever it is pasted. */
  function paste(event: ClipboardEvent): void {
    const parts = wholeDate(event.clipboardData.getData('text'));
    if (!parts) return;
    event.preventDefault();
    take(parts);
  }

  return (
    <FieldGroup {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field is left when the focus leaves the whole group */}
      <div
        className="date-parts"
        ref={group}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
        }}
      >
        {PARTS.map(({ part, label, digits, autoComplete, placeholder }, index) => (
          <label key={part} className="date-part">
            {label}
            <input
              {...controlAttributes(field)}
              id={index === 0 ? fieldId(field.name) : undefined}
              name={`${field.name}-${part}`}
              data-part={part}
              className="control figures"
              inputMode="numeric"
              autoComplete={isBirthday ? autoComplete : 'off'}
              placeholder={placeholder}
              value={typed[part]}
              onPaste={paste}
              onChange={(event) => type(part, event.target.value, PARTS[index + 1]?.part, digits)}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function partsOf(value = ''): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/**
 * Returns the parts of a date written as 4/12/1985, 4/12/85 or 1985-04-12; undefined for anything else. A year of two digits
 * stays as typed: the form asks for four.
 */
function wholeDate(pasted: string): DateParts | undefined {
  const text = pasted.normalize('NFKC').trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  const [month, day, year] = iso ? [iso[2], iso[3], iso[1]] : us ? [us[1], us[2], us[3]] : [];
  if (!month || !day || !year) return undefined;
  return { month: month.padStart(2, '0'), day: day.padStart(2, '0'), year };
}

function dateOf({ year, month, day }: DateParts): string | undefined {
  if (!year && !month && !day) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
