import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { FieldProps } from './field.tsx';
import { MoneyFrame } from './money-frame.tsx';

/**
 * Whole dollars in cents, with thousands separators as one types. What is no amount stays as it was typed, and is handed on so for the
 * schema to refuse.
 */
export function MoneyField(field: FieldProps<number>) {
  const value: unknown = field.value;
  return (
    <MoneyFrame
      field={field}
      inputMode="numeric"
      text={typeof value === 'number' ? formatWholeDollars(cents(value)).slice(1) : String(value ?? '')}
      onType={(text) => field.onChange(amountOf(text) as number | undefined)}
      onBlur={field.onBlur}
    />
  );
}

/** The amount that was typed, or the text as it stands when it is none: it is never made into another amount. */
export function amountOf(typed: string): Cents | string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  const digits = text
    .replace(/^\$\s*/, '')
    .replace(/,/g, '')
    .replace(/\.00$/, '');
  return /^\d{1,12}$/.test(digits) ? cents(Number(digits) * 100) : typed;
}
