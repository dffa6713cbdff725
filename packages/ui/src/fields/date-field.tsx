import { useRef, useState } from 'react';
import { controlAttributes, FieldGroup, type FieldProps, fieldId } from './field.tsx';

const PARTS = [
  { part: 'month', label: 'Month', digits: 2, autoComplete: 'bday-month', placeholder: 'MM' },
  { part: 'day', label: 'Day', digits: 2, autoComplete: 'bday-day', placeholder: 'DD' },
  { part: 'year', label: 'Year', digits: 4, autoComplete: 'bday-year', placeholder: 'YYYY' },
] as const;

type Part = (typeof PARTS)[number]['part'];
type DateParts = Record<Part, string>;

/** Takes a date as month, day and year. Its value is yyyy-MM-dd, which may not be a real date; `undefined` when empty. */
export function DateField({ isBirthday, ...field }: FieldProps<string> & { isBirthday?: boolean }) {
  const [typed, setTyped] = useState<DateParts>(() => partsOf(field.value));
  const group = useRef<HTMLDivElement>(null);

  function type(part: Part, text: string, next: Part | undefined, digits: number): void {
    const now = { ...typed, [part]: text.replace(/\D/g, '').slice(0, digits) };
    setTyped(now);
    field.onChange(dateOf(now));
    if (next && now[part].length === digits && typed[part].length < digits)
      group.current?.querySelector<HTMLInputElement>(`[data-part=${next}]`)?.focus();
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
              maxLength={digits}
              value={typed[part]}
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

function dateOf({ year, month, day }: DateParts): string | undefined {
  if (!year && !month && !day) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
