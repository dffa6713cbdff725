import { type Cents, cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { useState } from 'react';
import type { FieldProps } from './field.tsx';
import { MoneyFrame } from './money-frame.tsx';
import { stripSeparators } from './strip-separators.ts';

/**
 * Takes an amount to the cent. It adds thousands separators when the field is left, and passes invalid text on for the schema to
 * reject.
 */
export function ExactMoneyField(field: FieldProps<number>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const value: unknown = field.value;
  const text = typed && typed.value === value ? typed.text : formatted(value);
  return (
    <MoneyFrame
      field={field}
      inputMode="decimal"
      text={text}
      onType={(next) => {
        const amount = parseExactAmount(next, typeof value === 'number' ? text : undefined);
        setTyped({ text: next, value: amount });
        field.onChange(amount as number | undefined);
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
    />
  );
}

function formatted(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  const amount = cents(value);
  return (amount % 100 === 0 ? formatWholeDollars(amount) : formatDollars(amount)).slice(1);
}

/**
 * Parses an amount to the cent. Returns invalid text unchanged.
 * @param previous the field's previous text
 */
export function parseExactAmount(typed: string, previous?: string): Cents | string | undefined {
  if (!typed.trim()) return undefined;
  const bare = stripSeparators(typed, previous) ?? '';
  const [, dollars, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(bare) ?? [];
  return dollars === undefined ? typed : cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')));
}
