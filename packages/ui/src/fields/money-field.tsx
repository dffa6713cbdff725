import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { bareAmount } from './amount-typed.ts';
import type { FieldProps } from './field.tsx';
import { MoneyFrame } from './money-frame.tsx';

/**
 * Whole dollars in cents, with thousands separators as one types. What is no amount stays as it was typed, and is handed on so for the
 * schema to refuse.
 */
export function MoneyField(field: FieldProps<number>) {
  const value: unknown = field.value;
  const amount = typeof value === 'number' ? formatWholeDollars(cents(value)).slice(1) : undefined;
  return (
    <MoneyFrame
      field={field}
      inputMode="numeric"
      text={amount ?? String(value ?? '')}
      onType={(text) => field.onChange(amountOf(text, amount) as number | undefined)}
      onBlur={field.onBlur}
    />
  );
}

/**
 * The amount that was typed, or the text as it stands when it is none: it is never made into another amount.
 * @param shown what the field showed as an amount until then
 */
export function amountOf(typed: string, shown?: string): Cents | string | undefined {
  if (!typed.trim()) return undefined;
  const digits = bareAmount(typed, shown)?.replace(/\.00$/, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? cents(Number(digits) * 100) : typed;
}
