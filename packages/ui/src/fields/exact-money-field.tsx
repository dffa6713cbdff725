import { type Cents, cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { useState } from 'react';
import type { FieldProps } from './field.tsx';
import { MoneyFrame } from './money-frame.tsx';

/**
 * Money to the cent, as bills have it: shown as it is typed, and with its thousands separators once one leaves. What is no amount stays
 * as it was typed, and is handed on so for the schema to refuse.
 */
export function ExactMoneyField(field: FieldProps<number>) {
  const [typed, setTyped] = useState('');
  const value: unknown = field.value;
  return (
    <MoneyFrame
      field={field}
      inputMode="decimal"
      text={exactAmountOf(typed) === value ? typed : shown(value)}
      onType={(text) => {
        setTyped(text);
        field.onChange(exactAmountOf(text) as number | undefined);
      }}
      onBlur={() => {
        setTyped('');
        field.onBlur();
      }}
    />
  );
}

function shown(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  const amount = cents(value);
  return (amount % 100 === 0 ? formatWholeDollars(amount) : formatDollars(amount)).slice(1);
}

/** The amount that was typed, to the cent, or the text as it stands when it is none: it is never made into another amount. */
export function exactAmountOf(typed: string): Cents | string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  const bare = text.replace(/^\$\s*/, '').replace(/,/g, '');
  const [, dollars, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(bare) ?? [];
  return dollars === undefined ? typed : cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')));
}
