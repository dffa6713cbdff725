import { type Cents, cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { useState } from 'react';
import { bareAmount } from './amount-typed.ts';
import type { FieldProps } from './field.tsx';
import { MoneyFrame } from './money-frame.tsx';

/**
 * Money to the cent, as bills have it: shown as it is typed, and with its thousands separators once one leaves. What is no amount stays
 * as it was typed, and is handed on so for the schema to refuse.
 */
export function ExactMoneyField(field: FieldProps<number>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const value: unknown = field.value;
  const text = typed && typed.value === value ? typed.text : shown(value);
  return (
    <MoneyFrame
      field={field}
      inputMode="decimal"
      text={text}
      onType={(next) => {
        const amount = exactAmountOf(next, typeof value === 'number' ? text : undefined);
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

function shown(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  const amount = cents(value);
  return (amount % 100 === 0 ? formatWholeDollars(amount) : formatDollars(amount)).slice(1);
}

/**
 * The amount that was typed, to the cent, or the text as it stands when it is none: it is never made into another amount.
 * @param shown what the field showed as an amount until then
 */
export function exactAmountOf(typed: string, shown?: string): Cents | string | undefined {
  if (!typed.trim()) return undefined;
  const bare = bareAmount(typed, shown) ?? '';
  const [, dollars, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(bare) ?? [];
  return dollars === undefined ? typed : cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')));
}
